import { browserFloor } from "@brightwren/site/browser-floor";
import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from "@mdn/browser-compat-data" with { type: "json" };

const numbers = (version: string) => version.replace("≤", "").split(".").map(Number);

function isAtMost(version: string, limit: string): boolean {
  const [[major = 0, minor = 0], [lastMajor = 0, lastMinor = 0]] = [numbers(version), numbers(limit)];
  return major < lastMajor || (major === lastMajor && minor <= lastMinor);
}

const isWhole = ({ flags, prefix, alternative_name }: SimpleSupportStatement) =>
  !flags && prefix === undefined && alternative_name === undefined;

/** Whether a supported browser lacks a feature, according to MDN's compatibility data. */
export function isNewer({ support }: CompatStatement): boolean {
  return Object.entries(browserFloor).some(([browser, floor]) => {
    const statements = [support[browser as keyof typeof browserFloor] ?? []].flat();
    return !statements.some(
      (statement) =>
        isWhole(statement) &&
        typeof statement.version_added === "string" &&
        statement.version_added !== "preview" &&
        isAtMost(statement.version_added, floor) &&
        !(typeof statement.version_removed === "string" && isAtMost(statement.version_removed, floor)),
    );
  });
}

export type Member = {
  owner: string;
  name: string;
  isStatic: boolean;
  isOfLanguage: boolean;
  isNewer: boolean;
};

export const children = (node: Identifier): [string, Identifier][] =>
  Object.entries(node).filter(([name]) => name !== "__compat") as [string, Identifier][];

export const at = (root: Identifier, ...path: string[]): Identifier =>
  path.reduce<Identifier>((node, name) => node[name] ?? {}, root);

/** Whether an entry is not a member, e.g. `abort_event`, `signal_parameter` or `@@iterator`. */
const isDetail = (name: string) => /[a-z]_(?!static$)[a-z_]+$/.test(name) || !/^\w+$/.test(name);

function membersOf(owner: string, node: Identifier, isOfLanguage: boolean): Member[] {
  return children(node).flatMap(([key, { __compat: compat }]) => {
    if (!compat || key === owner || isDetail(key)) return [];
    const name = key.replace(/_static$/, "");
    // For JavaScript built-ins, only the specification URL shows whether a member is static.
    const isStatic = key !== name || (isOfLanguage && !String(compat.spec_url).includes(".prototype."));
    return [{ owner, name, isStatic, isOfLanguage, isNewer: isNewer(compat) }];
  });
}

/** Whether an interface's members are CSS properties, which also exist on every element's style. */
const isOfStyles = (owner: string) => /^CSS\w*Descriptors$/.test(owner);

const { api } = bcd;
const builtins = at(bcd.javascript, "builtins");
const language = [...children(builtins), ...children(at(builtins, "Intl"))];

export const members: readonly Member[] = [
  ...language.flatMap(([owner, node]) => membersOf(owner, node, true)),
  ...children(api)
    .filter(([owner]) => !isOfStyles(owner))
    .flatMap(([owner, node]) => membersOf(owner, node, false)),
];

export const newerInterfaces: ReadonlySet<string> = new Set(
  [...language, ...children(api)].flatMap(([name, { __compat: compat }]) =>
    compat && isNewer(compat) ? [name] : [],
  ),
);

export const { css } = bcd;
