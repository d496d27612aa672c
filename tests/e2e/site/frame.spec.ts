import { untilHydrated } from "../../setup/page-ready.ts";
import { expect, test } from "../../setup/journey.ts";

test("on a phone the menu opens and closes, by keyboard too, and traps nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const toggle = page.getByRole("button", { name: /Menu|Close/ });
  const blog = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" });
  await expect(blog).toBeHidden();
  await toggle.click();
  await expect(blog).toBeVisible();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await toggle.click();
  await expect(blog).toBeHidden();

  await toggle.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(blog).toBeHidden();
  await expect(toggle).toBeFocused();

  await page.keyboard.press("Enter");
  for (let i = 0; i < 8; i += 1) await page.keyboard.press("Tab");
  await expect(blog).toBeHidden();

  await toggle.click();
  await blog.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights & Resources");
  await expect(blog).toBeHidden();
});

for (const { path, width, name } of [
  { path: "/", width: 390, name: "the menu's bars" },
  { path: "/faq", width: 1440, name: "a question's plus" },
]) {
  test(`${name} can be seen in forced colours`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    await page.goto(path);
    const mark = page.locator("header button > span, main summary > [aria-hidden]").filter({ visible: true });
    await expect(mark.first()).toBeVisible();
    const image = await mark.first().screenshot();
    const shades = await page.evaluate(
      async (bytes) => {
        const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
        context?.drawImage(picture, 0, 0);
        const pixels = context?.getImageData(0, 0, picture.width, picture.height).data ?? [];
        return new Set(pixels.filter((_, place) => place % 4 === 0)).size;
      },
      [...image],
    );
    expect(shades).toBeGreaterThan(1);
  });
}

test("the skip link is the first stop and leads to the content", async ({ page }) => {
  await page.goto("/blog");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a new page starts at its top with the focus in its content; going back returns to where one was", async ({
  page,
}) => {
  await page.goto("/blog");
  await untilHydrated(page);
  const card = page.getByRole("article").nth(9).getByRole("link");
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await card.click();
  await expect(page.getByRole("link", { name: "Back to Blog" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test("an anchor moves view and focus", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("link", { name: "Ask for a time" }).click();
  await expect(page.getByRole("region", { name: "Your enquiry" })).toBeFocused();
  await page.goto("/contact#enquiry");
  await expect(page.getByRole("region", { name: "Your enquiry" })).toBeFocused();
});

test("an unknown address shows the 404 page and is logged", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404.*\/no\/such-page|status of 404/);
  const logged = page.waitForEvent("console", (message) => message.text().includes("/no/such-page"));
  await page.goto("/no/such-page");
  await logged;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("the 404 page leads to the main pages and searches the blog", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404: no page|status of 404/);
  await page.goto("/no/such-page");
  for (const name of ["Services", "Portfolio", "FAQ", "Contact"])
    await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search the blog" }).fill("domain");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/blog?q=domain");
  await expect(page.getByRole("searchbox", { name: "Search articles" })).toHaveValue("domain");
});

for (const address of ["/demos", "/demos/nope", "/login/nope"]) {
  test(`${address} shows the 404 page in the site's frame and is logged`, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/404: no page|status of 404/);
    const logged = page.waitForEvent("console", (message) => message.text().includes(`at ${address}`));
    expect((await page.goto(address))?.status()).toBe(404);
    await logged;
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
}

test("an anchor that cannot be decoded leaves the page as it is", async ({ page }) => {
  await page.goto("/about#100%");
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    location.hash = "#50%";
  });
  await page.getByRole("link", { name: "FAQ" }).first().click();
  await expect(page).toHaveURL("/faq");
});
