import { beforeEach, describe, expect, test } from "vitest";
import { hostedOwner, onBothEngines, ownDatabase } from "../setup/hosted/hosted-database.ts";
import { reported, reportOf } from "./subscription-reports.ts";

const start = { kind: "new", occasion: "start" };
const confirmation = { kind: "confirmation", occasion: "start" };

onBothEngines((startDatabase) => {
  const database = ownDatabase(startDatabase);

  beforeEach(() => database.exec("delete from public.subscriptions; delete from private.provider_events;"));

  const project = (query: string) => database.as("service_role", query);
  const owner = (query: string) => database.as("authenticated", query, hostedOwner);

  const store = async (event: string, revision: number, changed: object = {}) => {
    const [answer] = await project(reportOf(event, revision, changed));
    return (answer as { outcome: string } | undefined)?.outcome;
  };
  const stored = (columns: string) =>
    database.rows(`select ${columns} from public.subscriptions order by provider_id`);
  const mails = () => database.rows("select kind, occasion from public.mails order by kind, occasion");

  describe("a reported subscription", () => {
    test.each([0, 2, 99])("is outdated when its revision is %i instead of 1", async (revision) => {
      await store("evt_1", 0);
      expect(await store("evt_2", revision, { amount: 1 })).toBe("outdated");
      expect(await stored("amount, revision")).toEqual([{ amount: 9900, revision: 1 }]);
      expect(await database.rows("select id from private.provider_events")).toEqual([{ id: "evt_1" }]);
      expect(await store("evt_2", 1, { amount: 1 })).toBe("stored");
    });

    test("keeps the name, email address and package when the provider no longer reports them", async () => {
      await store("evt_1", 0);
      await store("evt_2", 1, { customer_name: null, customer_email: null, package: null });
      expect(await stored("customer_name, customer_email, package")).toEqual([
        { customer_name: "Jane Doe", customer_email: "jane@example.com", package: "Standard" },
      ]);
    });

    test("keeps the owner's checklist and the page on which the checkout started", async () => {
      await store("evt_1", 0);
      await owner("update public.subscriptions set contacted_at = '2026-01-03', live_at = '2026-01-04'");
      await store("evt_2", 1, { origin: null, contacted_at: null, live_at: "2020-01-01T00:00:00Z" });
      expect(await stored("origin, contacted_at::date::text, live_at::date::text, reviewed_at")).toEqual([
        { origin: "home", contacted_at: "2026-01-03", live_at: "2026-01-04", reviewed_at: null },
      ]);
    });

    test("accepts only the checklist from owners, even without column grants", async () => {
      await store("evt_1", 0);
      await database.exec("grant update on public.subscriptions to authenticated");
      const attempt = (changes: string) =>
        database.attempt("authenticated", `update public.subscriptions set ${changes}`, hostedOwner);
      expect(await attempt("amount = 1")).toBe("denied");
      expect(await attempt("live_at = now(), status = 'canceled'")).toBe("denied");
      expect(await attempt("customer_name = null")).toBe("denied");
      expect(await attempt("live_at = now(), amount = amount")).toBe(1);
      await database.exec(
        "revoke update on public.subscriptions from authenticated; grant update (contacted_at, changes_received_at, changes_made_at, reviewed_at, live_at) on public.subscriptions to authenticated",
      );
    });
  });

  describe("emails about a subscription", () => {
    test("are queued once per failed invoice and cancellation", async () => {
      const failed = { status: "past_due", failed_invoice: "in_1" };
      await store("evt_1", 0);
      await store("evt_2", 1, failed);
      await store("evt_3", 2, failed);
      await store("evt_4", 3, { ...failed, failed_invoice: "in_2" });
      await store("evt_5", 4, { cancelled_at: "2026-03-01" });
      await store("evt_6", 5, { status: "canceled", cancelled_at: "2026-03-01" });
      expect(await mails()).toEqual([
        { kind: "cancelled", occasion: "2026-03-01" },
        confirmation,
        start,
        { kind: "payment_failed", occasion: "in_1" },
        { kind: "payment_failed", occasion: "in_2" },
      ]);
    });

    test("are queued again when a resumed subscription is cancelled again", async () => {
      await store("evt_1", 0, { cancelled_at: "2026-03-01" });
      await store("evt_2", 1);
      await store("evt_3", 2, { cancelled_at: "2026-04-01" });
      expect((await mails()).filter(({ kind }) => kind === "cancelled")).toHaveLength(2);
    });

    test.each(["incomplete", "incomplete_expired"])("are not queued while it is %s", async (status) => {
      await store("evt_1", 0, { status, failed_invoice: "in_1", cancelled_at: "2026-03-01" });
      expect(await mails()).toEqual([]);
      await store("evt_2", 1);
      expect(await mails()).toEqual([confirmation, start]);
    });

    describe("to the customer", () => {
      const theirs = async () =>
        (await mails()).flatMap(({ kind, occasion }) =>
          String(kind).startsWith("customer_") ? [`${String(kind)} ${String(occasion)}`] : [],
        );
      const failed = { status: "past_due", failed_invoice: "in_1" };

      test("are withdrawn when they are no longer true, unless they are being sent", async () => {
        await store("evt_1", 0, failed);
        await store("evt_2", 1);
        expect(await theirs()).toEqual([]);
        await store("evt_3", 2, failed);
        await project("select from public.claim_mails(10)");
        await store("evt_4", 3);
        expect(await theirs()).toEqual(["customer_payment_failed in_1"]);
        await database.exec("update public.mails set state = 'failed'");
        await store("evt_5", 4);
        expect(await theirs()).toEqual([]);
      });

      test.each([
        ["we first heard of it eight days after its start", { started_at: "2026-01-01" }, failed],
        ["it has no email address", { customer_email: null }, failed],
        ["the card expires after the next payment", {}, { card_expires_at: "2099-01-01" }],
        ["the card has expired", {}, { card_expires_at: "2026-01-01" }],
      ])("are not queued when %s", async (_, first, change) => {
        await store("evt_1", 0, first);
        await store("evt_2", 1, { ...first, ...change });
        expect(await theirs()).toEqual([]);
      });
    });

    test.each([
      ["it has no email address", { customer_email: null }],
      ["it has already ended", { status: "canceled" }],
    ])("do not include a confirmation when %s", async (_, changed) => {
      await store("evt_1", 0, changed);
      expect(await mails()).toEqual([start]);
    });
  });

  describe("due emails", () => {
    const claim = (rest = "10") =>
      project(`select kind, state, attempts from public.claim_mails(${rest}) order by kind`);
    const only = (kind: string) => `1, (select id from public.mails where kind = '${kind}')`;
    const change = (values: string, kind: string) =>
      database.exec(`update public.mails set ${values} where kind = '${kind}'`);

    beforeEach(async () => {
      await store("evt_1", 0);
    });

    test("are each claimed by one caller in the order in which they are due, and again after five minutes", async () => {
      await change("next_attempt_at = now() - interval '2 minutes'", "new");
      expect(await claim("1")).toMatchObject([{ kind: "new" }]);
      expect(await claim()).toMatchObject([{ kind: "confirmation" }]);
      expect(await claim()).toEqual([]);
      const later = `select bool_and(next_attempt_at between now() + interval '4 minutes' and now() + interval '5 minutes') as later
        from public.mails`;
      expect(await database.rows(later)).toEqual([{ later: true }]);
      await database.exec("update public.mails set next_attempt_at = now()");
      expect(await claim()).toEqual([
        { kind: "confirmation", state: "pending", attempts: 2 },
        { kind: "new", state: "pending", attempts: 2 },
      ]);
    });

    test("exclude those that were sent or whose next attempt is later", async () => {
      await change("state = 'sent'", "confirmation");
      await change("state = 'failed', next_attempt_at = now() + interval '1 minute'", "new");
      expect(await claim()).toEqual([]);
    });

    test("can be claimed by id before the next attempt when the last one failed", async () => {
      await change("state = 'failed', next_attempt_at = now() + interval '1 hour'", "new");
      expect(await claim(only("new"))).toMatchObject([{ kind: "new", state: "pending" }]);
      expect(await claim(only("new"))).toEqual([]);
      await change("state = 'sent', next_attempt_at = now() - interval '1 hour'", "new");
      expect(await claim(only("new"))).toEqual([]);
    });
  });

  describe("exported subscriptions", () => {
    const exported = {
      ...reported,
      id: "44444444-4444-4444-8444-444444444441",
      customer_name: "Jane O'Neil",
      contacted_at: "2026-01-03T00:00:00+00:00",
      live_at: null,
      revision: 7,
      created_at: "2026-01-02T03:04:05+00:00",
      updated_at: "2026-01-02T03:04:05+00:00",
    };
    const restore = (...rows: object[]) =>
      owner(`select public.restore_subscriptions('${JSON.stringify(rows).replaceAll("'", "''")}') as added`);

    test("are restored without another email", async () => {
      expect(await restore(exported)).toEqual([{ added: 1 }]);
      expect(await restore(exported)).toEqual([{ added: 0 }]);
      expect(
        await stored("id, customer_name, amount, contacted_at::date::text, revision, created_at::date::text"),
      ).toEqual([
        {
          id: exported.id,
          customer_name: "Jane O'Neil",
          amount: 9900,
          contacted_at: "2026-01-03",
          revision: 1,
          created_at: "2026-01-02",
        },
      ]);
      expect(await store("evt_1", 1)).toBe("stored");
      expect(await project("select * from public.claim_mails(10)")).toEqual([]);
    });

    test("are emailed about once their first payment succeeds", async () => {
      await restore({ ...exported, status: "incomplete" });
      expect(await mails()).toEqual([]);
      await store("evt_1", 1);
      expect(await mails()).toEqual([confirmation, start]);
    });

    test("of an older export are monthly", async () => {
      await restore({ ...exported, billing_period: undefined });
      expect(await stored("billing_period")).toEqual([{ billing_period: "month" }]);
    });

    test.each(["infinity", "-infinity", "0044-03-15 00:00:00+00 BC", "200000-01-01 00:00:00+00"])(
      "are refused when a time is %s, as are reports and ticks",
      async (time) => {
        for (const column of ["started_at", "created_at", "live_at", "cancels_at"])
          await expect(restore({ ...exported, [column]: time })).rejects.toThrow(/this_century/);
        expect(await stored("id")).toEqual([]);
        expect(await store("evt_1", 0, { period_ends_at: time })).toBe("unreadable");
        await store("evt_2", 0);
        expect(
          await database.attempt(
            "authenticated",
            `update public.subscriptions set live_at = '${time}'`,
            hostedOwner,
          ),
        ).toBe("23514");
      },
    );

    test("do not replace stored ones", async () => {
      await store("evt_1", 0, { amount: 4900 });
      expect(await restore(exported, { ...exported, id: crypto.randomUUID(), provider_id: "sub_2" })).toEqual(
        [{ added: 1 }],
      );
      expect(await stored("provider_id, amount")).toEqual([
        { provider_id: "sub_1", amount: 4900 },
        { provider_id: "sub_2", amount: 9900 },
      ]);
    });

    test("add their ticks to stored ones", async () => {
      await store("evt_1", 0);
      await owner("update public.subscriptions set live_at = '2026-02-02'");
      await restore({ ...exported, live_at: "2026-01-01T00:00:00Z" });
      expect(await stored("contacted_at::date::text, live_at::date::text, revision")).toEqual([
        { contacted_at: "2026-01-03", live_at: "2026-02-02", revision: 1 },
      ]);
    });
  });
});
