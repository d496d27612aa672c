import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { hasKeychain, noKeychain } from "../../setup/desktop/keychains.ts";
import { overview, signIn, text } from "../../setup/desktop/owner-steps.ts";

test("a link opens its post, while the app runs and when it starts", async ({ launch, posts }) => {
  test.skip(!hasKeychain(), noKeychain);
  const id = await posts.add({ title: "Linked", content: "Found by its link." });
  const first = await launch();
  await signIn(first.page);
  await first.app.startAgain([`brightwren://post/${id}`]);
  await expect(text(first.page)).toHaveValue("Found by its link.");
  await first.app.close();

  const { page } = await launch({ args: [`brightwren://post/${id}`] });
  await expect(text(page)).toHaveValue("Found by its link.");
});

test("a second start without a link brings the window to the front", async ({ launch }) => {
  const { app, page } = await launch();
  await signIn(page);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
  await app.startAgain([]);
  const state = () =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.isVisible()));
  await expect.poll(state).toEqual([true]);
});

const hostile = [
  "brightwren://",
  "brightwren://post/",
  "brightwren://post/../../settings",
  "brightwren://post/%2e%2e%2fsettings",
  "brightwren://post/11111111-1111-4111-8111-111111111111/../../login",
  "brightwren://post/11111111-1111-4111-8111-111111111111?x=1#/settings",
  "brightwren://post/<script>alert(1)</script>",
  "brightwren://post/javascript:alert(1)",
  "brightwren://evil@post/11111111-1111-4111-8111-111111111111",
  "brightwren:javascript:alert(1)",
  "BRIGHTWREN://POST/1",
  "brightwren://post/ --no-sandbox --inspect=0.0.0.0",
  `brightwren://post/${"a".repeat(5000)}`,
  "brightwren://post/\u0000",
  "brightwren://settings?url=https://evil.example",
];

test("links that lead to no post show an error, and nothing else happens", async ({ launch }) => {
  const { app, page, system } = await launch();
  await signIn(page);
  const address = page.url();
  await app.evaluate(({ app: electronApp }, links) => {
    for (const link of links) electronApp.emit("second-instance", {}, [process.execPath, link], "/");
  }, hostile);
  await expect.poll(async () => (await system.journal()).boxes.length).toBe(hostile.length);
  const { boxes, opened } = await system.journal();
  expect(new Set(boxes.map(({ message }) => message))).toEqual(new Set(["This link could not be opened"]));
  expect(opened).toEqual([]);
  expect(page.url()).toBe(address);
  await expect(overview(page)).toBeVisible();
});
