type PostgresAnswer = {
  status: number;
  body: { code: string; details: string | null; hint: string | null; message: string };
};

export function postgresCode(error: Error): string | undefined {
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

export function answerPostgresError(error: Error): PostgresAnswer | undefined {
  const code = postgresCode(error);
  if (code === undefined) return undefined;
  return {
    status: statusOf(code),
    body: { code, details: text(error, "detail"), hint: text(error, "hint"), message: error.message },
  };
}

/** https://docs.postgrest.org/en/stable/references/errors.html */
function statusOf(code: string): number {
  if (code === "23503" || code === "23505") return 409;
  if (code === "25006") return 405;
  if (code === "P0001") return 400;
  if (code === "53400") return 500;
  const byClass: Record<string, number> = {
    "08": 503,
    "22": 400,
    "23": 400,
    "28": 403,
    "42": 400,
    "53": 503,
  };
  return byClass[code.slice(0, 2)] ?? 500;
}

function text(error: Error, key: string): string | null {
  const value: unknown = Reflect.get(error, key);
  return typeof value === "string" ? value : null;
}
