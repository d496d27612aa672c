import { accessibilityFaults } from "../../setup/desktop/accessibility-faults.ts";
import { chooseMenu } from "../../setup/desktop/choose-menu.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { withoutNetwork } from "../../setup/desktop/network-gate.ts";
import { openPost, said, signIn, write } from "../../setup/desktop/owner-steps.ts";

const again = "You will have to sign in again when the app starts.";

// Without a keychain, so that the notice of it is looked at as well.
test.use({ keychain: "none" });

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1240]) {
    test(`no accessibility faults from the login to an editor without a network: ${colorScheme}, ${width} px`, async ({
      launch,
      posts,
      network,
      consoleGuard,
    }) => {
      consoleGuard.allow(withoutNetwork);
      const id = await posts.add({ title: "Seen by axe", content: "## Heading\n\nText." });
      const { app, page } = await launch();
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 860 });
      if (process.platform === "linux") await expect(page.getByText(again)).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await signIn(page);
      await expect(page.getByRole("region", { name: "Recent Posts" }).getByRole("listitem")).not.toHaveCount(
        0,
      );
      expect(await accessibilityFaults(page)).toEqual([]);
      await openPost(page, id);
      await network.down();
      await write(page, " More.");
      await expect(said(page, "Offline: kept on this computer")).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await chooseMenu(app, "overview");
      await expect(page.getByRole("region", { name: "Kept on this computer" })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }
}
