import { page, type Locator } from "vitest/browser";
import { expect, test } from "../../setup/components/site-test.tsx";
import { addPost } from "../../setup/posts.ts";

test("shows Arabic text from right to left on the site", async ({ site }) => {
  const [title, excerpt, text, tag, author] = [
    "مرحبا بالعالم",
    "مقتطف قصير",
    "نص المقال هنا.",
    "تصميم",
    "ليلى",
  ];
  const content = `${text}\n\n- ${text}\n\nEnglish.`;
  await addPost({ slug: "direction", title, excerpt, tags: [tag], author, content });
  const runs = async (direction: string, ...all: Locator[]) => {
    for (const words of all)
      await expect.poll(() => getComputedStyle(words.element()).direction).toBe(direction);
  };
  await site.open("/blog");
  const card = page.getByRole("article").filter({ hasText: title });
  await runs("rtl", card.getByRole("heading"), card.getByText(excerpt), card.getByText(tag));
  const search = page.getByRole("searchbox", { name: "Search articles" });
  await search.fill(title);
  await runs("rtl", search);

  await card.getByRole("link", { name: title }).click();
  const article = page.getByRole("article");
  const heading = article.getByRole("heading", { level: 1 });
  await expect.element(heading).toHaveTextContent(title);
  const item = article.getByRole("listitem").filter({ hasText: text });
  await runs("rtl", heading, article.getByText(text).first(), item);
  await runs("rtl", article.getByText(tag), article.getByText(author).first());
  await runs("ltr", article.getByText("English."), page.getByRole("main"));
});
