import { page } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { addEnquiries } from "../../setup/enquiries.ts";

const banner = page.getByRole("status").filter({ hasText: "Offline." });
const rows = page.getByRole("region", { name: "Posts" }).getByRole("rowheader");
const text = page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const goTo = (name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();

test("reads by itself, once the network is back, what a screen could not read offline", async ({
  admin,
  network,
  console,
}) => {
  console.allow(/Could not be read|could not be counted/);
  const [id = ""] = await addEnquiries([{ message: "About bread" }]);
  await admin.open("/admin/enquiries");
  const enquiry = page.getByRole("region", { name: "Enquiries" }).getByRole("link", { name: "Ada Journey" });
  await expect.element(enquiry).toBeVisible();

  /** Goes there without a network, is told that nothing is there, and has the network back. */
  const comeBackAt = async (go: () => Promise<void>, told: RegExp) => {
    network.cut();
    await expect.element(banner).toBeVisible();
    await go();
    await expect.element(page.getByText(told)).toBeVisible();
    network.mend();
    await expect.element(banner).not.toBeInTheDocument();
    await expect.element(page.getByText(told)).not.toBeInTheDocument();
  };
  await comeBackAt(() => enquiry.click(), /What customers wrote is never kept on this computer\./);
  expect(admin.address()).toContain(id);
  await expect.element(page.getByText("About bread")).toBeVisible();
  await comeBackAt(() => goTo("Overview"), /the posts were not read here before/);
  const recent = page.getByRole("region", { name: "Recent Posts" });
  await expect.element(recent.getByRole("listitem")).toHaveLength(10);
  await expect.element(page.getByLabelText("Category")).toBeEnabled();
  await expect.element(page.getByText(/The categories could not be read\./)).not.toBeInTheDocument();
  await comeBackAt(() => goTo("Posts"), /these posts were not read here before/);
  await expect.element(rows.first()).toBeVisible();
  await comeBackAt(() => rows.last().getByRole("link").click(), /It was not read on this computer before\./);
  await expect.element(text).not.toHaveValue("");
});
