import { test } from "../../setup/desktop/desktop-journey.ts";
import { ownersDay } from "../../setup/owners-day.ts";

test("supports a day in the owner's life", async ({ desk: { page }, posts }) => {
  await ownersDay({ page, posts });
});
