export type Row = Record<string, unknown>;

export type ServerRequest = { method: string; url: URL; headers: Headers; body: string | null };

export type Condition = { column: string; operator: "eq" | "gt" | "is"; value: string };

export type TableRequest = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  table: string;
  columns: string[] | undefined;
  conditions: Condition[][];
  limit: number;
  values: Row;
  isSingle: boolean;
};

const tablePath = /^\/rest\/v1\/([a-z_]+)$/;

/** Throws for anything the model does not support, such as a write that does not request the written rows. */
export function readTableRequest(request: ServerRequest): TableRequest {
  const { method, url, headers, body } = request;
  const table = tablePath.exec(url.pathname)?.[1];
  if (table === undefined || !isMethod(method)) throw unknownRequest(request);
  if (method !== "GET" && headers.get("prefer") !== "return=representation") throw unknownRequest(request);
  const asked: TableRequest = {
    method,
    table,
    columns: undefined,
    conditions: [],
    limit: Infinity,
    values: readValues(request, body),
    isSingle: headers.get("accept") === "application/vnd.pgrst.object+json",
  };
  for (const [name, value] of url.searchParams) {
    if (name === "select") asked.columns = value === "*" ? undefined : value.split(",");
    else if (name === "limit" && method === "GET") asked.limit = Number(value);
    else if (name === "or") asked.conditions.push(readAlternatives(request, value));
    else asked.conditions.push([readCondition(request, `${name}.${value}`)]);
  }
  if (asked.isSingle && (method === "PATCH" || method === "DELETE")) throw unknownRequest(request);
  return asked;
}

export const unknownRequest = ({ method, url, body }: ServerRequest): Error =>
  new Error(
    `The server in memory knows no such request: ${method} ${url.pathname}${url.search} ${body ?? ""}`,
  );

const isMethod = (method: string): method is TableRequest["method"] =>
  method === "GET" || method === "POST" || method === "PATCH" || method === "DELETE";

function readValues(request: ServerRequest, body: string | null): Row {
  const values: unknown = JSON.parse(body ?? "{}");
  if (typeof values !== "object" || values === null || Array.isArray(values)) throw unknownRequest(request);
  return values as Row;
}

function readAlternatives(request: ServerRequest, value: string): Condition[] {
  if (!/^\([^()"]+\)$/.test(value)) throw unknownRequest(request);
  return value
    .slice(1, -1)
    .split(",")
    .map((condition) => readCondition(request, condition));
}

function readCondition(request: ServerRequest, text: string): Condition {
  const [, column = "", operator, value = ""] = /^([a-z_]+)\.(eq|gt|is)\.(.*)$/s.exec(text) ?? [];
  if (operator !== "eq" && operator !== "gt" && operator !== "is") throw unknownRequest(request);
  if (operator === "is" && value !== "null") throw unknownRequest(request);
  return { column, operator, value };
}
