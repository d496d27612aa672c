import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { localPublishableKey, localServiceRoleKey } from "@brightwren/backend/project/local-project";
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

/** `npm ci` would replace the copy's links to the installed packages by another download. */
const placeholders: [string | RegExp, string][] = [
  ["npm ci", "npm ci --dry-run --offline"],
  ['unit <file> -t "<title>"', 'unit packages/brand/derived.test.ts -t "any length"'],
  ['<file> -g "<title>"', 'tests/e2e/site/static-security.spec.ts -g "every kind of CSP violation"'],
  [/--site .*/, `--site ${site} --supabase ${api} --key ${localPublishableKey}`],
  ["<the address of this repository>", ".git/upstream.git"],
];

const filled = (line: string) =>
  placeholders.reduce((text, [place, example]) => text.replace(place, example), line);

type Case = {
  prints?: RegExp;
  /** The exit code or signal, by default 0. */
  status?: number | string;
  /** Once the command has printed this, Ctrl+C is pressed. */
  until?: RegExp;
  /** A server that runs meanwhile. */
  beside?: string;
  makes?: string;
  /** Changes tracked files. All other lines must leave the checkout as it is. */
  changes?: true;
};

const ready = /Press Ctrl\+C to stop/;
const missingSettings = { status: 1, prints: /Set SUPABASE_PROJECT_REF, SITE_URL, DEPLOY_HOST,/ };
const audit = { beside: "npm run preview", prints: /\b0 bad\b/ };

const cases: Record<string, Case> = {
  "npm ci && npm start": {
    until: ready,
    status: "SIGINT",
    prints: /Mailbox +http[^]*Stopping …\n$/,
  },
  // The whole suite does not fit into a test: it is stopped after its first check. CI runs all of it.
  "npm test": { until: /── lint ──/, status: "SIGINT", prints: /── unit tests ──[^]*\d+ passed, / },
  "npm run test:quick": { prints: /\b0 failed/ },
  'npx vitest run --project unit <file> -t "<title>"': { prints: /\b1 passed/ },
  'npx playwright test <file> -g "<title>"': { prints: /\b1 passed/ },
  'npx playwright test <file> -g "<title>" --trace on': { makes: "test-results/journeys/*/trace.zip" },
  "npx vitest run --project backend --no-file-parallelism --tags-filter='!deep' tests/backend/{policies,save-post,enquiries}.test.ts":
    { prints: /\b3 passed/ },
  "npm run deploy -- --dry-run": { prints: /Doctor: would audit/ },
  "npm run deploy": missingSettings,
  "npm run deploy -- --backend": missingSettings,
  "npm run doctor -- --site https://www.example.com --supabase https://<ref>.supabase.co --key sb_publishable_…":
    audit,
  "npm run doctor -- --site http://127.0.0.1:4173 --supabase http://127.0.0.1:54321 --key <local key>": audit,
  "npm run --silent brand -- --print > mine.json": { makes: "mine.json", changes: true },
  "npm run brand -- --from mine.json": { prints: /For a human:/, changes: true },
  "git remote add upstream <the address of this repository>": {},
  "git fetch upstream && git merge upstream/main": { prints: /1 file changed/ },
  "npm ci && npm run brand": { prints: /Every derived file is up to date/ },
};

const documented = [...new Set(documents.flatMap(commandsIn))];
/** removal.isolated.test.ts runs the deletions. Supabase's CLI downloads its programs, so only a workflow runs it. */
const elsewhere = /^git rm |^npx supabase@|^export SUPABASE_/;
const lines = documented.filter((line) => !elsewhere.test(line));

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
    // npm ends itself with the signal after its script has stopped.
    const ended = once(child, "close").then(([code, signal]) => {
      running.delete(group);
      isReady.resolve();
      return { line, status: (code ?? signal) as number | string, output };
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
    const {
      prints = /^/,
      status = 0,
      until,
      beside,
      makes = "package.json",
      changes = false,
    } = cases[line] ?? {};
    const other = beside ? start(beside, ready) : undefined;
    await other?.isReady;
    // Cron does this every minute, for the first time a minute after the start.
    if (other) {
      const headers = { authorization: `Bearer ${localServiceRoleKey}` };
      await fetch(`${api}/functions/v1/deliver-mails`, { method: "POST", headers });
    }
    const result = await run(filled(line), until);
    other?.interrupt();
    const shownBeside = (await other?.ended)?.output ?? "Stopping …\n";
    expect(shownBeside).toMatch(/Stopping …\n$/);
    // Vite starts a warning with this.
    expect(shownBeside + result.output).not.toContain("(!)");
    expect(result).toMatchObject({ status, output: expect.stringMatching(prints) });
    expect(globSync(makes, { cwd: copy.folder })).not.toEqual([]);
    expect(existsSync(join(copy.folder, ".deploy.json"))).toBe(false);
    expect(git("status", "--porcelain") !== "").toBe(changes);
    commit();
  });
});

test.each(documents)("names existing scripts in %s", (document) => {
  const named = [...read(document).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name);
  expect(named.filter((name) => !Object.keys(packageFile.scripts).includes(name ?? ""))).toEqual([]);
});

test("runs the documented commands of Supabase's CLI in the workflow", () => {
  const workflow = read(".github/workflows/supabase.yml");
  const ofCli = documented.filter((line) => line.startsWith("npx supabase@"));
  expect(ofCli.length).toBeGreaterThan(0);
  expect(ofCli.filter((line) => !workflow.includes(line.replace("npx ", "")))).toEqual([]);
});

test("names existing projects of Vitest", () => {
  const [, others = ""] = /--project unit .*# or (.*)/.exec(read("docs/testing.md")) ?? [];
  const config = read("vitest.config.ts");
  expect(others.split(", ").filter((name) => !config.includes(`name: "${name}"`))).toEqual([]);
});
