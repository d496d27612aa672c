type Value = string | number | boolean | null | undefined | string[];

/** Log only ids, codes and outcomes, never user input, addresses or keys. */
export function logEvent(event: string, details: Record<string, Value> = {}): void {
  console.log(JSON.stringify({ at: new Date().toISOString(), event, ...details }));
}
