import { test } from "../../setup/admin-journey.ts";
import { openAdmin } from "../../setup/admin-steps.ts";
import { deskByKeyboard, wrongPassword } from "../../setup/by-keyboard.ts";
import { postsAt } from "../../setup/desktop/desktop-posts.ts";
import { journeyBackend } from "../../setup/journey-addresses.ts";

test("the keyboard alone changes many posts, imports a file and comes to the account's words", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(wrongPassword);
  await openAdmin(page);
  await deskByKeyboard({ page, posts: postsAt(journeyBackend.url) });
});
