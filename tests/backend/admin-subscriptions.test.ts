import { signOut } from "@brightwren/core/session/sign-in";
import {
  subscriptionQuery,
  listAllSubscriptions,
  attentionQuery,
  runningSubscriptionsQuery,
  subscriptionListQuery,
} from "@brightwren/core/subscriptions/read-subscriptions";
import type { SubscriptionListRequest } from "@brightwren/core/subscriptions/subscription";
import { setKickoffStep } from "@brightwren/core/subscriptions/write-subscriptions";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addUser } from "../setup/backend.ts";
import { openShellAs, read } from "./admin-shell.ts";
import { ownBackend } from "./own-backend.ts";

const member = "member@brightwren.example";

const backend = ownBackend({ maxRows: 20 });

beforeAll(async () => {
  await addUser(backend, member);
});

beforeEach(async () => {
  await backend.sql("delete from public.subscriptions");
  await backend.sql(`
    with given (name, status, failed, steps, hour) as (values
      ('New', 'active', null::int, 0, 9), ('Overdue', 'trialing', null, 0, 8), ('Half', 'active', null, 3, 7),
      ('Failed late', 'past_due', 6, 5, 6), ('Failed early', 'past_due', 2, 0, 5), ('Finished', 'active', null, 5, 4),
      ('Unpaid', 'unpaid', null, 5, 0),
      ('Gone', 'canceled', 1, 0, 3), ('Pending', 'incomplete', 1, 0, 2), ('Never', 'incomplete_expired', null, 0, 1)
    )
    insert into public.subscriptions (provider_id, customer_id, is_live, customer_name, customer_email, package, amount,
      currency, status, started_at, created_at, payment_failed_at, contacted_at, changes_received_at, changes_made_at,
      reviewed_at, live_at)
    select 'sub_' || hour, 'cus_' || hour, true, name, replace(lower(name), ' ', '.') || '@example.com', 'Starter', 3999,
      'gbp', status, at, at, now() - interval '1 day' + failed * interval '1 hour', case when steps > 0 then at end,
      case when steps > 1 then at end, case when steps > 2 then at end, case when steps > 3 then at end,
      case when steps > 4 then at end
    from given, lateral (select now() - interval '2 days' + hour * interval '1 hour' as at) times`);
  await openShellAs(backend);
});

const list = (request: Partial<SubscriptionListRequest> = {}) =>
  read(subscriptionListQuery({ page: 1, pageSize: 20, ...request }));
const names = async (request: Partial<SubscriptionListRequest>) =>
  (await list(request)).rows.map(({ customer_name }) => customer_name);
const idOf = async (name: string) => (await list({ search: name })).rows[0]?.id ?? "";

test.each([
  ["to-do", ["Failed early", "Failed late", "Unpaid", "Late", "Overdue", "New"]],
  [
    "active",
    ["Failed early", "Failed late", "Unpaid", "New", "Overdue", "Half", "Finished", "Untracked", "Late"],
  ],
  ["paying", ["Failed early", "Failed late", "New", "Half", "Finished", "Late"]],
  ["failed", ["Failed early", "Failed late", "Unpaid"]],
  ["sites", ["Failed early", "Late", "Half", "Overdue", "New"]],
  ["ended", ["Gone", "Never"]],
] as const)(
  "lists the subscriptions that are %s, failed payments first, then the newest or the latest",
  async (state, expected) => {
    await backend.sql(`
      insert into public.subscriptions (provider_id, customer_id, is_live, customer_name, amount, currency, status,
        started_at, created_at, contacted_at)
      select 'sub_' || name, 'cus_1', true, name, 1, 'gbp', status, now() - interval '40 days', now() - age, ticked
      from (values ('Late', 'active', interval '40 days', now()), ('Untracked', 'paused', interval '39 days', null))
        as given (name, status, age, ticked)`);
    expect(await names({ state })).toEqual(expected);
    expect(await read(runningSubscriptionsQuery())).toHaveLength(9);
  },
);

test("returns an empty page after the last page", async () => {
  expect(await names({ page: 2, pageSize: 8 })).toEqual(["Unpaid", "Never"]);
  expect(await list({ page: 3, pageSize: 8 })).toEqual({ rows: [], total: 10 });
});

test.each([
  [{ search: "FAILED late" }, ["Failed late"]],
  [{ search: "failed.early@example.com" }, ["Failed early"]],
  [{ search: "starter sub_9" }, ["New"]],
  [{ search: "failed starter", state: "ended" }, []],
  [{ search: "failed", state: "to-do" }, ["Failed early", "Failed late"]],
  [{ search: "1 2 3 4 5 6 7 8" }, []],
] as const)("finds the subscriptions that match %j", async (request, found) => {
  expect(await names(request)).toEqual(found);
});

test("lists failed payments first, also without a date, then the customers who have waited longest for a contact", async () => {
  const attention = await read(attentionQuery());
  expect(attention.rows.map(({ customer_name }) => customer_name)).toEqual([
    "Failed early",
    "Failed late",
    "Unpaid",
    "Overdue",
    "New",
  ]);
});

test("exports all matching subscriptions beyond the row limit of one request", async () => {
  await backend.sql(`
    insert into public.subscriptions (provider_id, customer_id, is_live, amount, currency, status, started_at)
    select 'sub_many' || n, 'cus_1', true, 3999, 'gbp', 'active', now() from generate_series(1, 30) n`);
  expect(await listAllSubscriptions({})).toHaveLength(40);
  expect(await listAllSubscriptions({ state: "to-do", search: "sub_many" })).toHaveLength(30);
});

test("changes only one step of the kickoff when the owner ticks and unticks it", async () => {
  const id = await idOf("Half");
  const { mails: _, ...before } = { mails: [], ...(await read(subscriptionQuery(id))) };
  const ticked = await setKickoffStep(id, "live_at", "2026-03-05T10:00:00Z");
  expect(ticked).toEqual({
    ...before,
    live_at: "2026-03-05T10:00:00+00:00",
    updated_at: ticked?.updated_at,
  });
  const tickedAgain = await setKickoffStep(id, "live_at", "2026-03-06T10:00:00Z");
  expect(tickedAgain?.live_at).toBe("2026-03-05T10:00:00+00:00");
  const unticked = await setKickoffStep(id, "live_at", null);
  expect(unticked).toEqual({ ...before, updated_at: unticked?.updated_at });
  expect(await setKickoffStep(crypto.randomUUID(), "live_at", null)).toBeNull();
});

test("lists the emails of one subscription, oldest first", async () => {
  const id = await idOf("Half");
  await backend.sql(
    `insert into public.mails (subscription_id, kind, occasion, state, created_at) values
       ($1, 'cancelled', '2', 'sent', '2026-03-02'), ($1, 'new', 'start', 'sent', '2026-03-01')`,
    [id],
  );
  const mailsOf = async (one: string) => (await read(subscriptionQuery(one)))?.mails.map(({ kind }) => kind);
  expect(await mailsOf(id)).toEqual(["new", "cancelled"]);
  expect(await mailsOf(await idOf("Gone"))).toEqual([]);
});

test.each([
  ["the user is signed out", "signed-out", () => signOut()],
  ["the user lacks the role", "not-admin", () => openShellAs(backend, member)],
] as const)("denies all reads and writes when %s", async (_, reason, become) => {
  const id = await idOf("Half");
  await become();
  await expect(setKickoffStep(id, "live_at", null)).rejects.toMatchObject({ name: "AccessError", reason });
  const attention = read(attentionQuery()).then(({ rows }) => rows);
  const reads: Promise<unknown>[] = [attention, listAllSubscriptions({})];
  expect(await Promise.all(reads.map((one) => one.catch(() => [])))).toEqual([[], []]);
});
