import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { machineFiles } from "../machine-files/machine-files.ts";
import { documentLinks } from "./document-links.ts";
import { exampleSite } from "./example-pages.ts";

const publicFolder = join(import.meta.dirname, "../../public");
const written = machineFiles({ site: exampleSite, pages: [], entries: [], builtAt: new Date() });

describe("the links of every document", () => {
  const addresses = [...documentLinks.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);

  it("lead to files that are there", () => {
    expect(addresses).toHaveLength(6);
    const exists = (address: string) =>
      written.some(({ path }) => path === address) || existsSync(join(publicFolder, address));
    expect(addresses.filter((address) => !exists(address))).toEqual([]);
  });

  it("announce both feeds by name", () => {
    expect(documentLinks).toContain('type="application/rss+xml" title="Brightwren Blog (RSS)"');
    expect(documentLinks).toContain('type="application/feed+json" title="Brightwren Blog (JSON Feed)"');
  });
});
