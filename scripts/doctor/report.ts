import type { Check, Verdict } from "./check.ts";

const words: Record<Verdict, string> = { bad: "BAD", unknown: "?", good: "good" };

export function describeChecks(checks: readonly Check[]): string {
  const width = Math.max(...checks.map(({ name }) => name.length));
  const order: Verdict[] = ["bad", "unknown", "good"];
  const of = (verdict: Verdict) => checks.filter((check) => check.verdict === verdict);
  const lines = order.flatMap((verdict) =>
    of(verdict).map(({ name, says }) => `${words[verdict].padEnd(4)}  ${name.padEnd(width)}  ${says}`),
  );
  const counts = `${of("bad").length} bad, ${of("unknown").length} inconclusive, ${of("good").length} good.`;
  return [...lines, "", counts].join("\n");
}
