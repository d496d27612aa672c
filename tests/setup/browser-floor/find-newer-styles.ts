import type { Identifier } from "@mdn/browser-compat-data";
import { at, children, css, isNewer } from "./newer-features.ts";
import type { Use } from "./find-newer-script.ts";

const isNewerAt = (...path: string[]) => {
  const { __compat: compat } = at(css, ...path);
  return compat !== undefined && isNewer(compat);
};

function functionsOf(node: Identifier): [string, boolean][] {
  return children(node).flatMap(([name, child]) => {
    const { __compat: compat } = child;
    const inside = functionsOf(child);
    return compat ? [[name.replace(/-function$/, ""), isNewer(compat)], ...inside] : inside;
  });
}
const functions = new Map(functionsOf(at(css, "types")));

const withoutTexts = (sheet: string) =>
  sheet.replace(/\/\*[^]*?\*\//g, "").replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""');

export function findNewerInStyles(sheet: string): Use[] {
  const uses: Use[] = [];
  const bare = withoutTexts(sheet);
  const add = (feature: string, index: number) =>
    uses.push({ feature, code: bare.slice(Math.max(0, index - 40), index + 60) });
  for (const { 1: rule = "", index } of bare.matchAll(/@([\w-]+)/g))
    if (isNewerAt("at-rules", rule)) add(`@${rule}`, index);
  for (const { 1: prelude = "", index } of bare.matchAll(/@media([^{]*)\{/g))
    for (const { 1: feature = "" } of prelude.matchAll(/\(([\w-]+)/g))
      if (isNewerAt("at-rules", "media", feature)) add(`@media (${feature})`, index);
  for (const { 1: name = "", index } of bare.matchAll(/::?([a-z][a-z-]*)(?=[^{};]*\{)/g))
    if (isNewerAt("selectors", name)) add(`:${name}`, index);
  for (const { 1: property = "", 2: value = "", index } of bare.matchAll(
    /(?<=[{;])\s*(-?[a-z-]+)\s*:([^{};]*)(?=[;}])/g,
  )) {
    if (isNewerAt("properties", property)) add(property, index);
    else
      for (const [word] of value.matchAll(/(?<![\w-])[a-z][\w-]*(?![\w(-])/g))
        if (isNewerAt("properties", property, word)) add(`${property}: ${word}`, index);
    for (const { 1: name = "" } of value.matchAll(/([a-z][\w-]*)\(/g))
      if (functions.get(name)) add(`${name}()`, index);
  }
  return uses;
}
