import { expect, test } from "../../setup/journey.ts";
import { addPost, removePosts } from "../../setup/posts.ts";

const content = `
# A first-level heading

| Trade | Town |
| ----- | ---- |
| Plumber | Leeds |

- [x] done
- [ ] to do

\`\`\`html
<b>shown, not run</b>
\`\`\`

![A blue van](/favicon.svg)

[web](https://example.com/) [mail](mailto:a@example.com) [chat](ircs://irc.example.com/x) [xmpp](xmpp:a@example.com)
[script](javascript:alert(1)) [data](data:text/html,x) [file](file:///etc/passwd) [phone](tel:123)

<script>window.hacked = true</script>
<img src="x" onerror="window.hacked = true">
Text with <kbd>raw</kbd> HTML.
`;

test("the body is Markdown: tables, code and lazy images, safe links, no raw HTML", async ({ page }) => {
  const slug = "journey-markdown";
  const id = await addPost({ title: "Markdown", slug, content, featured_image_url: "/favicon.svg" });
  try {
    await page.goto(`/blog/${slug}`);
    const article = page.getByRole("article");
    await expect(article.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(article.getByRole("heading", { level: 2, name: "A first-level heading" })).toBeVisible();
    await expect(article.getByRole("cell", { name: "Leeds" })).toBeVisible();
    await expect(article.getByRole("checkbox", { name: "Done" })).toBeChecked();
    await expect(article.locator("pre")).toContainText("<b>shown, not run</b>");
    await expect(article.getByRole("img", { name: "A blue van" })).toHaveAttribute("loading", "lazy");
    await expect(article.getByRole("img", { name: "Markdown" })).toBeVisible();

    const href = (name: string) => article.getByText(name, { exact: true }).getAttribute("href");
    expect(await href("web")).toBe("https://example.com/");
    expect(await href("mail")).toBe("mailto:a@example.com");
    expect(await href("chat")).toBe("ircs://irc.example.com/x");
    expect(await href("xmpp")).toBe("xmpp:a@example.com");
    for (const name of ["script", "data", "file", "phone"]) expect(await href(name)).toBe("");

    await expect(article.locator("kbd, script")).toHaveCount(0);
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  } finally {
    await removePosts([id]);
  }
});

test("an article taken back while it is being read is gone at the next visit", async ({ page }) => {
  const slug = "journey-taken-back";
  const id = await addPost({ title: "Taken back", slug });
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name: "Taken back" })).toBeVisible();
  await removePosts([id]);
  await page.reload();
  await expect(page).toHaveURL(/\/blog$/);
});
