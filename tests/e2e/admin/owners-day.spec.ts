import { test } from "../../setup/admin-journey.ts";
import { openAdmin } from "../../setup/admin-steps.ts";
import { ownersDay } from "../../setup/owners-day.ts";

test("supports an owner's typical working day", async ({ page }) => {
  await openAdmin(page);
  await ownersDay(page);
});
