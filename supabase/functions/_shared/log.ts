import process from "node:process";

type Value = string | number | boolean | null | undefined | string[];

/** Log only ids, codes and outcomes, never user input, addresses or keys. */
export function logEvent(event: string, details: Record<string, Value> = {}): void {
  const at = new Date().toISOString();
  const facts = Object.entries(details).map(([name, value]) => `${name}: ${String(value)}`);
  // JSON for a hosted project's log, text for a person's terminal.
  console.log(
    process.stdout.isTTY
      ? `${at.slice(11, 23)}   ${event} (${facts.join(", ")})`
      : JSON.stringify({ at, event, ...details }),
  );
}
