import { contentSecurityPolicy, inlineScriptHash, securityHeaders } from "@brightwren/site/security-headers";
import type { Element } from "hast";
import { selectAll } from "hast-util-select";
import { bad, type Check, check, good, unlessFaulty } from "./check.ts";
import type { Deployment } from "./deployment.ts";
import { type Page, readPage, readPages } from "./page.ts";

const host =
  "Deploy all files of the build for your host (docs/deploy.md), and see what the host or a service before it adds or takes away.";

export async function checkSiteSecurity(deployment: Deployment): Promise<Check[]> {
  // Error responses also need the headers.
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
      unlessFaulty(
        (await pages()).flatMap((page) => policyFaults(page, deployment)),
        "As this checkout writes it.",
        `${host} If it names other addresses than yours, build anew with the right VITE_… settings.`,
      ),
    ),
    check("Scripts in the pages", async () =>
      unlessFaulty(
        (await pages()).flatMap((page) => scriptFaults(page, deployment.site)),
        "Each is the site's own, and those within the page match the policy's hashes.",
        `Browsers refuse them. ${host}`,
      ),
    ),
    check("Other security headers", async () => {
      const faults = (await pages()).flatMap(({ path, headers }) => {
        const wrong = Object.entries(others).filter(([name, value]) => !headers.get(name)?.includes(value));
        if (wrong.length === 0) return [];
        return `${path} lacks ${wrong.map(([name]) => name).join(", ")}, or has another value.`;
      });
      return unlessFaulty(faults, "All are there.", host);
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
  if (policies.length === 0) return [`${page.path} comes without a Content-Security-Policy.`];
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
      return [`The policy of ${page.path} lets any script run (${scripts.join(" ")}).`];
    const names = [...expected.keys(), ...policy.keys()];
    const wrong = new Set(names.filter((name) => text(policy, name) !== text(expected, name)));
    if (wrong.size === 0) return [];
    return [
      `The policy of ${page.path} is not the one for this site and ${supabase}: ${[...wrong].join(", ")}.`,
    ];
  });
}

/** Browsers do not run scripts of these types. */
const isData = ({ properties }: Element) => /^application\/(ld\+)?json$/.test(`${properties["type"]}`);

function scriptFaults(page: Page, site: string): string[] {
  const scripts = selectAll("script", page.tree).filter((script) => !isData(script));
  const foreign = scripts.flatMap(({ properties: { src } }) =>
    typeof src === "string" && URL.parse(src, site + page.path)?.origin !== site ? src : [],
  );
  const policies = policiesOf(page);
  const isAllowed = (hash: string) => policies.every((policy) => policy.get("script-src")?.includes(hash));
  const refused = scripts.filter(
    ({ properties, children }) =>
      properties["src"] === undefined &&
      !isAllowed(inlineScriptHash(children.map((child) => ("value" in child ? child.value : "")).join(""))),
  );
  return [
    ...foreign.map((src) => `${page.path} loads a script from elsewhere (${src}).`),
    ...(refused.length > 0 ? [`${page.path} holds a script that the policy's hashes do not name.`] : []),
  ];
}

const halfAYear = 15_768_000;

const checkHsts = ({ askSite }: Deployment) =>
  check("HSTS", async () => {
    const header = (await askSite("/")).headers.get("strict-transport-security") ?? "";
    const seconds = Number(/max-age="?(\d+)/i.exec(header)?.[1] ?? 0);
    if (seconds >= halfAYear) return good("Browsers are told to use https from now on.");
    return bad(
      `Browsers are ${seconds === 0 ? "not told" : "told for a short time only"} to use https (Strict-Transport-Security). ${host}`,
    );
  });
