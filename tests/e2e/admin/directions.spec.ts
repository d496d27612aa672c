import type { Locator, Page } from "playwright/test";
import { journeyAddresses } from "../../setup/journey-addresses.ts";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { addEnquiries } from "../../setup/enquiries.ts";
import { addPost, removePosts } from "../../setup/posts.ts";

const made: string[] = [];
test.afterEach(() => removePosts(made.splice(0)));

const directionOf = (words: Locator) => words.evaluate((element) => getComputedStyle(element).direction);
const lasting = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

const scripts = [
  {
    name: "Arabic",
    title: "مرحبا بالعالم",
    excerpt: "مقتطف قصير",
    text: "نص المقال هنا.",
    tag: "تصميم",
    author: "ليلى",
  },
  {
    name: "Hebrew",
    title: "שלום עולם",
    excerpt: "תקציר קצר",
    text: "הטקסט של המאמר.",
    tag: "עיצוב",
    author: "נועה",
  },
];

for (const { name, title, excerpt, text, tag, author } of scripts) {
  test(`${name} words run from right to left on the site`, async ({ page }) => {
    const slug = `direction-${crypto.randomUUID().slice(0, 8)}`;
    made.push(
      await addPost({
        slug,
        title,
        excerpt,
        tags: [tag],
        author,
        content: `${text}\n\n- ${text}\n\nEnglish.`,
      }),
    );
    await page.goto(`${journeyAddresses.site}/blog`);
    const card = page.getByRole("article").filter({ hasText: title });
    for (const words of [card.getByRole("heading"), card.getByText(excerpt), card.getByText(tag)])
      expect(await directionOf(words)).toBe("rtl");
    await page.getByRole("searchbox", { name: "Search articles" }).fill(title);
    expect(await directionOf(page.getByRole("searchbox", { name: "Search articles" }))).toBe("rtl");
    await page.goto(`${journeyAddresses.site}/blog/${slug}`);
    const article = page.getByRole("article");
    await expect(article.getByRole("heading", { level: 1 })).toHaveText(title);
    for (const words of [
      article.getByRole("heading", { level: 1 }),
      article.getByText(text, { exact: true }).first(),
      article.getByRole("listitem").filter({ hasText: text }),
      article.getByText(tag, { exact: true }),
      article.getByText(author, { exact: true }).first(),
    ])
      expect(await directionOf(words)).toBe("rtl");
    expect(await directionOf(article.getByText("English.", { exact: true }))).toBe("ltr");
    expect(await directionOf(page.getByRole("main"))).toBe("ltr");
  });

  test(`${name} words run from right to left in the admin`, async ({ page }) => {
    const slug = `direction-${crypto.randomUUID().slice(0, 8)}`;
    const id = await addPost({ slug, title, excerpt, tags: [tag], status: "draft", content: text });
    made.push(id);
    const [enquiry = ""] = await addEnquiries([{ first_name: title, last_name: author, message: text }]);
    await openAdmin(page, "/admin");
    await expect(lasting(page, title)).toBeVisible();
    expect(await directionOf(lasting(page, title))).toBe("rtl");
    expect(await directionOf(lasting(page, `${title} ${author}`))).toBe("rtl");
    expect(await directionOf(lasting(page, text))).toBe("rtl");
    await page.goto(new URL("/admin/posts", page.url()).href);
    expect(await directionOf(page.getByRole("link", { name: title, exact: true }).first())).toBe("rtl");
    await page.goto(new URL(`/admin/posts/${id}`, page.url()).href);
    for (const field of ["Title", "Text of the post, in Markdown", "Excerpt"])
      expect(await directionOf(page.getByRole("textbox", { name: field, exact: true }))).toBe("rtl");
    await page.goto(new URL("/admin/enquiries", page.url()).href);
    expect(await directionOf(page.getByRole("link", { name: `${title} ${author}` }).first())).toBe("rtl");
    await page.goto(new URL(`/admin/enquiries/${enquiry}`, page.url()).href);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title} ${author}`);
    expect(await directionOf(page.getByRole("heading", { level: 1 }))).toBe("rtl");
    expect(await directionOf(lasting(page, text))).toBe("rtl");
  });
}
