import { beforeEach, expect, test } from "vitest";
import { onBothEngines, ownDatabase } from "../setup/hosted/hosted-database.ts";

onBothEngines((start) => {
  const database = ownDatabase(start);

  const sender = "a".repeat(64);
  const begin = async (from = sender, count = 3, window = "15 minutes", aDay = 5) =>
    (
      (await database.as(
        "service_role",
        `select public.note_checkout_start('${from}', ${count}, interval '${window}', ${aDay}) as wait`,
      )) as { wait: number }[]
    )[0]?.wait;
  const earlier = (age: string, from = sender) =>
    database.exec(`insert into private.checkout_starts (sender_hash, started_at)
      values ('${from}', now() - interval '${age}')`);
  beforeEach(() => database.exec("delete from private.checkout_starts"));

  test("blocks a sender who reaches the limit until their oldest checkout expires", async () => {
    for (const age of ["14 minutes", "10 minutes"]) await earlier(age);
    expect(await begin()).toBe(0);
    const wait = await begin();
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await begin("b".repeat(64))).toBe(0);
  });

  test("blocks a sender who reaches the daily limit", async () => {
    for (const age of ["23 hours", "20 hours", "9 hours", "5 hours", "1 hour"]) await earlier(age);
    const wait = await begin();
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
  });

  test("does not count rejected checkouts towards the limit", async () => {
    for (const age of ["25 hours", "24 hours"]) await earlier(age);
    for (let turn = 0; turn < 3; turn++) expect(await begin()).toBe(0);
    for (let turn = 0; turn < 3; turn++) expect(await begin()).toBeGreaterThan(0);
    expect(await database.rows("select 1 from private.checkout_starts")).toHaveLength(3);
  });
});
