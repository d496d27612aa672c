import { RequestError } from "./deployment.ts";

/** `unknown`: the check was inconclusive. */
type Verdict = "good" | "bad" | "unknown";

export type Finding = { verdict: Verdict; says: string };

export type Check = Finding & { name: string };

export const good = (says: string): Finding => ({ verdict: "good", says });
export const bad = (says: string): Finding => ({ verdict: "bad", says });
export const unknown = (says: string): Finding => ({ verdict: "unknown", says });

export async function check(name: string, run: () => Promise<Finding>): Promise<Check> {
  try {
    return { name, ...(await run()) };
  } catch (error) {
    if (error instanceof RequestError) return { name, ...unknown(error.message) };
    throw error;
  }
}

/** Reports only the findings with the worst verdict, or `fine` if all are good. */
export function worst(findings: readonly Finding[], fine: string): Finding {
  for (const verdict of ["bad", "unknown"] as const) {
    const messages = findings.filter((finding) => finding.verdict === verdict).map(({ says }) => says);
    if (messages.length > 0) return { verdict, says: [...new Set(messages)].join(" ") };
  }
  return good(fine);
}

export const reportProblems = (problems: readonly string[], fine: string, advice: string): Finding =>
  problems.length === 0 ? good(fine) : bad([...problems, advice].join(" "));

const words: Record<Verdict, string> = { bad: "BAD", unknown: "?", good: "good" };

export function describeChecks(checks: readonly Check[]): string {
  const width = Math.max(...checks.map(({ name }) => name.length));
  const order: Verdict[] = ["bad", "unknown", "good"];
  const of = (verdict: Verdict) => checks.filter((found) => found.verdict === verdict);
  const lines = order.flatMap((verdict) =>
    of(verdict).map(({ name, says }) => `${words[verdict].padEnd(4)}  ${name.padEnd(width)}  ${says}`),
  );
  const counts = `${of("bad").length} bad, ${of("unknown").length} inconclusive, ${of("good").length} good.`;
  return [...lines, "", counts].join("\n");
}
