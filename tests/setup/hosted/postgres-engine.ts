import { randomUUID } from "node:crypto";
import { Client, type ClientBase, type CustomTypesConfig, Pool, type PoolClient, types as pgTypes } from "pg";
import { applySetup, type Answer, type Engine, type Run, runAsOwner } from "./engine.ts";
import { apiLogin, hostedRoles, type HostedSetup, projectOwner } from "./hosted-project.ts";
import { superuser } from "./postgres-cluster.ts";

/** The template database of a migrated project. Every test file copies it. */
const template = "hosted";

const types: CustomTypesConfig = {
  // Parses numbers as PGlite does. All are safe integers.
  getTypeParser: (type, format) =>
    type === pgTypes.builtins.INT8 ? Number : pgTypes.getTypeParser(type, format),
};

async function connect(folder: string, database: string): Promise<Client> {
  const client = new Client({ host: folder, user: superuser, database, types });
  await client.connect();
  return client;
}

/** Returns the last result if the query contains several statements. */
async function ask(client: ClientBase, query: string): Promise<Answer> {
  const answers = [await client.query<Record<string, unknown>>(query)].flat();
  return { rows: answers.at(-1)?.rows ?? [], count: answers.at(-1)?.rowCount ?? 0 };
}

export async function prepareCluster(folder: string, setup: HostedSetup): Promise<void> {
  const cluster = await connect(folder, "postgres");
  try {
    await cluster.query(hostedRoles);
    await createProject(folder, template, setup);
  } finally {
    await cluster.end();
  }
}

async function createProject(folder: string, name: string, setup: HostedSetup): Promise<void> {
  await createDatabase(folder, name, "template1");
  const client = await connect(folder, name);
  try {
    await applySetup(superuserOf(client), setup);
  } finally {
    await client.end();
  }
}

function superuserOf(client: Client): Pick<Engine, "exec" | "asOwner"> {
  const exec = (sql: string) => client.query(sql);
  return { exec, asOwner: (sql) => runAsOwner(exec, "session authorization", sql) };
}

async function createDatabase(folder: string, name: string, from: string): Promise<void> {
  const client = await connect(folder, "postgres");
  try {
    await client.query(`create database ${name} template ${from} owner ${projectOwner}`);
  } finally {
    await client.end();
  }
}

/** One user's open transaction. `end` is idempotent. */
export type Session = { run: Run; end: (how: "commit" | "rollback") => Promise<void> };

export type PostgresEngine = Engine & {
  begin: () => Promise<Session>;
  addressFor: (user: string) => { host: string; user: string; database: string };
};

export async function startPostgres(folder: string, setup?: HostedSetup): Promise<PostgresEngine> {
  const name = `project_${randomUUID().replaceAll("-", "")}`;
  await (setup ? createProject(folder, name, setup) : createDatabase(folder, name, template));
  const root = await connect(folder, name);
  const addressFor = (user: string) => ({ host: folder, user, database: name });
  const api = new Pool({ ...addressFor(apiLogin), types });

  const open = new Set<PoolClient>();
  const begin = async (): Promise<Session> => {
    const client = await api.connect();
    open.add(client);
    // A test must fail, not hang, if a lock is never released.
    await client.query("begin; set local lock_timeout = '20s'");
    return {
      run: (query) => ask(client, query),
      end: async (how) => {
        if (!open.delete(client)) return;
        await client.query(how);
        client.release();
      },
    };
  };
  return {
    ...superuserOf(root),
    query: (query) => ask(root, query),
    begin,
    addressFor,
    asApi: async (keep, work) => {
      const { run, end } = await begin();
      try {
        const result = await work(run);
        await end(keep ? "commit" : "rollback");
        return result;
      } catch (error) {
        await end("rollback");
        throw error;
      }
    },
    close: async () => {
      for (const client of open) client.release(true);
      await api.end();
      await root.end();
    },
  };
}
