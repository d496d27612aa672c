import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { withoutNetwork } from "../../setup/desktop/network-gate.ts";
import { chooseMenu, openPost, statusLine, write } from "../../setup/desktop/owner-steps.ts";
import { screenFaults } from "../../setup/screen-faults.ts";

test(
  "has no layout or accessibility errors on any screen",
  { tag: "@deep" },
  async ({ desk: { app, page }, posts, network, consoleGuard }) => {
    test.slow();
    consoleGuard.allow(withoutNetwork);
    await posts.add({ title: "Seen by axe", status: "published" });
    const id = await posts.add({ title: "A draft", content: "## Heading\n\nText." });
    const screens = {
      posts: "Posts",
      enquiries: "Enquiries",
      subscriptions: "Subscriptions",
      pictures: "Pictures",
      taxonomy: "Categories and tags",
      trash: "Trash",
      "blog-settings": "Settings",
      account: "Account",
      "import-export": "Import and export",
    };
    for (const [item, name] of Object.entries(screens)) {
      await chooseMenu(app, item);
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
      expect(await screenFaults(page, [390, 1440])).toEqual([]);
    }
    await openPost(page, id);
    await network.down();
    await write(page, " More.");
    await expect(statusLine(page, "Offline. Saved on this computer")).toBeVisible();
    expect(await screenFaults(page, [390, 1240])).toEqual([]);
    await chooseMenu(app, "overview");
    await expect(page.getByRole("region", { name: "Saved on this computer" })).toBeVisible();
    expect(await screenFaults(page, [390, 1240])).toEqual([]);
  },
);
