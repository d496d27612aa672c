import { journeyAddresses } from "./journey-addresses.ts";
import { test as base } from "./writing-journey.ts";

export const test = base.extend({
  storageState: async ({ ownerSession }, provide) => {
    const localStorage = ownerSession ? [ownerSession] : [];
    await provide({ cookies: [], origins: [{ origin: journeyAddresses.site, localStorage }] });
  },
});

export { expect } from "./journey.ts";
