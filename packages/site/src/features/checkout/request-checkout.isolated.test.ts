import { createCheckout } from "@brightwren/core/checkout/create-checkout";
import { FunctionError } from "@brightwren/core/functions/invoke-function";
import { afterEach, expect, test, vi } from "vitest";
import { requestCheckout } from "./request-checkout.ts";

vi.mock("@brightwren/core/checkout/create-checkout", { spy: true });

const create = vi.mocked(createCheckout);
const url = "https://checkout.stripe.com/c/pay/1";
const keys = () => create.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);

afterEach(() => create.mockReset());

test("reuses the key until a response arrives", async () => {
  create.mockRejectedValueOnce(new FunctionError("", "unreachable")).mockResolvedValue(url);
  await expect(requestCheckout("a", "home")).rejects.toMatchObject({ code: "unreachable" });
  await requestCheckout("b", "home");
  await requestCheckout("a", "home");
  await requestCheckout("a", "home");
  const [lost, other, again, later] = keys();
  expect(again).toBe(lost);
  expect(new Set([lost, other, later]).size).toBe(3);
});

test("uses a new key after the payment provider returns an error", async () => {
  create.mockRejectedValueOnce(new FunctionError("Failed.", "provider_failed")).mockResolvedValue(url);
  await expect(requestCheckout("a", "home")).rejects.toMatchObject({ code: "provider_failed" });
  await requestCheckout("a", "home");
  expect(new Set(keys()).size).toBe(2);
});
