import { packages } from "@brightwren/brand";
import { paths } from "@brightwren/core/paths";
import { holdsSecretKey } from "@brightwren/core/supabase/secret-key";
import { selectAll } from "hast-util-select";
import { bad, type Check, check, good, reportProblems } from "./check.ts";
import type { Deployment, HttpResponse } from "./deployment.ts";
import { readNewestArticle, readPage, readPages } from "./page.ts";

const deployFiles =
  "Deploy every file of one build, and check the hosting provider's rules and content types.";

/** Media types by the file's ending. */
const types: Record<string, RegExp> = {
  js: /javascript/,
  css: /^text\/css/,
  woff2: /^font\/|octet-stream/,
  ico: /^image\//,
  svg: /^image\/svg/,
  png: /^image\/png/,
  webmanifest: /json/,
};
const mentioned = new RegExp(`(?<=["' ])/[\\w./-]+\\.(?:${Object.keys(types).join("|")})(?=["' ])`, "g");

const typeOf = ({ headers }: HttpResponse) => headers.get("content-type") ?? "";

/** Keys as they are issued, because our own code names their first letters. */
const issuedKey = /sb_secret_\w{20,}|eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g;

const serviceWorkers = ["/sw.js", "/service-worker.js", "/serviceworker.js"];

/** Checks what visitors' browsers load besides the pages. */
export async function checkFiles(deployment: Deployment): Promise<Check[]> {
  const { site, fetchSite } = deployment;
  const names = [paths.home, paths.services, paths.blog, paths.login];
  const readSome = async () => [
    ...(await Promise.all(names.map((path) => readPage(deployment, path)))),
    ...(await readNewestArticle(deployment)),
  ];
  const readFiles = async () => {
    const addresses = (await readSome()).flatMap(
      ({ text }) => text.replaceAll(site, "").match(mentioned) ?? [],
    );
    return Promise.all([...new Set(addresses)].map(async (path) => ({ path, ...(await fetchSite(path)) })));
  };
  return Promise.all([
    check("Files of the pages", async () => {
      const [files, pages] = await Promise.all([readFiles(), readSome()]);
      const missing = files.filter(({ status }) => status !== 200).map(({ path }) => `${path} is missing.`);
      const wrong = [
        ...files.filter(
          (file) => file.status === 200 && !types[file.path.split(".").at(-1) ?? ""]?.test(typeOf(file)),
        ),
        ...pages.filter((page) => !typeOf(page).startsWith("text/html")),
      ].map((file) => `${file.path} is sent as ${typeOf(file) || "no type"}, so browsers do not use it.`);
      return reportProblems(
        [...missing, ...wrong].slice(0, 3),
        "Scripts, styles, fonts and pictures load.",
        deployFiles,
      );
    }),
    check("Secret keys", async () => {
      const found = [...(await readFiles()), ...(await readSome())].filter(({ text }) =>
        text.match(issuedKey)?.some(holdsSecretKey),
      );
      return reportProblems(
        found.map(({ path }) => `${path} contains a secret key, which gives every visitor full access.`),
        "No public file contains one.",
        "Replace the key in Supabase's dashboard, correct VITE_SUPABASE_PUBLISHABLE_KEY and rebuild.",
      );
    }),
    check("Mixed content", async () => {
      const loads = "img, script, iframe, source, video, audio, link[rel=stylesheet], link[rel=preload]";
      const plain = (await readPages(deployment)).flatMap(({ path, tree }) =>
        selectAll(loads, tree)
          .flatMap(({ properties: { src, href, srcSet } }) => [src, href, srcSet])
          .filter((address) => site.startsWith("https:") && String(address).startsWith("http:"))
          .map((address) => `${path} loads ${String(address)}, which browsers block.`),
      );
      return reportProblems(
        plain.slice(0, 3),
        "Pages load nothing by plain http.",
        "Use https addresses and rebuild.",
      );
    }),
    check("Compression", async () => {
      const { headers } = await fetchSite(paths.home);
      if (/br|gzip|zstd|deflate/.test(headers.get("content-encoding") ?? ""))
        return good("Pages are compressed.");
      return bad(
        "Pages are not compressed, so they load several times slower. Turn on compression at the hosting provider.",
      );
    }),
    check("Prices", async () => {
      const findings = (["home", "services"] as const).map(async (name) => {
        const { text } = await fetchSite(paths[name]);
        return packages
          .filter((each) => !text.includes(each[name].price))
          .map((each) => `${paths[name]} does not show ${each[name].price} for ${each.name}.`);
      });
      const wrong = (await Promise.all(findings)).flat();
      return reportProblems(wrong, "As in packages/brand.", "Build and deploy this checkout.");
    }),
    check("Service worker", async () => {
      const answers = await Promise.all(
        serviceWorkers.map(async (path) => ({ path, ...(await fetchSite(path)) })),
      );
      const served = answers.filter((answer) => answer.status === 200 && /javascript/.test(typeOf(answer)));
      return reportProblems(
        served.map(
          ({ path }) =>
            `${path} is a service worker, but this site has none: visitors may see a former site.`,
        ),
        "Nothing keeps a former site in browsers.",
        "Deploy one at this address that unregisters itself, and remove it after a year.",
      );
    }),
  ]);
}
