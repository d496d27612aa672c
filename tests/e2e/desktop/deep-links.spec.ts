import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { linkScheme } from "@brightwren/desktop/main/links/deep-link.ts";
import { logIn } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { chooseMenu, overview, text, title } from "../../setup/desktop/owner-steps.ts";
import { addDraft } from "../../setup/posts.ts";

test("opens deep links at startup and while the app is running, even during a reload", async ({ launch }) => {
  const other = await addDraft({ title: "Running", content: "Found while running." });
  const linked = await addDraft({ title: "Linked", content: "Found by its link." });
  const { app, page } = await launch({ args: [`${linkScheme}://post/${linked}`] });
  await logIn(page);
  await expect(text(page)).toHaveValue("Found by its link.");

  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
  const link = `${linkScheme}://post/${other}`;
  await app.startAgain([link]);
  await expect(text(page)).toHaveValue("Found while running.");
  const visible = () =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.isVisible()));
  await expect.poll(visible).toEqual([true]);

  await chooseMenu(app, "overview");
  await expect(overview(page)).toBeVisible();
  await app.evaluate(({ app: electronApp, BrowserWindow }, wanted) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    contents?.once("did-start-navigation", () =>
      electronApp.emit("second-instance", {}, [process.execPath, wanted], "/"),
    );
    contents?.reload();
  }, link);
  await expect(text(page)).toHaveValue("Found while running.");
});

/** See deep-link.test.ts for more. */
const hostile = [
  `${linkScheme}://post/../../settings`,
  `${linkScheme}://post/11111111-1111-4111-8111-111111111111?x=1#/settings`,
  `${linkScheme}:javascript:alert(1)`,
  `${linkScheme}://post/ --no-sandbox --inspect=0.0.0.0`,
  `${linkScheme}://post/\u0000`,
];

/** These links are also valid relative file paths. */
const filesAsLinks = [
  `${linkScheme}:x/../passwords.txt`,
  `${linkScheme}:passwords.txt`,
  `${linkScheme.toUpperCase()}:x/../passwords.txt`,
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
          if (argument.toLowerCase().startsWith(`${given.scheme}:`))
            electronApp.emit("open-url", { preventDefault() {} }, argument);
        }
      },
      { argv, folder, scheme: linkScheme },
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
