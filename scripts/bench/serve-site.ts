import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { startBackend } from "@brightwren/backend/start-backend";
import { buildSite } from "@brightwren/site/build-site";
import { startPreviewServer } from "@brightwren/site/preview-server";
import { securityFacts } from "@brightwren/site/security-facts";
import { securityHeaders } from "@brightwren/site/security-headers";
import { mulberry32 } from "../../supabase/functions/_shared/generation/writer/dice.ts";
import { addManyPosts } from "../../tests/setup/backend.ts";
import { prose } from "./generated-articles.ts";
import { answerParent, childInput, type ServedSite } from "./measuring.ts";

const random = mulberry32(8);

const section = (n: number) =>
  `<section><h2>Section ${n}</h2><p>${prose(random, 100)}</p><ul><li>First</li><li>Second</li></ul></section>`;

/** The baseline for a page's cost: 8 kB of HTML and one line of CSS, without scripts, images or fonts. */
const barePage = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A bare page</title>
    <meta name="description" content="Static HTML and nothing else: the floor of what a page can cost." />
    <link rel="icon" href="data:," />
    <style>body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1.125rem/1.6 sans-serif }</style>
  </head>
  <body>
    <main>
      <h1>A bare page</h1>
      ${Array.from({ length: 10 }, (_, n) => section(n + 1)).join("\n      ")}
    </main>
  </body>
</html>
`;

/** The site's address is needed before its server starts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

const { outFolder, posts } = childInput() as { outFolder: string; posts: number };
const port = await freePort();
const siteUrl = `http://127.0.0.1:${port}`;
const backend = await startBackend({ port: 0, mailboxPort: 0, smtpPort: 0, siteUrl });
const settings = {
  VITE_SUPABASE_URL: backend.url,
  VITE_SUPABASE_PUBLISHABLE_KEY: backend.anonKey,
  VITE_SITE_URL: siteUrl,
};
await addManyPosts(backend, posts);
await buildSite({ settings, outFolder, cards: posts === 0 });
await writeFile(join(outFolder, "bare.html"), barePage);
const headers = securityHeaders(await securityFacts(settings));
const { url } = await startPreviewServer({ folder: outFolder, port, headers });
await answerParent({ url, backendUrl: backend.url } satisfies ServedSite);
