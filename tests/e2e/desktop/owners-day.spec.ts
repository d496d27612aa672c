import { test } from "../../setup/desktop/desktop-journey.ts";
import { ownersDay } from "../../setup/owners-day.ts";

test("supports an owner's typical working day", async ({ desk: { page }, posts }) => {
  await ownersDay({ page, posts });
});
