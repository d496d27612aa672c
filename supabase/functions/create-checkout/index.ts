import { randomUUID } from "node:crypto";
import { checkoutPackages, findPackage } from "../_shared/contracts/checkout-packages.ts";
import {
  type CheckoutAnswer,
  type CheckoutPage,
  checkoutPageHeader,
  checkoutPages,
  createCheckoutSchema,
  idempotencyKeyHeader,
} from "../_shared/contracts/create-checkout.ts";
import type { Environment } from "../_shared/environment.ts";
import { HttpError } from "../_shared/http-error.ts";
import { jsonResponse, readInput } from "../_shared/json.ts";
import { logEvent } from "../_shared/log.ts";
import { secondsToWait, waitText } from "../_shared/start-limit.ts";
import { uuidIn } from "../_shared/uuid-in.ts";
import { webFunction } from "../_shared/web-function.ts";
import { checkoutFailed, startSession } from "./start-session.ts";

const unknownPrice = () =>
  new HttpError(
    400,
    "unknown_price",
    "There is no package with this price. Please choose one from the price list.",
  );

const notConfigured = () =>
  new HttpError(
    503,
    "not_configured",
    "Our online checkout is not set up at the moment. Please write to us, and we will start your package for you.",
  );

export default { fetch: webFunction("create-checkout", handle, checkoutFailed) };

/** High enough for an office with a shared address. */
const limit = { key: "", count: 30, minutes: 15, perDay: 100 };

const tooMany = (seconds: number) =>
  new HttpError(
    429,
    "rate_limited",
    `Too many checkouts were started from your network. Please try again in ${waitText(seconds)}, or write to us and we will start your package for you.`,
    { headers: { "Retry-After": String(seconds) } },
  );

async function handle(request: Request, environment: Environment): Promise<Response> {
  const { checkout } = environment;
  const { priceId } = await readInput(request, createCheckoutSchema);
  const prices = checkout?.provider === "stripe" ? checkout.prices : undefined;
  const price = prices?.get(priceId);
  // Accepts our own price id or the provider's.
  const offered =
    findPackage(priceId) ?? checkoutPackages.find((each) => prices?.get(each.priceId) === priceId);
  if (price === undefined && !offered) throw unknownPrice();

  const wait = await secondsToWait(request.headers, environment, limit);
  if (wait > 0) throw tooMany(wait);

  const page = pageOf(request.headers);
  if (checkout?.provider === "practice") return answer(practicePage(checkout.pageUrl, priceId, page));
  if (checkout === undefined || price === undefined) {
    logEvent("checkout not configured", { price: priceId, keySet: checkout !== undefined });
    throw notConfigured();
  }
  return answer(
    await startSession(checkout, { price, offered, page, idempotencyKey: idempotencyKey(request.headers) }),
  );
}

function pageOf(headers: Headers): CheckoutPage | undefined {
  const page = headers.get(checkoutPageHeader);
  return checkoutPages.find((known) => known === page);
}

function practicePage(pageUrl: string, priceId: string, page: CheckoutPage | undefined): string {
  const url = new URL(pageUrl);
  url.searchParams.set("price", priceId);
  if (page) url.searchParams.set("page", page);
  return url.href;
}

const answer = (url: string) => jsonResponse(200, { url } satisfies CheckoutAnswer);

/** Generates a key unless the caller sent a UUID. */
export const idempotencyKey = (headers: Headers): string =>
  uuidIn(headers, idempotencyKeyHeader) ?? randomUUID();
