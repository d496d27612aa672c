import { localOwner } from "@brightwren/backend/project/local-project";
import { page } from "vitest/browser";
import { vi } from "vitest";
import { type Admin, expect, test } from "../../setup/components/admin-test.tsx";
import { addPost, listPosts } from "../../setup/posts.ts";

const hour = 60 * 60_000;
const RealDate = Date;
const overview = page.getByRole("heading", { name: "Blog Admin", level: 1 });
const renewals = /auth\/v1\/token/;

/** Shifts the device's clock by `wrongBy` milliseconds. */
function setClock(wrongBy: number): void {
  const now = () => RealDate.now() + wrongBy;
  class WrongDate extends RealDate {
    constructor(...given: []) {
      if (given.length > 0) super(...given);
      else super(now());
    }
    static override now() {
      return now();
    }
  }
  vi.stubGlobal("Date", WrongDate);
}

async function signIn(admin: Admin): Promise<void> {
  admin.signOut();
  await admin.open("/login");
  await page.getByLabelText("Email").fill(localOwner.email);
  await page.getByLabelText("Password").fill(localOwner.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect.element(overview).toBeVisible();
}

const addDraft = (slug: string) =>
  addPost({ title: slug, slug, status: "draft", content: "Text.", published_at: null });
const stored = async (slug: string) => (await listPosts()).find((post) => post.slug === slug);

/** Returns the server's time plus `minutes`, in UK time and in `datetime-local` format. */
function inMinutes(minutes: number): string {
  const at = new RealDate(RealDate.now() + minutes * 60_000);
  const timeZone = "Europe/London";
  return `${at.toLocaleDateString("en-CA", { timeZone })}T${at.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" })}`;
}

for (const [name, wrongBy, tags] of [
  ["65 minutes ahead", 65 * 60_000, ["deep"]],
  ["a day ahead", 24 * hour, []],
  ["an hour behind", -hour, ["deep"]],
  ["a year behind", -365 * 24 * hour, ["deep"]],
] as const)
  test(
    `publishes on time when the device's clock is ${name}`,
    { tags: [...tags] },
    async ({ admin, network }) => {
      setClock(wrongBy);
      await signIn(admin);
      await admin.open();
      await expect.element(overview).toBeVisible();

      const sheet = page.getByRole("dialog", { name: /this post$/ });
      const publish = page.getByRole("button", { name: "Publish" });
      admin.go(`/admin/posts/${await addDraft("now")}`);
      await publish.click();
      await sheet.getByRole("button", { name: "Publish now" }).click();
      await expect.poll(async () => (await stored("now"))?.status).toBe("published");
      const publishedAt = RealDate.parse((await stored("now"))?.published_at ?? "");
      expect(Math.abs(publishedAt - RealDate.now())).toBeLessThan(60_000);

      await expect.element(sheet).not.toBeInTheDocument();
      admin.go(`/admin/posts/${await addDraft("later")}`);
      await publish.click();
      await sheet.getByRole("radio", { name: "Schedule for…" }).click();
      await sheet.getByLabelText("Publish date (UK time)").fill(inMinutes(10));
      await sheet.getByRole("button", { name: "Schedule now" }).click();
      await expect.poll(async () => (await stored("later"))?.status).toBe("scheduled");
      expect(network.requests("POST", renewals).length).toBeLessThanOrEqual(3);
    },
  );
