import {
  countNewEnquiriesQuery,
  neighboursQuery,
  enquiryQuery,
  lastCleanUpQuery,
  listAllEnquiries,
  enquiryListQuery,
} from "@brightwren/core/enquiries/read-enquiries";
import type { Enquiry, EnquiryFilter, EnquiryListRequest } from "@brightwren/core/enquiries/enquiry";
import { setEnquiryState } from "@brightwren/core/enquiries/write-enquiries";
import { mailListQuery, sendMailNow } from "@brightwren/core/mails/mails";
import { signOut } from "@brightwren/core/session/sign-in";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addUser } from "../setup/backend.ts";
import { isDeep } from "../setup/test-depth.ts";
import { openShellAs, read } from "./admin-shell.ts";
import { forgetEverything, mails, sendEnquiry, storeMails } from "./enquiries-visitor.ts";
import { ownBackend } from "./own-backend.ts";

const member = "member@brightwren.example";
const { maxRows, many } = isDeep ? { maxRows: 1000, many: 1200 } : { maxRows: 20, many: 50 };

const backend = ownBackend({ maxRows });

beforeAll(async () => {
  await addUser(backend, member);
});

beforeEach(async () => {
  await forgetEverything(backend);
  await backend.sql(`
    insert into public.contact_enquiries (first_name, last_name, email, phone, business_type, message, status, created_at) values
      ('Jane', 'Doe', 'jane@example.com', '01632 960 123', 'Bakery', 'Could you rebuild our shop?', 'new', '2026-01-03'),
      ('John', 'Doe', 'john@example.com', null, null, '100% sure, (really)', 'handled', '2026-01-02'),
      ('Spam', 'Sender', 'spam@example.com', null, null, 'Buy', 'spam', '2026-01-01')`);
  await storeMails(backend, "failed");
  await openShellAs(backend);
});

const list = (request: Partial<EnquiryListRequest> = {}) =>
  read(enquiryListQuery({ page: 1, pageSize: 20, ...request }));
const names = async (request: Partial<EnquiryListRequest>) =>
  (await list(request)).rows.map(({ first_name }) => first_name);
const idOf = async (name: string) => {
  const found = (await list()).rows.find(({ first_name }) => first_name === name);
  return found?.id ?? "";
};

const mailOf = async (id: string) => (await read(enquiryQuery(id)))?.mail?.id ?? "";

test("lists enquiries newest first, without internal fields", async () => {
  const { rows: enquiries, total } = await list();
  expect(total).toBe(3);
  expect(enquiries.map(({ first_name }) => first_name)).toEqual(["Jane", "John", "Spam"]);
  expect(enquiries[0]).toMatchObject({ mail: { kind: "enquiry", state: "failed" } });
  expect(enquiries[0]).not.toHaveProperty("sender_hash");
  expect(await read(enquiryQuery(enquiries[0]?.id ?? ""))).toEqual(enquiries[0]);
  expect(await read(enquiryQuery(crypto.randomUUID()))).toBeNull();
});

test("returns an empty page after the last page", async () => {
  expect(await names({ page: 2, pageSize: 2 })).toEqual(["Spam"]);
  expect(await list({ page: 3, pageSize: 2 })).toEqual({ rows: [], total: 3 });
});

test("lists possible spam apart from new enquiries until the owner marks it", async () => {
  expect(await read(countNewEnquiriesQuery())).toBe(1);
  await backend.sql(`
    insert into public.contact_enquiries (first_name, last_name, email, message, status)
    values ('Dora', 'Doubtful', 'dora@example.com', 'Hello', 'doubtful')`);
  expect(await names({ state: "new" })).toEqual(["Jane"]);
  expect(await names({ state: "doubtful" })).toEqual(["Dora"]);
  expect(await names({ state: "spam" })).toEqual(["Spam"]);
  expect(await names({ state: "doubtful", search: "dora" })).toEqual(["Dora"]);
  expect(await read(countNewEnquiriesQuery())).toBe(1);
  await setEnquiryState(await idOf("Dora"), "new");
  expect(await names({ state: "doubtful" })).toEqual([]);
  expect(await names({ state: "new" })).toEqual(["Dora", "Jane"]);
});

test.each<[Partial<EnquiryListRequest>, string[]]>([
  [{ state: "new" }, ["Jane"]],
  [{ state: "spam" }, ["Spam"]],
  [{ search: "doe", state: "handled" }, ["John"]],
  [{ search: "doe" }, ["Jane", "John"]],
  [{ search: "Jane Doe" }, ["Jane"]],
  [{ search: "doe jane bakery" }, ["Jane"]],
  [{ search: "jane spam" }, []],
  [{ search: "JOHN@example" }, ["John"]],
  [{ search: "960" }, ["Jane"]],
  [{ search: "100%" }, ["John"]],
  [{ search: "(really)" }, ["John"]],
  [{ search: "o_n" }, []],
  [{ search: '("shop")' }, []],
  [{ search: "   " }, ["Jane", "John", "Spam"]],
])("finds the enquiries that match %j", async (request, found) => {
  expect(await names(request)).toEqual(found);
});

test("finds the previous and next enquiries even when the current one no longer matches the filter", async () => {
  const [jane, john, spam] = (await list()).rows;
  const between = (enquiry: Enquiry | undefined, filter: EnquiryFilter = {}) =>
    enquiry && read(neighboursQuery(enquiry, filter));
  expect(await between(jane)).toEqual({ newer: null, older: john?.id });
  expect(await between(john)).toEqual({ newer: jane?.id, older: spam?.id });
  expect(await between(spam)).toEqual({ newer: john?.id, older: null });
  expect(await between(john, { state: "new" })).toEqual({ newer: jane?.id, older: null });
  expect(await between(spam, { search: "doe" })).toEqual({ newer: john?.id, older: null });
});

test("changes only the state when the owner marks an enquiry", async () => {
  const id = await idOf("Jane");
  const before = await read(enquiryQuery(id));
  for (const status of ["handled", "spam", "new"] as const) {
    const after = await setEnquiryState(id, status);
    expect(after).toEqual({ ...before, status, updated_at: after?.updated_at });
  }
  expect(await setEnquiryState(crypto.randomUUID(), "handled")).toBeNull();
});

test("exports all matching enquiries beyond the row limit of one request", async () => {
  await backend.sql(
    `insert into public.contact_enquiries (first_name, last_name, email, message)
     select 'Many', 'N' || n, 'many@example.com', 'Hello' from generate_series(1, $1::int) n`,
    [many],
  );
  expect(await listAllEnquiries({})).toHaveLength(many + 3);
  expect(await listAllEnquiries({ state: "new", search: "many" })).toHaveLength(many);
});

test("shows only the owner when the last clean-up ran", async () => {
  await backend.sql("delete from public.housekeeping");
  expect(await read(lastCleanUpQuery())).toBeNull();
  await backend.sql(
    "update public.contact_enquiries set created_at = now() - interval '13 months' where first_name = 'John'",
  );
  await backend.sql("select private.tidy_up()");
  expect(await names({ search: "doe" })).toEqual(["Jane"]);
  expect(Date.now() - Date.parse((await read(lastCleanUpQuery())) ?? "")).toBeLessThan(60_000);
  await openShellAs(backend, member);
  expect(await read(lastCleanUpQuery())).toBeNull();
});

test("emails only the enquiry whose delivery the owner retries", async () => {
  const id = await idOf("Jane");
  const mail = await mailOf(id);
  expect(await sendMailNow(mail)).toEqual({ sent: 1, failed: 0 });
  expect((await read(enquiryQuery(id)))?.mail?.state).toBe("sent");
  expect((await mails(backend)).map(({ replyTo }) => replyTo[0]?.address)).toEqual(["jane@example.com"]);
});

test("lists emails by state, with the person that each is about", async () => {
  const page = { page: 1, pageSize: 20 };
  await sendMailNow(await mailOf(await idOf("John")));
  const failed = await read(mailListQuery({ state: "failed", ...page }));
  expect(failed.rows.map(({ enquiry, subscription }) => [enquiry?.first_name, subscription])).toEqual([
    ["Jane", null],
    ["Spam", null],
  ]);
  expect((await read(mailListQuery({ state: "sent", ...page }))).total).toBe(1);
  expect((await read(mailListQuery(page))).total).toBe(3);
  await openShellAs(backend, member);
  expect(await read(mailListQuery(page))).toEqual({ rows: [], total: 0 });
});

test("lists an enquiry sent through the form", async () => {
  await sendEnquiry(backend);
  expect((await list()).rows[0]).toMatchObject({
    business_type: "Bakery",
    status: "new",
    mail: { state: "sent" },
  });
});

test.each([
  ["the user is signed out", "signed-out", "AccessError", () => signOut()],
  ["the user lacks the role", "not-admin", "FunctionError", () => openShellAs(backend, member)],
] as const)("denies all reads and writes when %s", async (_, reason, retryRefusal, become) => {
  const id = await idOf("Jane");
  const mail = await mailOf(id);
  await become();
  await expect(setEnquiryState(id, "handled")).rejects.toMatchObject({ name: "AccessError", reason });
  await expect(sendMailNow(mail)).rejects.toMatchObject({ name: retryRefusal });
  const seen = await list().catch(() => ({ rows: [] }));
  expect(seen.rows).toEqual([]);
  expect(await mails(backend)).toEqual([]);
});
