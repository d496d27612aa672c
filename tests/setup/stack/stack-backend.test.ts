import { expect, test } from "vitest";
import { checkOptions } from "./stack-backend.ts";

test("what the stack has is granted: the seeds or none, and the environment that its functions find", async () => {
  await expect(checkOptions({ seed: false })).resolves.toBeUndefined();
  const env = { ALLOWED_ORIGINS: "https://brightwren.example, http://127.0.0.1:5173", AI_BASE_URL: "" };
  await expect(checkOptions({ env })).resolves.toBeUndefined();
});

test("what it has not is refused by name, so that no test runs on something else than it says", async () => {
  const env = { AI_BASE_URL: "http://127.0.0.1:9", SITE_URL: "http://127.0.0.1:5173" };
  await expect(checkOptions({ env })).rejects.toThrow("with its own AI_BASE_URL (left-out.ts)");
  await expect(checkOptions({ dataDir: "/tmp/data" })).rejects.toThrow("with its own dataDir");
});
