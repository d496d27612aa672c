import { test } from "../../setup/admin-journey.ts";
import { openAdmin } from "../../setup/admin-steps.ts";
import { deskByKeyboard, wrongPassword } from "../../setup/by-keyboard.ts";
import { postsAt } from "../../setup/desktop/desktop-posts.ts";
import { testBackend } from "../../setup/test-backend.ts";

test("supports bulk changes, imports and the account screen by keyboard alone", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(wrongPassword);
  await openAdmin(page);
  await deskByKeyboard({ page, posts: postsAt(testBackend.url) });
});
