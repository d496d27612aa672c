import { packages } from "@brightwren/brand";
import type { RunningBackend } from "@brightwren/backend/backend-options";
import { callFunction } from "./enquiries-visitor.ts";

export function startCheckout(
  backend: RunningBackend,
  body: unknown = { priceId: packages[1].home.id },
  headers: Record<string, string> = {},
): Promise<Response> {
  return callFunction(backend, "create-checkout", {
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", ...headers },
  });
}

export async function outcome(response: Response): Promise<{ status: number; body: unknown }> {
  return { status: response.status, body: await response.json() };
}
