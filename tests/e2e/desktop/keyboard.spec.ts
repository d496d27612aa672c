import { deskByKeyboard, wrongPassword } from "../../setup/by-keyboard.ts";
import { test } from "../../setup/desktop/desktop-journey.ts";

test("the keyboard alone changes many posts, imports a file and comes to the account's words", async ({
  desk: { page },
  posts,
  consoleGuard,
}) => {
  consoleGuard.allow(wrongPassword);
  await deskByKeyboard({ page, posts });
});
