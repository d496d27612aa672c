import { NoAnswerError } from "./deployment.ts";

/** `unknown`: the check could not be made. */
export type Verdict = "good" | "bad" | "unknown";

export type Finding = { verdict: Verdict; says: string };

export type Check = Finding & { name: string };

export const good = (says: string): Finding => ({ verdict: "good", says });
export const bad = (says: string): Finding => ({ verdict: "bad", says });
export const unknown = (says: string): Finding => ({ verdict: "unknown", says });

export async function check(name: string, look: () => Promise<Finding>): Promise<Check> {
  try {
    return { name, ...(await look()) };
  } catch (error) {
    if (error instanceof NoAnswerError) return { name, ...unknown(error.message) };
    throw error;
  }
}

/** Combines findings: only those with the worst verdict are reported; `fine` if all are good. */
export function worst(findings: readonly Finding[], fine: string): Finding {
  for (const verdict of ["bad", "unknown"] as const) {
    const told = findings.filter((finding) => finding.verdict === verdict).map(({ says }) => says);
    if (told.length > 0) return { verdict, says: [...new Set(told)].join(" ") };
  }
  return good(fine);
}

export const unlessFaulty = (faults: readonly string[], fine: string, advice: string): Finding =>
  faults.length === 0 ? good(fine) : bad([...faults, advice].join(" "));
