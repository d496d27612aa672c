import { beforeEach, describe, expect, test, vi } from "vitest";
import { layout } from "@brightwren/core/export/export-layout";
import { configureSignedIn } from "@brightwren/core/testing/signed-in";
import { ImportFiles } from "./import-files.ts";
import { readOwnLists, restoreRows } from "./restore-export.ts";

beforeEach(configureSignedIn);

const fileOf = (path: string, text: string) => ({
  path,
  size: text.length,
  read: async () => new Blob([text]),
});

const refuseWith = (code: string) =>
  vi.stubGlobal("fetch", async () => Response.json({ code, message: "" }, { status: 404 }));

test("reads an export that was made before there were subscriptions", async () => {
  const files = new ImportFiles([fileOf(`old/${layout.enquiries}`, `[{"id": "1"}]`)]);
  expect(await readOwnLists(files, { root: "old/" })).toMatchObject({
    enquiries: [{ id: "1" }],
    subscriptions: [],
  });
});

test("rejects an export whose subscriptions are damaged", async () => {
  const files = new ImportFiles([fileOf(layout.subscriptions, "[{")]);
  await expect(readOwnLists(files, { root: "" })).rejects.toThrow(/“subscriptions\.json” .* is damaged/);
});

describe("restored subscriptions", () => {
  const rows = Array.from({ length: 450 }, (_, n) => ({ id: `id-${n}` }));

  test("are sent in groups and counted", async () => {
    const sent: number[] = [];
    vi.stubGlobal("fetch", async (input: string, init: { body: string }) => {
      expect(new URL(input).pathname).toBe("/rest/v1/rpc/restore_subscriptions");
      const { subscriptions } = JSON.parse(init.body) as { subscriptions: object[] };
      sent.push(subscriptions.length);
      return Response.json(subscriptions.length - 1);
    });
    expect(await restoreRows("subscriptions", rows)).toEqual({ added: 447, refused: [] });
    expect(sent).toEqual([200, 200, 50]);
  });

  test.each(["22008", "23514"])("are imported without those that the database refuses (%s)", async (code) => {
    vi.stubGlobal("fetch", async (_: string, init: { body: string }) => {
      const { subscriptions } = JSON.parse(init.body) as { subscriptions: { provider_id: string }[] };
      const isBad = subscriptions.some(({ provider_id }) => provider_id.endsWith("7"));
      return isBad
        ? Response.json({ code, message: "" }, { status: 400 })
        : Response.json(subscriptions.length);
    });
    const given = Array.from({ length: 230 }, (_, n) => ({
      provider_id: `sub_${n}`,
      customer_name: n === 7 ? "Jane Doe" : null,
    }));
    const { added, refused } = (await restoreRows("subscriptions", given)) ?? {};
    expect(added).toBe(207);
    expect(refused).toHaveLength(23);
    expect(refused?.slice(0, 3)).toEqual(["Jane Doe", "sub_17", "sub_27"]);
  });

  test.each(["PGRST202", "PGRST205", "42P01"])(
    "are left out when the database is too old (%s)",
    async (code) => {
      refuseWith(code);
      expect(await restoreRows("subscriptions", rows)).toBeUndefined();
      expect(await restoreRows("enquiries", rows)).toBeUndefined();
    },
  );

  test("fail when the database refuses them", async () => {
    refuseWith("42501");
    await expect(restoreRows("subscriptions", rows)).rejects.toMatchObject({ code: "42501" });
  });
});
