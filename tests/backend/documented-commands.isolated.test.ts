import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { localPublishableKey } from "@brightwren/backend/project/local-project";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import packageFile from "../../package.json" with { type: "json" };
import { commandEnvironment, copyRepository } from "./copied-repository.ts";

// Runs the commands of the documents in a copy of the repository, in the documents' order.

const deep = { tags: ["deep"], timeout: 20 * 60_000 };
const root = join(import.meta.dirname, "../..");
const env = commandEnvironment({ PORT: "5700", TEST_PORTS: "58000" });
const [site, api] = ["http://127.0.0.1:5704", "http://127.0.0.1:5701"];

const read = (document: string) => readFileSync(join(root, document), "utf8");
const documents = ["README.md", "CONTRIBUTING.md"].concat(
  ["testing", "deploy", "doctor", "make-it-yours"].map((name) => `docs/${name}.md`),
);

/** The lines of the command blocks without comments, and the commands in sentences that run tests. */
function commandsIn(document: string): string[] {
  const blocks = [...read(document).matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, block = ""]) =>
    block.split("\n"),
  );
  const inSentences = read(document).matchAll(
    /(?<!\| )`(npx (?:vitest|playwright test) [^`]+|npm run test:quick)`/g,
  );
  return [...blocks, ...[...inSentences].map(([, command = ""]) => command)]
    .map((line) => line.replace(/\s+# .*/, ""))
    .filter(Boolean);
}

type Case = {
  prints?: RegExp;
  /** The exit code, 0 by default. */
  status?: number;
  /** Then Ctrl+C is pressed. */
  until?: RegExp;
  /** A command that runs meanwhile, and that prints this line once it is ready. */
  beside?: string;
  /** Replaces placeholders. */
  fill?: Record<string, string>;
  makes?: string;
};

const ready = /Press Ctrl\+C to stop/;
const missingSettings = { status: 1, prints: /Set SUPABASE_PROJECT_REF, SITE_URL, DEPLOY_HOST,/ };
const audit = { beside: "npm run preview", prints: /\b0 bad\b/ };
const journey = {
  fill: { "<file>": "tests/e2e/site/static-security.spec.ts", "<title>": "every kind of CSP violation" },
  prints: /\b1 passed/,
};

const cases: Record<string, Case> = {
  "npm ci && npm start": { until: ready, prints: /Mailbox +http/ },
  // The whole suite does not fit into a test: it is stopped after its first check. CI runs all of it.
  "npm test": { until: /── lint ──/, status: 1, prints: /── unit tests ──[^]*\d+ passed, / },
  "npm run test:quick": { prints: /\b0 failed/ },
  'npx vitest run --project unit <file> -t "<title>"': {
    fill: { "<file>": "packages/brand/derived.test.ts", "<title>": "any length" },
    prints: /1 passed/,
  },
  'npx playwright test <file> -g "<title>"': journey,
  'npx playwright test <file> -g "<title>" --trace on': {
    ...journey,
    makes: "test-results/journeys/*/trace.zip",
  },
  "npm run deploy -- --dry-run": { prints: /Doctor: would audit/ },
  "npm run deploy": missingSettings,
  "npm run deploy -- --backend": missingSettings,
  "npm run doctor -- --site https://www.example.com --supabase https://<ref>.supabase.co --key sb_publishable_…":
    {
      ...audit,
      fill: {
        "https://www.example.com": site,
        "https://<ref>.supabase.co": api,
        "sb_publishable_…": localPublishableKey,
      },
    },
  "npm run doctor -- --site http://127.0.0.1:4173 --supabase http://127.0.0.1:54321 --key <local key>": {
    ...audit,
    fill: {
      "http://127.0.0.1:4173": site,
      "http://127.0.0.1:54321": api,
      "<local key>": localPublishableKey,
    },
  },
  "npm run --silent brand -- --print > mine.json": { makes: "mine.json" },
  "npm run brand -- --from mine.json": { prints: /For a human:/ },
  "git remote add upstream <the address of this repository>": {
    fill: { "<the address of this repository>": ".git/upstream.git" },
  },
  "git fetch upstream && git merge upstream/main": { prints: /1 file changed/ },
  "npm ci && npm run brand": { prints: /Every derived file is up to date/ },
};

/** These lines change tracked files. All others must leave the checkout as it is. */
const changing = ["npm run --silent brand -- --print > mine.json", "npm run brand -- --from mine.json"];

/** `npm ci` would replace the copy's links to the installed packages by another download. */
const filled = (line: string, fill: Record<string, string> = {}) =>
  Object.entries({ ...fill, "npm ci": "npm ci --dry-run --offline" }).reduce(
    (text, [from, to]) => text.replace(from, to),
    line,
  );

const lines = [...new Set(documents.flatMap(commandsIn))];

test("covers every documented command", () => {
  expect(Object.keys(cases).toSorted()).toEqual(lines.toSorted());
});

describe.skipIf(process.platform === "win32")("a copy of the repository", () => {
  let copy: ReturnType<typeof copyRepository>;
  const running = new Set<number>();

  const git = (...args: string[]) => execFileSync("git", args, { cwd: copy.folder, env, encoding: "utf8" });

  function commit(): void {
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "--message=Next");
  }

  beforeAll(() => {
    copy = copyRepository("main", env);
    writeFileSync(join(copy.folder, "docs/update.md"), "# Update\n");
    commit();
    git("clone", "--quiet", "--bare", ".", ".git/upstream.git");
    git("reset", "--quiet", "--hard", "HEAD~1");
    commit();
  }, 300_000);
  afterAll(() => {
    for (const group of running) process.kill(-group, "SIGKILL");
    copy.remove();
  });

  /** Starts a line as a terminal does: Ctrl+C reaches the whole process group. */
  function start(line: string, until?: RegExp) {
    const child = spawn("bash", ["-c", line], {
      cwd: copy.folder,
      env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const group = child.pid ?? 0;
    running.add(group);
    const isReady = Promise.withResolvers<void>();
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (until?.test(output)) isReady.resolve();
      });
    const ended = once(child, "close").then(([status]) => {
      running.delete(group);
      isReady.resolve();
      return { line, status: status as number, output };
    });
    const interrupt = () => running.has(group) && process.kill(-group, "SIGINT");
    return { isReady: isReady.promise, ended, interrupt };
  }

  async function run(line: string, until?: RegExp) {
    const command = start(line, until);
    if (until) await command.isReady.then(command.interrupt);
    return command.ended;
  }

  test.each(lines)("runs as documented: %s", deep, async (line) => {
    const { prints = /^$/, status = 0, until, beside, fill, makes = "package.json" } = cases[line] ?? {};
    const other = beside ? start(beside, ready) : undefined;
    await other?.isReady;
    const result = await run(filled(line, fill), until);
    other?.interrupt();
    expect((await other?.ended) ?? { status: 0 }).toMatchObject({ status: 0 });
    expect(result).toMatchObject({ status, output: expect.stringMatching(prints) });
    expect(globSync(makes, { cwd: copy.folder })).not.toEqual([]);
    expect(existsSync(join(copy.folder, ".deploy.json"))).toBe(false);
    expect(git("status", "--porcelain") !== "").toBe(changing.includes(line));
    commit();
  });
});

test.each(documents)("names existing scripts in %s", (document) => {
  const named = [...read(document).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name);
  expect(named.filter((name) => !Object.keys(packageFile.scripts).includes(name ?? ""))).toEqual([]);
});

test("names existing projects of Vitest", () => {
  const [, others = ""] = /--project unit .*# or (.*)/.exec(read("docs/testing.md")) ?? [];
  const config = read("vitest.config.ts");
  expect(others.split(", ").filter((name) => !config.includes(`name: "${name}"`))).toEqual([]);
});
