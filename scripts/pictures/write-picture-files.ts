const formats = ["avif", "webp"] as const;

const identifier = (name: string) =>
  name.replace(/[^a-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The source of src/pictures/picture-files.ts: one import a file, so that each gets a hashed address. Written instead
 * of globbed: a glob's keys would travel with every page that shows a picture.
 */
export function writePictureFiles(sites: string[], widths: readonly number[], portraits: string[]): string {
  const files = sites.flatMap((site) =>
    formats.flatMap((format) => widths.map((width) => `${site}-${width}.${format}`)),
  );
  const portraitFiles = portraits.map((portrait) => `${portrait}.svg`);
  const imports = [...files, ...portraitFiles].map(
    (file) => `import ${identifier(file)} from "./${file}?url&no-inline";`,
  );
  const row = (site: string) => {
    const list = (format: string) =>
      widths.map((width) => identifier(`${site}-${width}.${format}`)).join(", ");
    return `  ${site}: { avif: [${list("avif")}], webp: [${list("webp")}] },`;
  };
  return [
    "// Written by `npm run pictures`.",
    ...imports.toSorted(),
    "",
    `/** Photographs of the sites, ${widths.join(" and ")} px wide. */`,
    "export const siteFiles = {",
    ...sites.map(row),
    "} as const;",
    "",
    "export const portraitFiles: Record<string, string> = {",
    ...portraits.map((portrait) => `  "${portrait}": ${identifier(`${portrait}.svg`)},`),
    "};",
    "",
  ].join("\n");
}
