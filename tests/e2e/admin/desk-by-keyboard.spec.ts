import { test } from "../../setup/admin-journey.ts";
import { openAdmin } from "../../setup/admin-steps.ts";
import { deskByKeyboard, wrongPassword } from "../../setup/by-keyboard.ts";
import { postsAt } from "../../setup/desktop/desktop-posts.ts";
import { testBackend } from "../../setup/test-backend.ts";

test("the keyboard alone changes many posts, imports a file and comes to the account's words", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(wrongPassword);
  await openAdmin(page);
  await deskByKeyboard({ page, posts: postsAt(testBackend.url) });
});
