import { page, type Locator } from "vitest/browser";
import { expect, test } from "../../setup/components/site-test.tsx";
import { addPost } from "../../setup/posts.ts";
import { directionOf, scripts } from "../directions.ts";

test.for(scripts)(
  "shows $name text from right to left on the site",
  async ({ title, excerpt, text, tag, author }, { site }) => {
    const content = `${text}\n\n- ${text}\n\nEnglish.`;
    await addPost({ slug: "direction", title, excerpt, tags: [tag], author, content });
    const runs = async (direction: string, ...all: Locator[]) => {
      for (const words of all) await expect.poll(() => directionOf(words)).toBe(direction);
    };
    await site.open("/blog");
    const card = page.getByRole("article").filter({ hasText: title });
    await runs("rtl", card.getByRole("heading"), card.getByText(excerpt), card.getByText(tag));
    const search = page.getByRole("searchbox", { name: "Search articles" });
    await search.fill(title);
    await runs("rtl", search);

    await page.getByRole("article").filter({ hasText: title }).getByRole("link", { name: title }).click();
    const article = page.getByRole("article");
    await expect.element(article.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    await runs(
      "rtl",
      article.getByRole("heading", { level: 1 }),
      article.getByText(text).first(),
      article.getByRole("listitem").filter({ hasText: text }),
      article.getByText(tag),
      article.getByText(author).first(),
    );
    await runs("ltr", article.getByText("English."), page.getByRole("main"));
  },
);
