import { providerTimeoutCode } from "../_shared/contracts/create-checkout.ts";
import { HttpError } from "../_shared/http-error.ts";

/** What a visitor reads whenever the checkout could not be started (specification section 8). */
export const checkoutFailed = "Failed to start checkout. Please try again.";

/** For a provider that is down, refuses, or answers what it should not. */
export const providerFailed = () => new HttpError(502, "provider_failed", checkoutFailed);

/** For a provider that does not answer in time. */
export const providerTooSlow = () => new HttpError(504, providerTimeoutCode, checkoutFailed);
