import { onTestFinished } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { expect, test } from "../../setup/components/site-test.tsx";

const main = page.getByRole("main");
const heading = page.getByRole("heading", { level: 1 });

test("shows the colour choices as dark radios in one line on a phone", async ({ site }) => {
  await page.viewport(390, 844);
  await site.open("/thank-you");
  await expect.element(heading).toBeVisible();
  const radios = [...document.querySelectorAll("footer input[type=radio]")];
  expect(new Set(radios.map((radio) => radio.getBoundingClientRect().top)).size).toBe(1);
  expect(radios.map((radio) => getComputedStyle(radio).colorScheme)).toEqual(["dark", "dark", "dark"]);
});

test("shows the label of the popular package in the colour of its frame in the dark", async ({ site }) => {
  await site.open("/services");
  const label = page.getByText("Most Popular");
  await expect.element(label).toBeVisible();
  document.documentElement.dataset["theme"] = "dark";
  onTestFinished(() => void delete document.documentElement.dataset["theme"]);
  const { backgroundColor } = getComputedStyle(label.element());
  expect(getComputedStyle(label.element().parentElement!).boxShadow).toContain(backgroundColor);
});

test("opens and closes the menu on a phone", async ({ site }) => {
  await page.viewport(390, 844);
  await site.open("/");
  await expect.element(heading).toBeVisible();
  const toggle = page.elementLocator(document.querySelector("header summary")!);
  const blog = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" });
  await expect.element(blog).not.toBeInTheDocument();
  await toggle.click();
  await expect.element(blog).toBeVisible();
  await expect.element(page.getByText("Close")).toBeVisible();
  await toggle.click();
  await expect.element(blog).not.toBeInTheDocument();

  (toggle.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  await expect.element(blog).not.toBeInTheDocument();
  await expect.element(toggle).toHaveFocus();

  await userEvent.keyboard("{Enter}");
  await expect.element(blog).toBeVisible();
  for (let i = 0; i < 8; i += 1) await userEvent.tab();
  await expect.element(blog).not.toBeInTheDocument();

  await toggle.click();
  await blog.click();
  await expect.element(heading).toHaveTextContent("Insights & Resources");
  await expect.element(blog).not.toBeInTheDocument();
});

test.for([
  { path: "/", width: 390, name: "the menu icon" },
  { path: "/faq", width: 1440, name: "the plus sign of a question" },
])("draws $name in forced colours", async ({ path, width }, { site }) => {
  await page.viewport(width, 844);
  await commands.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await site.open(path);
  await expect.element(heading).toBeVisible();
  const marks = document.querySelectorAll("header summary > span, main summary > [aria-hidden]");
  const mark = [...marks].find((element) => element.getBoundingClientRect().width > 0);
  if (!mark) throw new Error("There is no mark.");
  const base64 = await page.screenshot({ element: mark, save: false });
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  context?.drawImage(picture, 0, 0);
  const pixels = context?.getImageData(0, 0, picture.width, picture.height).data ?? [];
  expect(new Set(pixels.filter((_, place) => place % 4 === 0)).size).toBeGreaterThan(1);
});

test("makes the skip link the first tab stop", async ({ site }) => {
  await site.open("/blog");
  await expect.element(heading).toBeVisible();
  await userEvent.tab();
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toBeInViewport();
  await userEvent.keyboard("{Enter}");
  await expect.element(main).toHaveFocus();
});

test("moves the focus when a link points to an anchor", async ({ site }) => {
  await site.open("/contact");
  await page.getByRole("link", { name: "Ask for a time" }).click();
  await expect.element(page.getByRole("region", { name: "Your enquiry" })).toHaveFocus();
  await expect.element(page.getByRole("region", { name: "Your enquiry" })).toBeInViewport();
});

test.for(["/no/such-page", "/demos/nope"])("shows the 404 page at %s", async (address, { site, console }) => {
  console.allow(/404: no page/);
  await site.open(address);
  await expect.poll(() => console.seen).toContain(`404: no page at ${address}`);
  await expect.element(heading).toHaveTextContent("404");
  await expect.element(page.getByText("Oops! Page not found")).toBeVisible();
  await expect.element(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect.element(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect.poll(() => location.pathname).toBe("/");
});

test("links from the 404 page to the main pages", async ({ site, console }) => {
  console.allow(/404: no page/);
  await site.open("/no/such-page");
  for (const name of ["Services", "Portfolio", "FAQ", "Contact"])
    await expect.element(main.getByRole("link", { name, exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search the blog" }).fill("domain");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect.element(page.getByRole("searchbox", { name: "Search articles" })).toHaveValue("domain");
  expect(location.pathname + location.search).toBe("/blog?q=domain");
});
