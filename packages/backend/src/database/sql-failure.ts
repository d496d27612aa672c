export function describeSqlFailure(error: unknown, sql: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const position = Number(error instanceof Error ? Reflect.get(error, "position") : undefined);
  if (!Number.isInteger(position) || position < 1) return message;
  return `line ${lineAt(sql, position)}: ${message}`;
}

/** Postgres counts characters from 1, JavaScript UTF-16 code units from 0. */
function lineAt(text: string, position: number): number {
  let line = 1;
  let seen = 0;
  for (const character of text) {
    seen += 1;
    if (seen >= position) break;
    if (character === "\n") line += 1;
  }
  return line;
}
