import { beforeEach, describe, expect, test } from "vitest";
import {
  hostedMember,
  hostedOwner,
  onBothEngines,
  onPostgres,
  ownDatabase,
  untilBlocked,
} from "../setup/hosted/hosted-database.ts";

const other = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c13";
const invited = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c14";

const people = `
  delete from auth.users where id in ('${other}', '${invited}');
  insert into auth.users (id, email, email_confirmed_at, created_at) values ('${other}', 'other@example.com', now(), now());
  insert into auth.users (id, email, encrypted_password, invited_at) values ('${invited}', 'invited@example.com', 'x', now());
  delete from public.user_roles;
  insert into public.user_roles (user_id, role) values ('${hostedOwner}', 'admin'), ('${other}', 'admin');
`;

const sessions = `
  delete from auth.sessions;
  insert into auth.sessions (id, user_id, created_at, refreshed_at, not_after, user_agent, ip)
  select ('00000000-0000-4000-8000-00000000000' || right(id::text, 1))::uuid, id, '2026-01-01T00:00:00Z',
    '2026-01-02T00:00:00', null, 'Phone', '192.0.2.1/32' from auth.users;
`;
const draft = "22222222-2222-4222-8222-222222222229";
const sharedDraft = `
  delete from public.blog_posts where id = '${draft}';
  insert into public.blog_posts (id, title, slug, status) values ('${draft}', 'Shared', 'shared', 'draft');
`;
const linkOf = (token: string) => `
  insert into public.draft_links (post_id, token_hash, expires_at)
  values ('${draft}', encode(sha256('${token}'), 'hex'), now() + interval '1 day')`;

const sessionOf = (user: string) => `00000000-0000-4000-8000-00000000000${user.at(-1)}`;

onBothEngines((start) => {
  const database = ownDatabase(start);

  beforeEach(() => database.exec(people + sessions));

  const as = (user: string, query: string) => database.as("authenticated", query, user);

  describe("sessions", () => {
    const whose = async (user: string) =>
      ((await as(user, "select user_id from public.list_sessions()")) as { user_id: string }[])
        .map(({ user_id: id }) => id)
        .toSorted();

    test("shows owners' sessions only to owners", async () => {
      expect(await whose(hostedOwner)).toEqual([hostedOwner, other]);
      expect(await whose(hostedMember)).toEqual([hostedMember]);
      expect(await whose("")).toEqual([]);
    });

    test("lists the device, IP address and last use of each active session", async () => {
      await database.exec(
        `update auth.sessions set not_after = now() - interval '1 minute' where user_id = '${other}'`,
      );
      const rows = await as(
        hostedOwner,
        "select user_agent, ip, last_used_at = '2026-01-02T00:00:00Z' as used, is_current from public.list_sessions()",
      );
      expect(rows).toEqual([{ user_agent: "Phone", ip: "192.0.2.1", used: true, is_current: false }]);
    });

    test.each([
      ["an owner ends their own session", hostedOwner, hostedOwner, true],
      ["an owner ends another owner's session", hostedOwner, other, true],
      ["an owner ends a member's session", hostedOwner, hostedMember, false],
      ["a member ends their own session", hostedMember, hostedMember, true],
      ["a member ends an owner's session", hostedMember, hostedOwner, false],
      ["a visitor ends an owner's session", "", hostedOwner, false],
    ])("checks permission when %s", async (_, user, whom, ends) => {
      const rows = await as(user, `select public.end_session('${sessionOf(whom)}') as ended`);
      expect(rows).toEqual([{ ended: ends }]);
      const left = await database.rows(`select 1 from auth.sessions where user_id = '${whom}'`);
      expect(left).toHaveLength(ends ? 0 : 1);
    });
  });

  describe("an access token", () => {
    const mayEdit = async (session: string) => {
      const claims = JSON.stringify({ role: "authenticated", sub: hostedOwner, session_id: session });
      const rows = await as(
        hostedOwner,
        `select set_config('request.jwt.claims', '${claims}', true);
        select private.is_admin() as may, (select count(*)::int from public.user_roles) as roles`,
      );
      return rows[0];
    };
    const yes = { may: true, roles: 1 };
    const no = { may: false, roles: 0 };

    test("lets an owner edit until its session ends", async () => {
      const own = sessionOf(hostedOwner);
      expect(await mayEdit(own)).toEqual(yes);
      expect(await mayEdit(sessionOf(other))).toEqual(no);
      await database.exec(
        `update auth.sessions set not_after = now() - interval '1 second' where id = '${own}'`,
      );
      expect(await mayEdit(own)).toEqual(no);
      await database.exec(`update auth.sessions set not_after = null where id = '${own}'`);
      expect(await mayEdit(own)).toEqual(yes);
      await as(other, `select public.end_session('${own}')`);
      expect(await mayEdit(own)).toEqual(no);
    });
  });

  describe("owners", () => {
    const take = (user: string, whom: string) =>
      as(user, `select public.take_owner_role('${whom}') as outcome`);
    const invite = () => database.as("service_role", `select public.invite_owner('${invited}')`);

    test("shows owners and invitations only to owners", async () => {
      await invite();
      const rows = await as(
        hostedOwner,
        "select email, invited_at is not null as waits from public.list_owners()",
      );
      expect(rows).toHaveLength(3);
      expect(rows).toContainEqual({ email: "invited@example.com", waits: true });
      expect(rows).toContainEqual({ email: "other@example.com", waits: false });
      expect(await as(hostedMember, "select 1 from public.list_owners()")).toEqual([]);
    });

    test("revokes any owner's role except the last owner's", async () => {
      await invite();
      expect(await take(hostedOwner, other)).toEqual([{ outcome: "taken" }]);
      expect(await take(hostedOwner, other)).toEqual([{ outcome: "missing" }]);
      expect(await take(hostedOwner, hostedOwner)).toEqual([{ outcome: "last_owner" }]);
      await expect(take(other, hostedOwner)).rejects.toThrow("Only an owner may do this.");
      await database.exec(people);
      expect(await take(hostedOwner, hostedOwner)).toEqual([{ outcome: "taken" }]);
    });

    test("deletes a never-used account when its invitation is withdrawn", async () => {
      const accounts = () => database.rows(`select 1 from auth.users where id = '${invited}'`);
      await invite();
      await database.exec(`update auth.users set email_confirmed_at = now() where id = '${invited}'`);
      expect(await take(hostedOwner, invited)).toEqual([{ outcome: "taken" }]);
      expect(await accounts()).toHaveLength(1);
      await database.exec(people);
      await invite();
      expect(await take(hostedOwner, invited)).toEqual([{ outcome: "withdrawn" }]);
      expect(await accounts()).toEqual([]);
    });
  });

  describe("a private link to a draft", () => {
    beforeEach(() => database.exec(sharedDraft));

    const share = (user: string, token: string) => as(user, linkOf(token));
    const opens = async (token: string) =>
      (await database.as("anon", `select 1 from public.read_shared_draft('${token}')`)).length === 1;
    const giveBack = () =>
      database.exec(
        `insert into auth.users (id, email, email_confirmed_at) values ('${other}', 'other@example.com', now())
           on conflict do nothing;
         insert into public.user_roles (user_id, role) values ('${other}', 'admin')`,
      );

    test.each([
      ["another owner revokes its creator's role", `select public.take_owner_role('${other}')`],
      ["its creator's role is deleted", `delete from public.user_roles where user_id = '${other}'`],
      [
        "its creator's role is reassigned",
        `update public.user_roles set user_id = '${hostedMember}' where user_id = '${other}'`,
      ],
      ["its creator's account is deleted", `delete from auth.users where id = '${other}'`],
      [
        "the role table is truncated",
        `truncate public.user_roles; insert into public.user_roles (user_id, role) values ('${hostedOwner}', 'admin')`,
      ],
    ])("stays revoked permanently when %s", async (_, taking) => {
      await share(other, "former");
      expect(await opens("former")).toBe(true);
      if (taking.startsWith("select")) await as(hostedOwner, taking);
      else await database.exec(taking);
      expect(await opens("former")).toBe(false);
      await giveBack();
      expect(await opens("former")).toBe(false);
      await share(other, "new");
      expect(await opens("new")).toBe(true);
    });

    test("remains valid when another owner loses the role", async () => {
      await share(hostedOwner, "remaining");
      await share(other, "former");
      await database.exec("update public.user_roles set granted_at = now()");
      expect([await opens("remaining"), await opens("former")]).toEqual([true, true]);
      await as(hostedOwner, `select public.take_owner_role('${other}')`);
      await database.exec(`delete from auth.users where id = '${other}'`);
      expect([await opens("remaining"), await opens("former")]).toEqual([true, false]);
    });
  });
});

onPostgres((start) => {
  const database = ownDatabase(start);

  beforeEach(() => database.exec(people + sharedDraft));

  test("leaves one owner when two owners revoke each other's roles concurrently", async () => {
    const first = await database.begin("authenticated", hostedOwner);
    const second = await database.begin("authenticated", other);
    await first.run(`select public.take_owner_role('${other}')`);
    const late = second
      .run(`select public.take_owner_role('${hostedOwner}')`)
      .catch((error: unknown) => error);
    await untilBlocked(database);
    await first.end("commit");
    expect(String(await late)).toContain("Only an owner may do this.");
    expect(await database.rows("select user_id from public.user_roles")).toEqual([{ user_id: hostedOwner }]);
  });

  test("does not leave a valid draft link when its creation races with the revocation of the creator's role", async () => {
    const maker = await database.begin("authenticated", other);
    const taker = await database.begin("authenticated", hostedOwner);
    const late = await database.begin("authenticated", other);
    await maker.run(linkOf("first"));
    const taken = taker.run(`select public.take_owner_role('${other}')`);
    await untilBlocked(database);
    await maker.end("commit");
    await taken;
    const second = late.run(linkOf("second")).catch((error: unknown) => error);
    await untilBlocked(database);
    await taker.end("commit");
    expect(String(await second)).toContain("Only an owner may do this.");
    await late.end("rollback");
    expect(await database.rows("select 1 from public.draft_links")).toEqual([]);
  });
});
