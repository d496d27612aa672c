import { renderToStaticMarkup } from "react-dom/server";
import { portraitLooks } from "./portrait-looks.ts";
import { Portrait } from "./portrait.tsx";

/** Returns the SVG of every portrait, keyed by person. Called by `npm run pictures`. */
export function drawPortraits(): Record<string, string> {
  const drawn = Object.entries(portraitLooks).map(([key, look]) => [
    key,
    renderToStaticMarkup(<Portrait look={look} />),
  ]);
  return Object.fromEntries(drawn) as Record<string, string>;
}
