import { page, type Locator } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { addEnquiries } from "../../setup/enquiries.ts";
import { addPost } from "../../setup/posts.ts";
import { addSubscriptions } from "../../setup/subscriptions.ts";

const [title, author, words] = ["مرحبا بالعالم", "ليلى", "نص المقال هنا."];
const shown = (text: string) => page.getByText(text).first();

async function runFromTheRight(...all: Locator[]): Promise<void> {
  for (const text of all) await expect.poll(() => getComputedStyle(text.element()).direction).toBe("rtl");
}

test("shows Arabic text from right to left", async ({ admin }) => {
  const id = await addPost({ title, excerpt: words, status: "draft", content: words });
  const [enquiry] = await addEnquiries([{ first_name: title, last_name: author, message: words }]);
  const [subscription] = await addSubscriptions([{ customer_name: title }]);
  const sender = `${title} ${author}`;
  const heading = page.getByRole("heading", { level: 1 });
  await admin.open();
  await runFromTheRight(shown(title), shown(sender), shown(words));
  admin.go("/admin/posts");
  await runFromTheRight(page.getByRole("link", { name: title }).first());
  admin.go("/admin/enquiries");
  await runFromTheRight(page.getByRole("link", { name: sender }).first());
  admin.go(`/admin/enquiries/${enquiry}`);
  await expect.element(heading).toHaveTextContent(sender);
  await runFromTheRight(heading, shown(words));
  admin.go("/admin/subscriptions");
  await runFromTheRight(page.getByRole("link", { name: title }).first());
  admin.go(`/admin/subscriptions/${subscription}`);
  await expect.element(heading).toHaveTextContent(title);
  await runFromTheRight(heading);
  admin.go(`/admin/posts/${id}`);
  await page.getByRole("button", { name: "Details" }).click();
  for (const name of ["Title", "Text of the post, in Markdown", "Excerpt"])
    await runFromTheRight(page.getByRole("textbox", { name }));
});
