import { onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { expect, test } from "../../setup/components/site-test.tsx";

test("keeps a selected category when the search text is written to the URL", async ({ site }) => {
  await site.open("/blog");
  const category = page.getByRole("button", { name: "Local SEO" });
  const search = page.getByRole("searchbox", { name: "Search articles" });
  await expect.element(category).toBeVisible();
  const field = search.element() as HTMLInputElement;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "reviews");
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await Promise.resolve();
  (category.element() as HTMLElement).click();
  // The search text is written before React has rendered the new category.
  vi.advanceTimersByTime(400);
  vi.useRealTimers();
  await expect.poll(() => location.search).toBe("?q=reviews&category=local-seo");
  await expect.element(category).toHaveAttribute("aria-pressed", "true");
});
