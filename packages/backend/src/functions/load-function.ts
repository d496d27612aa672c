import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

type EdgeFunction = (request: Request) => Response | Promise<Response>;

const functionName = /^[a-z0-9-]+$/;

export function functionFile(supabaseDir: string, name: string): string | undefined {
  if (!functionName.test(name)) return undefined;
  const file = join(supabaseDir, "functions", name, "index.ts");
  return existsSync(file) ? file : undefined;
}

/** Throws when the file does not export `default { fetch }`. */
export async function loadFunction(file: string): Promise<EdgeFunction> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const entry: unknown = isObject(module) ? module["default"] : undefined;
  const handler: unknown = isObject(entry) ? entry["fetch"] : undefined;
  if (!isObject(entry) || typeof handler !== "function") {
    throw new Error(`${file} must export default { fetch(request) { … } }.`);
  }
  return async (request) => {
    const response: unknown = await Reflect.apply(handler, entry, [request]);
    if (!(response instanceof Response)) throw new Error(`${file} did not return a Response.`);
    return response;
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
