import { test } from "../../setup/desktop/desktop-journey.ts";
import { ownersDay } from "../../setup/owners-day.ts";

test("supports an owner's typical working day", { tag: "@deep" }, async ({ desk: { page } }) => {
  await ownersDay(page);
});
