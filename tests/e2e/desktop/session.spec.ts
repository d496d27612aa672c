import { logIn, member } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { loginCard } from "../../setup/desktop/owner-steps.ts";

test("signs out a user without the owner role", async ({ launch }) => {
  const { page, system } = await launch();
  await logIn(page, member);
  await expect.poll(async () => (await system.journal()).boxes).toMatchObject([{ message: "Access Denied" }]);
  await expect(loginCard(page)).toBeVisible();
});
