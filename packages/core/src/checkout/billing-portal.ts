import { invokeFunction } from "../functions/invoke-function.ts";
import { getSignedInClient } from "../session/access.ts";
import { urlIn } from "./create-checkout.ts";

/** Returns the customer portal's address for the token of a private link. Throws a `FunctionError`. */
export const openPortal = async (token: string): Promise<string> =>
  urlIn(await invokeFunction("billing-portal", { body: { token }, timeout: 20_000 }));

/** Returns a new private link to the customer portal, which works once, for 30 days. Throws a `FunctionError`. */
export async function makePortalLink(subscriptionId: string): Promise<string> {
  await getSignedInClient();
  return urlIn(await invokeFunction("billing-portal", { body: { subscriptionId }, timeout: 20_000 }));
}
