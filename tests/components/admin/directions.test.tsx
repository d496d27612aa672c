import { page, type Locator } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { addEnquiries } from "../../setup/enquiries.ts";
import { addPost } from "../../setup/posts.ts";
import { addSubscriptions } from "../../setup/subscriptions.ts";
import { directionOf, scripts } from "../directions.ts";

const runs = async (...all: Locator[]) => {
  for (const words of all) await expect.poll(() => directionOf(words)).toBe("rtl");
};
const lasting = (text: string) => page.getByText(text).first();

test.for(scripts)(
  "shows $name text from right to left in the lists",
  async ({ title, text, author }, { admin }) => {
    await addPost({ title, status: "draft" });
    const [enquiry] = await addEnquiries([{ first_name: title, last_name: author, message: text }]);
    const [subscription] = await addSubscriptions([{ customer_name: title }]);
    const sender = `${title} ${author}`;
    await admin.open();
    await runs(lasting(title), lasting(sender), lasting(text));
    admin.go("/admin/posts");
    await runs(page.getByRole("link", { name: title }).first());
    admin.go("/admin/enquiries");
    await runs(page.getByRole("link", { name: sender }).first());
    admin.go(`/admin/enquiries/${enquiry}`);
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(sender);
    await runs(page.getByRole("heading", { level: 1 }), lasting(text));
    admin.go("/admin/subscriptions");
    await runs(page.getByRole("link", { name: title }).first());
    admin.go(`/admin/subscriptions/${subscription}`);
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    await runs(page.getByRole("heading", { level: 1 }));
  },
);

test.for(scripts)(
  "shows $name text from right to left in the editor",
  async ({ title, excerpt, text, tag }, { admin }) => {
    const id = await addPost({ title, excerpt, tags: [tag], status: "draft", content: text });
    await admin.open(`/admin/posts/${id}`);
    for (const name of ["Title", "Text of the post, in Markdown", "Excerpt"])
      await runs(page.getByRole("textbox", { name }));
  },
);
