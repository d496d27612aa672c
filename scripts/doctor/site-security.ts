import { contentSecurityPolicy, inlineScriptHash, securityHeaders } from "@brightwren/site/security-headers";
import type { Element } from "hast";
import { selectAll } from "hast-util-select";
import { bad, type Check, check, good, reportProblems } from "./check.ts";
import type { Deployment } from "./deployment.ts";
import { type Page, readPage, readPages } from "./page.ts";

const deployFiles =
  "Deploy every file that the build made for your hosting provider (docs/deploy.md), and check whether the provider or a proxy changes the headers.";

export async function checkSiteSecurity(deployment: Deployment): Promise<Check[]> {
  // Error responses need the headers too.
  const pages = async () => [...(await readPages(deployment)), await readPage(deployment, "/doctor-asks")];
  const {
    "Strict-Transport-Security": hsts,
    "Content-Security-Policy": _,
    ...others
  } = securityHeaders({
    scriptHashes: [],
    supabaseUrl: deployment.supabase,
    siteUrl: deployment.site,
  });
  return Promise.all([
    check("Content security policy", async () =>
      reportProblems(
        (await pages()).flatMap((page) => policyFaults(page, deployment)),
        "Matches this checkout.",
        `${deployFiles} If it contains the wrong addresses, correct the VITE_… settings and rebuild.`,
      ),
    ),
    check("Scripts in the pages", async () =>
      reportProblems(
        (await pages()).flatMap((page) => scriptFaults(page, deployment.site)),
        "All scripts come from the site, and the hashes of inline scripts match the policy.",
        `Browsers block such scripts. ${deployFiles}`,
      ),
    ),
    check("Other security headers", async () => {
      const faults = (await pages()).flatMap(({ path, headers }) => {
        const wrong = Object.entries(others).filter(([name, value]) => !headers.get(name)?.includes(value));
        if (wrong.length === 0) return [];
        return `${path}: missing or wrong: ${wrong.map(([name]) => name).join(", ")}.`;
      });
      return reportProblems(faults, "All headers are set.", deployFiles);
    }),
    ...(hsts === undefined ? [] : [checkHsts(deployment)]),
  ]);
}

type Policy = Map<string, string[]>;

function readPolicy(text: string): Policy {
  const directives = text.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

/** Browsers enforce all policies together. */
const policiesOf = ({ headers }: Page): Policy[] =>
  (headers.get("content-security-policy") ?? "").split(",").filter(Boolean).map(readPolicy);

function policyFaults(page: Page, { supabase, site }: Deployment): string[] {
  const policies = policiesOf(page);
  if (policies.length === 0) return [`${page.path} lacks a Content-Security-Policy.`];
  const expected = readPolicy(
    contentSecurityPolicy({ scriptHashes: [], supabaseUrl: supabase, siteUrl: site }),
  );
  const text = (policy: Policy, name: string) =>
    policy
      .get(name)
      ?.filter((source) => !source.startsWith("'sha256-"))
      .join(" ");
  return policies.flatMap((policy) => {
    const scripts = policy.get("script-src") ?? [];
    if (scripts.some((source) => source.startsWith("'unsafe-")))
      return [`The policy of ${page.path} allows any script (${scripts.join(" ")}).`];
    const names = [...expected.keys(), ...policy.keys()];
    const wrong = new Set(names.filter((name) => text(policy, name) !== text(expected, name)));
    if (wrong.size === 0) return [];
    return [`The policy of ${page.path} is wrong for this site and ${supabase}: ${[...wrong].join(", ")}.`];
  });
}

/** Browsers do not execute scripts of these types. */
const isData = ({ properties }: Element) => /^application\/(ld\+)?json$/.test(`${properties["type"]}`);

function scriptFaults(page: Page, site: string): string[] {
  const scripts = selectAll("script", page.tree).filter((script) => !isData(script));
  const foreign = scripts.flatMap(({ properties: { src } }) =>
    typeof src === "string" && URL.parse(src, site + page.path)?.origin !== site ? src : [],
  );
  const policies = policiesOf(page);
  const isAllowed = (hash: string) => policies.every((policy) => policy.get("script-src")?.includes(hash));
  const blocked = scripts.filter(
    ({ properties, children }) =>
      properties["src"] === undefined &&
      !isAllowed(inlineScriptHash(children.map((child) => ("value" in child ? child.value : "")).join(""))),
  );
  return [
    ...foreign.map((src) => `${page.path} loads a script from another site (${src}).`),
    ...(blocked.length > 0
      ? [`${page.path} contains an inline script whose hash is not in the policy.`]
      : []),
  ];
}

const halfAYear = 15_768_000;

const checkHsts = ({ fetchSite }: Deployment) =>
  check("HSTS", async () => {
    const header = (await fetchSite("/")).headers.get("strict-transport-security") ?? "";
    const seconds = Number(/max-age="?(\d+)/i.exec(header)?.[1] ?? 0);
    if (seconds >= halfAYear) return good("Browsers use https for at least half a year.");
    return bad(
      `Strict-Transport-Security is ${seconds === 0 ? "missing" : "set for less than half a year"}. ${deployFiles}`,
    );
  });
