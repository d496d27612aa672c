import type { Page } from "playwright/test";
import { logIn, publish } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/writing-journey.ts";
import { addPost, listPosts, removePosts } from "../../setup/posts.ts";

const hour = 60 * 60_000;

const made: string[] = [];
test.afterEach(() => removePosts(made.splice(0)));

/** Sets the device's clock wrong by so many milliseconds; `window.wrongBy` sets it anew. */
const setClock = (page: Page, wrongBy: number) =>
  page.addInitScript((first) => {
    const Real = Date;
    const device = window as typeof window & { wrongBy: number };
    device.wrongBy = first;
    const now = () => Real.now() + device.wrongBy;
    class WrongDate extends Real {
      constructor(...given: []) {
        if (given.length > 0) super(...given);
        else super(now());
      }
      static override now() {
        return now();
      }
    }
    window.Date = WrongDate as DateConstructor;
  }, wrongBy);

function countRenewals(page: Page) {
  let count = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/auth/v1/token")) count += 1;
  });
  return () => count;
}

const overview = (page: Page) => page.getByRole("heading", { name: "Blog Admin", level: 1 });

async function addDraft() {
  const title = `Journey ${crypto.randomUUID().slice(0, 8)}`;
  const slug = title.toLowerCase().replace(" ", "-");
  const id = await addPost({ title, slug, status: "draft", content: "Text.", published_at: null });
  made.push(id);
  return { id, slug };
}

const stored = async (slug: string) => (await listPosts()).find((post) => post.slug === slug);

/** The server's time in so many minutes, as `datetime-local` has it on London's clocks. */
function inMinutes(minutes: number): string {
  const at = new Date(Date.now() + minutes * 60_000);
  return `${at.toLocaleDateString("en-CA", { timeZone: "Europe/London" })}T${at.toLocaleTimeString("en-GB", { timeZone: "Europe/London", hour: "2-digit", minute: "2-digit" })}`;
}

for (const [name, wrongBy] of [
  ["65 minutes ahead", 65 * 60_000],
  ["a day ahead", 24 * hour],
  ["an hour behind", -hour],
  ["a year behind", -365 * 24 * hour],
] as const)
  test(`signs in, publishes and schedules when the device's clock is ${name}`, async ({ page }) => {
    const renewals = countRenewals(page);
    await setClock(page, wrongBy);
    await page.goto("/login");
    await logIn(page);
    await expect(overview(page)).toBeVisible();
    await page.reload();
    await expect(overview(page)).toBeVisible();

    const now = await addDraft();
    await page.goto(`/admin/posts/${now.id}`);
    await publish(page);
    await expect.poll(async () => (await stored(now.slug))?.status).toBe("published");
    const publishedAt = Date.parse((await stored(now.slug))?.published_at ?? "");
    expect(Math.abs(publishedAt - Date.now())).toBeLessThan(60_000);

    const later = await addDraft();
    await page.goto(`/admin/posts/${later.id}`);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: /this post$/ });
    await sheet.getByLabel("Publish date (UK time)").fill(inMinutes(10));
    await sheet.getByRole("button", { name: "Schedule now" }).click();
    await expect.poll(async () => (await stored(later.slug))?.status).toBe("scheduled");
    expect(renewals()).toBeLessThanOrEqual(3);
  });

test("renews a few times at most when the device's clock jumps while the admin is open", async ({ page }) => {
  const renewals = countRenewals(page);
  await setClock(page, 0);
  await page.goto("/login");
  await logIn(page);
  await expect(overview(page)).toBeVisible();
  for (const wrongBy of [24 * hour, -24 * hour, hour, 0]) {
    await page.evaluate((next) => {
      (window as typeof window & { wrongBy: number }).wrongBy = next;
    }, wrongBy);
    await page.getByRole("link", { name: "Posts", exact: true }).first().click();
    await expect(page.getByRole("heading", { name: "Posts", level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "Overview", exact: true }).click();
    await expect(overview(page)).toBeVisible();
  }
  expect(renewals()).toBeLessThanOrEqual(5);
});
