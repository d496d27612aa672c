import { chooseMenu, openPost, press, statusLine, signIn, write } from "../../setup/desktop/owner-steps.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { withoutNetwork } from "../../setup/desktop/network-gate.ts";
import { screenFaults } from "../../setup/screen-faults.ts";

const again = "You will have to sign in again when the app starts.";
const widths = [390, 1240];

// Without a keychain, so that the notice of it is looked at as well.
test.use({ keychain: "none" });

test("no accessibility faults and nothing beside the page where the app differs from the browser: the notices, the settings", async ({
  launch,
}) => {
  const { app, page } = await launch();
  if (process.platform === "linux") await expect(page.getByText(again)).toBeVisible();
  expect(await screenFaults(page, widths)).toEqual([]);
  await signIn(page);
  await expect(page.getByRole("region", { name: "Recent Posts" }).getByRole("listitem")).not.toHaveCount(0);
  expect(await screenFaults(page, widths)).toEqual([]);
  await chooseMenu(app, "settings");
  await page.getByLabel("Backend address").fill("");
  await press(page, "Save");
  await expect(page.getByLabel("Backend address")).toHaveAccessibleDescription(/required/);
  expect(await screenFaults(page, widths)).toEqual([]);
});

test("nor on any screen that the menu leads to", { tag: "@deep" }, async ({ launch, posts }) => {
  test.slow();
  await posts.add({ title: "Seen by axe", status: "published" });
  const { app, page } = await launch();
  await signIn(page);
  const headings = {
    posts: "Posts",
    enquiries: "Enquiries",
    pictures: "Pictures",
    taxonomy: "Categories and tags",
    trash: "Trash",
    "blog-settings": "Settings",
    account: "Account",
    moving: "Import and export",
  };
  for (const [id, name] of Object.entries(headings)) {
    await chooseMenu(app, id);
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    expect(await screenFaults(page, [390, 1440])).toEqual([]);
  }
});

test(
  "nor without a network, in the editor and in the overview",
  { tag: "@deep" },
  async ({ launch, posts, network, consoleGuard }) => {
    consoleGuard.allow(withoutNetwork);
    const id = await posts.add({ title: "Seen by axe", content: "## Heading\n\nText." });
    const { app, page } = await launch();
    await signIn(page);
    await openPost(page, id);
    await network.down();
    await write(page, " More.");
    await expect(statusLine(page, "Offline: kept on this computer")).toBeVisible();
    expect(await screenFaults(page, widths)).toEqual([]);
    await chooseMenu(app, "overview");
    await expect(page.getByRole("region", { name: "Kept on this computer" })).toBeVisible();
    expect(await screenFaults(page, widths)).toEqual([]);
  },
);
