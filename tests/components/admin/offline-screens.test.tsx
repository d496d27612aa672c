import { type Locator, page } from "vitest/browser";
import { type Admin, expect, test } from "../../setup/components/admin-test.tsx";
import type { Network } from "../../setup/components/network.ts";
import { addEnquiries } from "../../setup/enquiries.ts";
import { addSubscriptions } from "../../setup/subscriptions.ts";

const banner = page.getByRole("status").filter({ hasText: "Offline." });
const rows = page.getByRole("region", { name: "Posts" }).getByRole("rowheader");
const text = page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const goTo = (name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();

const recent = page.getByRole("region", { name: "Recent Posts" });
const unread = recent.getByText("You’re offline. This will load when you reconnect.");

async function comeBackAt(network: Network, go: () => Promise<void>, says: RegExp | Locator): Promise<void> {
  const message = says instanceof RegExp ? page.getByText(says) : says;
  network.cut();
  await expect.element(banner).toBeVisible();
  await go();
  await expect.element(message).toBeVisible();
  network.restore();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(message).not.toBeInTheDocument();
}

async function openEnquiries(admin: Admin) {
  await addEnquiries([{ message: "About bread" }]);
  await addSubscriptions([{}]);
  await admin.open("/admin/enquiries");
  const list = page.getByRole("region", { name: "Enquiries" });
  const enquiry = list.getByRole("link", { name: "Ada Journey" });
  await expect.element(enquiry).toBeVisible();
  return enquiry;
}

test.beforeEach(({ console }) => console.allow(/Could not be read|could not be counted/));

test("automatically loads each screen once the connection returns", async ({ admin, network }) => {
  const enquiry = await openEnquiries(admin);
  await comeBackAt(network, () => goTo("Overview"), unread);
  await expect.element(recent.getByRole("listitem")).toHaveLength(10);
  await expect.element(page.getByLabelText("Category")).toBeEnabled();
  await expect.element(page.getByText(/The categories could not be loaded\./)).not.toBeInTheDocument();

  await comeBackAt(network, () => goTo("Posts"), /these posts haven’t been loaded on this computer/);
  await expect.element(rows.first()).toBeVisible();
  const openPost = () => rows.last().getByRole("link").click();
  await comeBackAt(network, openPost, /It hasn’t been opened on this computer before\./);
  await expect.element(text).not.toHaveValue("");

  admin.go("/admin/enquiries");
  await expect.element(enquiry).toBeVisible();
  await comeBackAt(network, () => enquiry.click(), /Enquiries are never stored on this computer\./);
  await expect.element(page.getByText("About bread")).toBeVisible();

  admin.go("/admin/subscriptions");
  const subscription = page.getByRole("rowheader").getByRole("link", { name: "Ada Journey" });
  await expect.element(subscription).toBeVisible();
  await comeBackAt(network, () => subscription.click(), /Subscriptions are never stored on this computer\./);
  await expect.element(page.getByRole("checkbox", { name: "Live" })).toBeVisible();
});

test("automatically loads the overview once the backend is reachable again", async ({
  admin,
  network,
  waits,
}) => {
  waits.connection.first = 100;
  await openEnquiries(admin);
  const allows = ["GET", "HEAD", "POST"].map((method) => network.refuse(method, /./));
  await goTo("Overview");
  await expect.element(unread).toBeVisible();
  for (const allow of allows) allow();
  await expect.element(recent.getByRole("listitem")).toHaveLength(10);
  await expect.element(banner).not.toBeInTheDocument();
});
