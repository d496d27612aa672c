import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandEnvironment, copyRepository } from "./copied-repository.ts";

// Somebody makes the project theirs, with the documented commands (docs/make-it-yours.md), adds a page, and takes an update.

const minutes = 60_000;
const deep = { tags: ["deep"], timeout: 20 * minutes };
const env = commandEnvironment({ PORT: "5600", TEST_PORTS: "57000" });

let copy: ReturnType<typeof copyRepository>;

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy.folder,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    env,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${`${stdout}${stderr}`.slice(-8000)}`);
  return stdout;
}

const git = (...args: string[]) => run("git", ...args);

const path = (file: string) => join(copy.folder, file);
const read = (file: string) => readFileSync(path(file), "utf8");

function commit(message: string): void {
  git("add", "--all", "--", ":!mine.json");
  git("commit", "--quiet", `--message=${message}`);
}

const square = "M8 8h48v48H8Z";

const branded = (settings: Record<string, object>) => ({
  ...settings,
  studio: {
    ...settings["studio"],
    name: "Hartwell & Finch",
    founded: 2021,
    legal: { name: "Hartwell & Finch Ltd", number: "SC123456", vat: "" },
    address: { street: "2 Mill Lane", town: "Leith", postcode: "EH6 6AA", country: "GB" },
    place: null,
    email: "hello@hartwell-finch.example",
    phone: "0131 496 0123",
  },
  site: { domain: "hartwell-finch.example", titleSuffix: "Hartwell & Finch" },
  authors: { owner: "Mo Finch", generated: "Hartwell & Finch" },
  keys: { prefix: "hartwell", appId: "example.hartwell.desktop" },
});

/** Starts from our brand again, on the branch "main". */
function rebrand(choices: object): void {
  git("switch", "--quiet", "--force-create", "main", "upstream");
  const settings = JSON.parse(run("npm", "run", "--silent", "brand", "--", "--print")) as Record<
    string,
    object
  >;
  writeFileSync(path("mine.json"), JSON.stringify({ ...branded(settings), ...choices }));
  run("npm", "run", "brand", "--", "--from", "mine.json");
  run("npm", "run", "backend:reset");
  commit("Hartwell & Finch");
}

const page = `import { titled } from "@brightwren/brand/derived";
import { paths } from "@brightwren/core/paths";
import type { PageHead } from "./types.ts";

export const pricesHead = {
  title: titled("What a website costs"),
  description:
    "What each of our three packages costs a month, what is in it, and what is not: one page with every price that we charge, to the penny.",
  keywords: "website prices, monthly website cost",
  canonicalPath: paths.prices,
} as const satisfies PageHead;

export const prices = { heading: "What a website costs" } as const;
`;

const component = `import { prices, pricesHead } from "../../content/prices.ts";
import { PageHead } from "../../page/page-head.tsx";

export default function PricesPage() {
  return (
    <section className="sheet">
      <PageHead {...pricesHead} />
      <h1 className="page-title">{prices.heading}</h1>
    </section>
  );
}
`;

/** The recipe "A page", whose table says what to add to which file. */
function addPage(): void {
  const recipe = read("docs/make-it-yours.md");
  const create = (file: string, text: string) => {
    expect(recipe).toContain(`| \`${file}\` |`);
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), text);
  };
  const add = (file: string, before: string, line: string) => {
    expect(recipe).toContain(`\`${line}\``);
    const text = read(file);
    expect(text).toContain(before);
    create(file, text.replace(before, `${before}\n  ${line},`));
  };
  add("packages/core/src/paths.ts", 'faq: "/faq",', 'prices: "/prices"');
  add("packages/core/src/paths.ts", 'faq: "FAQ",', 'prices: "Prices"');
  create("packages/site/src/content/prices.ts", page);
  add("packages/site/src/content/page-heads.ts", "faq: faqHead,", "prices: pricesHead");
  const heads = read("packages/site/src/content/page-heads.ts");
  writeFileSync(
    path("packages/site/src/content/page-heads.ts"),
    `import { pricesHead } from "./prices.ts";\n${heads}`,
  );
  create("packages/site/src/features/prices/prices-page.tsx", component);
  add(
    "packages/site/src/app/page-table.ts",
    'faq: { source: "src/features/faq/faq-page.tsx" },',
    'prices: { source: "src/features/prices/prices-page.tsx" }',
  );
  git("add", "--all", "--", ":!mine.json");
  run("npm", "run", "--silent", "check:size", "--", "--set");
  commit("Prices");
}

const ourStudio = /Brightwren|brightwren\.example|Old Bindery|01632 960 418/;
const ourStudioAndFounder = new RegExp(`${ourStudio.source}|Nell Charlton|Hexham`);

const built = (file: string) => `packages/site/dist/${file}`;
const emblemsOn = (file: string) => read(built(file)).split(`d="${square}"`).length - 1;

/** `ours`: what no page may contain. */
function passesEverything(ours: RegExp): void {
  test.each(["types", "lint", "format", "size"])("passes check:%s", deep, (what) => {
    expect(() => run("npm", "run", "--silent", `check:${what}`)).not.toThrow();
  });

  test("passes the unit tests", deep, () => {
    expect(() => run("npx", "vitest", "run", "--project=unit*", "--tags-filter=!deep")).not.toThrow();
  });

  test("builds a site that names only the new brand", deep, () => {
    run("npm", "run", "--silent", "build", "--", "--local");
    expect(read(built("contact.html"))).toContain("Hartwell &amp; Finch");
    const pages = globSync(built("*.{html,xml,txt}"), { cwd: copy.folder });
    expect(pages.length).toBeGreaterThan(15);
    expect(pages.filter((file) => ours.test(read(file)))).toEqual([]);
  });

  test("passes the site tests", deep, () => {
    expect(() => run("npx", "vitest", "run", "--project=site", "--tags-filter=!deep")).not.toThrow();
  });
}

describe.skipIf(process.platform === "win32")("a copy of the project", () => {
  beforeAll(() => {
    copy = copyRepository("upstream", env);
  }, 5 * minutes);
  afterAll(() => copy.remove());

  describe("with our samples", () => {
    beforeAll(() => rebrand({ samples: "keep" }), 5 * minutes);
    passesEverything(ourStudio);

    test("publishes the sample articles", deep, () => {
      expect(existsSync(path(built("blog/local-seo-for-trades.html")))).toBe(true);
    });
  });

  describe("without our samples, and with an emblem that does not perch", () => {
    const emblem = [{ colour: "ink", d: square }];
    beforeAll(() => rebrand({ samples: "remove", emblem, perches: false }), 5 * minutes);
    passesEverything(ourStudioAndFounder);

    test("removes the sample articles, and the emblem from windows, search box and roof", deep, () => {
      expect(existsSync(path(built("blog/local-seo-for-trades.html")))).toBe(false);
      expect(["index.html", "blog.html", "404.html"].map(emblemsOn)).toEqual([1, 1, 1]);
      // In the header, on the shop's sign and in the telephone's dial.
      expect(emblemsOn("about.html")).toBe(3);
    });
  });

  describe("with one more page", () => {
    beforeAll(() => {
      rebrand({ samples: "remove" });
      addPage();
    }, 5 * minutes);
    passesEverything(ourStudioAndFounder);

    test("publishes the page", deep, () => {
      expect(read(built("prices.html"))).toContain("What a website costs");
      expect(read(built("sitemap.xml"))).toContain("/prices</loc>");
    });
  });

  test("takes an update of 50 files and a migration without a conflict", deep, () => {
    git("switch", "--quiet", "upstream");
    const files = git("ls-files", "packages/admin/src", "packages/core/src")
      .split("\n")
      .filter((file) => file.endsWith(".ts"));
    for (const file of files.slice(0, 50)) writeFileSync(path(file), `// An update.\n${read(file)}`);
    writeFileSync(
      path("supabase/migrations/20990101000000_update.sql"),
      "comment on schema public is 'An update';\n",
    );
    commit("An update");
    git("switch", "--quiet", "main");
    expect(git("merge", "--no-edit", "upstream")).toMatch(/51 files changed/);
    run("npm", "run", "--silent", "check:types");
  });
});
