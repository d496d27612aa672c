import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { logIn } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import type { Posts } from "../../setup/desktop/desktop-posts.ts";
import { chooseMenu, overview, text, title } from "../../setup/desktop/owner-steps.ts";

const addLinked = (posts: Posts) => posts.add({ title: "Linked", content: "Found by its link." });

test("opens a deep link passed at startup once the owner has signed in", async ({ launch, posts }) => {
  const { page } = await launch({ args: [`brightwren://post/${await addLinked(posts)}`] });
  await logIn(page);
  await expect(text(page)).toHaveValue("Found by its link.");
});

test("opens a deep link while the app is running, even during a reload", async ({
  desk: { app, page },
  posts,
}) => {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
  await app.startAgain([]);
  const visible = () =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.isVisible()));
  await expect.poll(visible).toEqual([true]);

  const link = `brightwren://post/${await addLinked(posts)}`;
  await app.startAgain([link]);
  await expect(text(page)).toHaveValue("Found by its link.");

  await chooseMenu(app, "overview");
  await expect(overview(page)).toBeVisible();
  await app.evaluate(({ app: electronApp, BrowserWindow }, wanted) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    contents?.once("did-start-navigation", () =>
      electronApp.emit("second-instance", {}, [process.execPath, wanted], "/"),
    );
    contents?.reload();
  }, link);
  await expect(text(page)).toHaveValue("Found by its link.");
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

/** These links are also valid relative file paths. */
const filesAsLinks = [
  "brightwren:x/../passwords.txt",
  "brightwren:passwords.txt",
  "BRIGHTWREN:x/../passwords.txt",
];

test("reports invalid links without reading a file", async ({ desk: { app, page, system }, folder }) => {
  await writeFile(join(folder, "passwords.txt"), "My passwords.");
  await writeFile(join(folder, "good.md"), "---\ntitle: Given by the system\n---\nIts words.\n");
  const address = page.url();
  const links = [...hostile, ...filesAsLinks];
  const emit = (argv: string[]) =>
    app.evaluate(
      ({ app: electronApp }, given) => {
        for (const argument of given.argv) {
          const all = [process.execPath, "--allow-file-access-from-files", argument];
          electronApp.emit("second-instance", {}, all, given.folder);
          if (/^brightwren:/i.test(argument)) electronApp.emit("open-url", { preventDefault() {} }, argument);
        }
      },
      { argv, folder },
    );
  await emit(links);
  const messages = async () => (await system.journal()).boxes.map(({ message }) => message);
  const refusals = Array.from({ length: 2 * links.length }, () => "This link could not be opened");
  await expect.poll(messages).toEqual(refusals);
  expect((await system.journal()).opened).toEqual([]);
  expect(page.url()).toBe(address);
  await expect(overview(page)).toBeVisible();
  // Files are opened in order, so the app has handled every link once this file is open.
  await emit(["good.md"]);
  await expect(title(page)).toHaveValue("Given by the system");
  await expect(text(page)).toHaveValue(/^Its words\.\s*$/);
  expect(await messages()).toEqual(refusals);
});
