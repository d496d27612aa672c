import { readFile } from "node:fs/promises";
import { testSeeds } from "../articles.ts";
import {
  findSeedFiles,
  readMigrations,
  readSupabaseConfig,
} from "@brightwren/backend/project/supabase-project";
import { supabaseFolder } from "@brightwren/backend/project/local-folders";
import { getStorageSchemaSql } from "@supabase/lite";

/** The role that applies the migrations and owns their objects. It is not a superuser. */
export const projectOwner = "project";

/** The Data API's login role, which switches to one of the three API roles for each request. */
export const apiLogin = "authenticator";

export const hostedOwner = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11";
export const hostedMember = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c12";

/** Created only once, because all databases of a cluster share their roles. */
export const hostedRoles = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role ${apiLogin} login noinherit;
  grant anon, authenticated, service_role to ${apiLogin};
  create role supabase_auth_admin login noinherit createrole;
  create role supabase_storage_admin login noinherit createrole;
  create role ${projectOwner} login createdb createrole bypassrls;
  -- On a hosted project, an extension lets the owner create policies on Storage's tables. Here, the owner is a member
  -- of Storage's role, and only_policies_on_storage below limits this to policies.
  grant supabase_storage_admin to ${projectOwner};
`;

/** Since 30 October 2026, new objects in a hosted project's `public` schema have no default grants. */
const hostedDatabase = `
  do $$ begin execute format('alter database %I owner to ${projectOwner}', current_database()); end $$;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role ${projectOwner} in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role ${projectOwner} in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges for role ${projectOwner} in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges for role ${projectOwner} in schema public
    revoke select, insert, update, delete on tables from anon, authenticated, service_role;
  alter default privileges for role ${projectOwner} in schema public
    revoke usage, select on sequences from anon, authenticated, service_role;
  alter default privileges for role ${projectOwner} in schema public
    revoke execute on functions from anon, authenticated, service_role;

  create schema auth authorization supabase_auth_admin;
  grant usage on schema auth to anon, authenticated, service_role, ${projectOwner};
  create table auth.users (
    id uuid primary key, email text unique, email_confirmed_at timestamptz, encrypted_password varchar(255),
    invited_at timestamptz, last_sign_in_at timestamptz, created_at timestamptz
  );
  create table auth.sessions (
    id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade,
    created_at timestamptz, updated_at timestamptz, factor_id uuid, not_after timestamptz,
    refreshed_at timestamp without time zone, user_agent text, ip inet, tag text
  );
  alter table auth.users owner to supabase_auth_admin;
  alter table auth.users enable row level security;
  alter table auth.sessions owner to supabase_auth_admin;
  alter table auth.sessions enable row level security;
  grant all on auth.users, auth.sessions to ${projectOwner};
  create function auth.uid() returns uuid language sql stable as $$
    select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
  $$;
`;

const hostedStorage = `
  ${getStorageSchemaSql()}
  alter schema storage owner to supabase_storage_admin;
  alter table storage.buckets owner to supabase_storage_admin;
  alter table storage.objects owner to supabase_storage_admin;
  grant usage on schema storage to anon, authenticated, service_role, ${projectOwner};
  grant all on storage.buckets, storage.objects to anon, authenticated, service_role, ${projectOwner};

  create schema extensions;
  create function extensions.only_policies_on_storage() returns event_trigger language plpgsql as $$
  begin
    if session_user = '${projectOwner}' and exists (
      select from pg_event_trigger_ddl_commands()
      where schema_name = 'storage' and command_tag not in ('CREATE POLICY', 'ALTER POLICY')
    ) then
      raise insufficient_privilege using message = 'Storage''s tables are not the project''s.';
    end if;
  end;
  $$;
  create event trigger only_policies_on_storage on ddl_command_end execute function extensions.only_policies_on_storage();
`;

const people = `
  insert into auth.users values
    ('${hostedOwner}', 'owner@example.com', now()), ('${hostedMember}', 'member@example.com', now());
`;

/** The superuser runs `before` and `after`. The owner runs the migrations in between. */
export type HostedSetup = { before: string; migrations: { file: string; sql: string }[]; after: string };

type SetupOptions = { storage?: boolean; instead?: HostedSetup["migrations"] | undefined };

/** `instead` replaces the migrations. The project has an owner and a member. */
export async function readHostedSetup({ storage = true, instead }: SetupOptions = {}): Promise<HostedSetup> {
  return {
    before: hostedDatabase + (storage ? hostedStorage : "") + people,
    migrations: instead ?? (await readMigrations(supabaseFolder)),
    after: `insert into public.user_roles values ('${hostedOwner}', 'admin');`,
  };
}

export async function readSeeds(): Promise<{ file: string; sql: string }[]> {
  const { seedPatterns } = { ...(await readSupabaseConfig(supabaseFolder)), ...testSeeds };
  const files = await findSeedFiles(supabaseFolder, seedPatterns);
  return Promise.all(files.map(async (file) => ({ file, sql: await readFile(file, "utf8") })));
}
