import { page } from "vitest/browser";
import { type Admin, expect, test } from "../../setup/components/admin-test.tsx";
import type { Network } from "../../setup/components/network.ts";
import { addEnquiries } from "../../setup/enquiries.ts";

const banner = page.getByRole("status").filter({ hasText: "Offline." });
const rows = page.getByRole("region", { name: "Posts" }).getByRole("rowheader");
const text = page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const goTo = (name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();

/** Goes somewhere without a network, is told that nothing is there, and has the network back. */
async function comeBackAt(network: Network, go: () => Promise<void>, told: RegExp): Promise<void> {
  network.cut();
  await expect.element(banner).toBeVisible();
  await go();
  await expect.element(page.getByText(told)).toBeVisible();
  network.restore();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(page.getByText(told)).not.toBeInTheDocument();
}

/** Opens the list with one enquiry. Returns the link to it. */
async function openEnquiries(admin: Admin) {
  await addEnquiries([{ message: "About bread" }]);
  await admin.open("/admin/enquiries");
  const list = page.getByRole("region", { name: "Enquiries" });
  const enquiry = list.getByRole("link", { name: "Ada Journey" });
  await expect.element(enquiry).toBeVisible();
  return enquiry;
}

test.beforeEach(({ console }) => console.allow(/Could not be read|could not be counted/));

test("reads an enquiry by itself once the network is back", async ({ admin, network }) => {
  const enquiry = await openEnquiries(admin);
  const told = /What customers wrote is never kept on this computer\./;
  await comeBackAt(network, () => enquiry.click(), told);
  await expect.element(page.getByText("About bread")).toBeVisible();
});

test("reads the overview and its form by itself once the network is back", async ({ admin, network }) => {
  await openEnquiries(admin);
  await comeBackAt(network, () => goTo("Overview"), /the posts were not read here before/);
  const recent = page.getByRole("region", { name: "Recent Posts" });
  await expect.element(recent.getByRole("listitem")).toHaveLength(10);
  await expect.element(page.getByLabelText("Category")).toBeEnabled();
  await expect.element(page.getByText(/The categories could not be read\./)).not.toBeInTheDocument();
});

test("reads the overview by itself once a backend that did not answer does", async ({
  admin,
  network,
  waits,
}) => {
  waits.connection.first = 100;
  await openEnquiries(admin);
  const allows = ["GET", "HEAD", "POST"].map((method) => network.refuse(method, /./));
  await goTo("Overview");
  await expect.element(page.getByText(/the posts were not read here before/)).toBeVisible();
  for (const allow of allows) allow();
  const recent = page.getByRole("region", { name: "Recent Posts" });
  await expect.element(recent.getByRole("listitem")).toHaveLength(10);
  await expect.element(banner).not.toBeInTheDocument();
});

test("reads the posts and one of them by itself once the network is back", async ({ admin, network }) => {
  await openEnquiries(admin);
  await comeBackAt(network, () => goTo("Posts"), /these posts were not read here before/);
  const open = () => rows.last().getByRole("link").click();
  await expect.element(rows.first()).toBeVisible();
  await comeBackAt(network, open, /It was not read on this computer before\./);
  await expect.element(text).not.toHaveValue("");
});
