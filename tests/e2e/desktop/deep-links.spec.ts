import { logIn } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import type { Posts } from "../../setup/desktop/desktop-posts.ts";
import { overview, text } from "../../setup/desktop/owner-steps.ts";

const addLinked = (posts: Posts) => posts.add({ title: "Linked", content: "Found by its link." });

test("a link opens its post while the app runs", async ({ desk: { app, page }, posts }) => {
  await app.startAgain([`brightwren://post/${await addLinked(posts)}`]);
  await expect(text(page)).toHaveValue("Found by its link.");
});

test("a link opens its post when the app starts, and when one has signed in", async ({ launch, posts }) => {
  const { page } = await launch({ args: [`brightwren://post/${await addLinked(posts)}`] });
  await logIn(page);
  await expect(text(page)).toHaveValue("Found by its link.");
});

test("a link that comes while the window is loaded anew opens its post", async ({ desk, posts }) => {
  const { app, page } = desk;
  const link = `brightwren://post/${await addLinked(posts)}`;
  await app.evaluate(({ app: electronApp, BrowserWindow }, wanted) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    contents?.once("did-start-navigation", () =>
      electronApp.emit("second-instance", {}, [process.execPath, wanted], "/"),
    );
    contents?.reload();
  }, link);
  await expect(text(page)).toHaveValue("Found by its link.");
});

test("a second start without a link brings the window to the front", async ({ desk: { app } }) => {
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

test("links that lead to no post show an error, and nothing else happens", async ({ desk }) => {
  const { app, page, system } = desk;
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
