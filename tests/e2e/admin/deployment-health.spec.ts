import { localServiceRoleKey } from "@brightwren/backend/project/local-project";
import { expect, test } from "../../setup/admin-journey.ts";
import { openAdmin } from "../../setup/admin-steps.ts";
import { testBackend } from "../../setup/test-backend.ts";
import { storeFindings } from "../../setup/online-deployment.ts";
import { screenFaults } from "../../setup/screen-faults.ts";

const checks = [
  { name: "Sign-up", verdict: "bad", says: "Anybody can sign up. Switch it off." },
  { name: "Mail", verdict: "unknown", says: "The timer has not come by yet." },
  { name: "Sitemap", verdict: "good", says: "It names every page." },
] as const;

// Each worker has a backend of its own.
const store = (found: typeof checks | [(typeof checks)[2]]) =>
  storeFindings(testBackend.url, localServiceRoleKey, found);

test("the first screen says what the doctor found last, the wrong things in its words", async ({ page }) => {
  await openAdmin(page);
  const health = page.getByRole("region", { name: "The site online" });
  await store(checks);
  await page.reload();
  await expect(health).toContainText(
    /1 thing is wrong at www\.example\.com, of 3 things looked at on \d+ \w+ \d{4}/,
  );
  await expect(health.getByRole("listitem").first()).toHaveText("Sign-upAnybody can sign up. Switch it off.");
  await health.getByText("1 thing could not be told").press("Enter");
  await expect(health).toContainText("The timer has not come by yet.");
  expect(await screenFaults(page)).toEqual([]);

  await store([checks[2]]);
  await page.reload();
  await expect(health).toContainText("Nothing is wrong at www.example.com, of 1 thing looked at");
});
