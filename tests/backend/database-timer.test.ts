import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onBothEngines, ownDatabase } from "../setup/hosted/hosted-database.ts";
import { projectOwner } from "../setup/hosted/hosted-project.ts";

/** Stubs for the parts of pg_cron, pg_net and the Vault that the timer uses, with their documented signatures. */
const extensions = `
  create schema cron; create schema net; create schema vault;
  create table cron.job (jobname text primary key, schedule text not null, command text not null);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job values ($1, $2, $3)
    on conflict (jobname) do update set schedule = $2, command = $3 returning 1::bigint
  $$;
  create table net.asked (url text, headers jsonb, body jsonb);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{}', timeout_milliseconds integer default 5000) returns bigint language sql as $$
    insert into net.asked values ($1, $4, $2) returning 1::bigint
  $$;
  create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
  create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(new_secret text, new_name text) returns uuid language sql as $$
    insert into vault.secrets (name, secret) values ($2, $1) returning id
  $$;
  create function vault.update_secret(secret_id uuid, new_secret text) returns void language sql as $$
    update vault.secrets set secret = $2 where id = $1
  $$;
  do $$ declare s text; begin
    foreach s in array array['cron', 'net', 'vault'] loop
      execute format('grant usage on schema %I to ${projectOwner}', s);
      execute format('grant all on all tables in schema %I to ${projectOwner}', s);
    end loop;
  end $$;
`;

onBothEngines((start) => {
  const database = ownDatabase(start);

  test("skips scheduling without an error when pg_cron is not installed", async () => {
    await expect(database.asOwner("select private.schedule_jobs()")).resolves.not.toThrow();
  });

  test("stores the timer's credentials only with the project's secret key", async () => {
    for (const role of ["anon", "authenticated"]) {
      expect(await database.attempt(role, "select public.keep_timer_access('a', 'b')")).toBe("denied");
    }
  });

  test("lets only the table owner call a function with the timer's key", async () => {
    for (const role of ["anon", "authenticated", "service_role"]) {
      expect(await database.attempt(role, "select private.call_function('tidy-pictures')")).toBe("denied");
    }
  });

  describe("with pg_cron, pg_net and the Vault", () => {
    beforeEach(() => database.exec(extensions));
    afterEach(() =>
      database.exec("drop schema cron cascade; drop schema net cascade; drop schema vault cascade"),
    );

    const jobs = () =>
      database.rows<{ jobname: string; schedule: string; command: string }>(
        "select * from cron.job order by jobname",
      );

    test("replaces a manually created job", async () => {
      await database.exec(
        "insert into cron.job values ('request-rebuild', '* * * * *', 'select ''by hand''')",
      );
      await database.asOwner("select private.schedule_jobs()");
      const once = await jobs();
      await database.asOwner("select private.schedule_jobs()");
      expect(await jobs()).toEqual(once);
      expect(once.map(({ jobname, schedule }) => [jobname, schedule])).toEqual([
        ["deliver-mails", "* * * * *"],
        ["publish-due-posts", "* * * * *"],
        ["request-rebuild", "* * * * *"],
        ["tidy-pictures", "20 3 * * *"],
        ["tidy-up", "10 3 * * *"],
      ]);
      expect(JSON.stringify(once)).not.toContain("by hand");
    });

    test("calls each job's function with the current secrets from the Vault", async () => {
      await database.asOwner("select private.schedule_jobs()");
      for (const key of ["sb_secret_old", "sb_secret_new"]) {
        await database.exec("delete from net.asked");
        await database.as(
          "service_role",
          `select public.keep_timer_access('https://ref.supabase.co', '${key}')`,
        );
        for (const { command } of await jobs()) await database.asOwner(command);
        expect(await database.rows("select url, headers, body from net.asked order by url")).toEqual(
          ["deliver-mails", "request-rebuild", "tidy-pictures"].map((name) => ({
            url: `https://ref.supabase.co/functions/v1/${name}`,
            headers: { "Content-Type": "application/json", apikey: key },
            body: {},
          })),
        );
      }
    });

    test("fails with setup instructions when the Vault is empty", async () => {
      await expect(database.asOwner("select private.call_function('tidy-pictures')")).rejects.toThrow(
        "npm run deploy",
      );
    });
  });
});
