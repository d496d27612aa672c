type Value = string | number | boolean | null | undefined | string[];

/**
 * Writes one line of JSON. Takes ids, codes and outcomes only: what a person typed, addresses and keys never go in.
 */
export function logEvent(event: string, details: Record<string, Value> = {}): void {
  console.log(JSON.stringify({ at: new Date().toISOString(), event, ...details }));
}
