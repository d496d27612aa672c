import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The files that say how a card looks. */
export const styleFiles = (): string[] => [
  fileURLToPath(import.meta.resolve("@brightwren/ui/styles/tokens.css")),
  `${import.meta.dirname}/cards.css`,
];

/** The site's tokens in their light scheme, and the cards' own rules. */
export const styleSheet = (): string =>
  styleFiles()
    .map((file) => lightScheme(readFileSync(file, "utf8")))
    .join("\n");

// The renderer does not know light-dark().
const lightScheme = (css: string): string =>
  css.replaceAll(/light-dark\((oklch\([^)]*\)),\s*oklch\([^)]*\)\)/g, "$1");
