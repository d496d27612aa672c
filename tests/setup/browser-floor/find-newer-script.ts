import { type ESTree, parseSync, Visitor } from "vite";
import { type Member, members, newerInterfaces } from "./newer-features.ts";

export type Use = { feature: string; code: string };

const isGlobal = ({ owner }: Member) => /^(?:Window|WorkerGlobalScope)$/.test(owner);

/** Excludes names that older members share, because a match could refer to an older member. */
function newerNames(which: (member: Member) => boolean): Set<string> {
  const older = new Set(members.flatMap(({ name, isNewer }) => (isNewer ? [] : [name])));
  return new Set(
    members.flatMap((member) => (which(member) && !older.has(member.name) ? [member.name] : [])),
  );
}

const newerStatics = new Set(
  members.flatMap(({ owner, name, isStatic, isNewer }) => (isStatic && isNewer ? [`${owner}.${name}`] : [])),
);
const newerMethods = newerNames(({ isStatic, isOfLanguage }) => isOfLanguage && !isStatic);
// A single word such as `actions` or `when` is probably one of our own names.
const newerProperties = newerNames(
  ({ isStatic, isOfLanguage, name }) => !isOfLanguage && !isStatic && /^[a-z]+[A-Z]/.test(name),
);
const newerGlobals = newerNames(isGlobal);

function nameOf({ property, computed }: ESTree.MemberExpression): string | undefined {
  if (!computed) return property.type === "Identifier" ? property.name : undefined;
  return property.type === "Literal" && typeof property.value === "string" ? property.value : undefined;
}

/** The latest regular expression syntax, which the bundler does not transpile. */
const newerFlags = /v/;
const newerPattern = /\(\?[ims]*-?[ims]+:/;

/** Finds features that a supported browser lacks, even if the script checks for them. */
export function findNewerInScript(code: string, file: string): Use[] {
  const uses: Use[] = [];
  // The bundler's short names may coincide with the names of browser features.
  const own = new Set<string>();
  const note = (id: ESTree.Node | null) => {
    if (id?.type === "Identifier") own.add(id.name);
  };
  const add = (feature: string, { start, end }: { start: number; end: number }) =>
    uses.push({ feature, code: code.slice(Math.max(0, start - 40), end + 40) });
  const addGlobal = (node: ESTree.Node) => {
    if (node.type !== "Identifier") return;
    if (newerInterfaces.has(node.name) || newerGlobals.has(node.name)) add(node.name, node);
  };
  const visitor = new Visitor({
    FunctionDeclaration: ({ id }) => note(id),
    ClassDeclaration: ({ id }) => note(id),
    VariableDeclarator: ({ id }) => note(id),
    MemberExpression(node) {
      const name = nameOf(node);
      if (name === undefined) return;
      const owner = node.object.type === "MemberExpression" ? nameOf(node.object) : undefined;
      const object = node.object.type === "Identifier" ? node.object.name : owner;
      if (newerStatics.has(`${object}.${name}`)) add(`${object}.${name}`, node);
      else if (newerProperties.has(name)) add(`.${name}`, node);
      addGlobal(node.object);
    },
    CallExpression(node) {
      addGlobal(node.callee);
      if (node.callee.type !== "MemberExpression") return;
      const name = nameOf(node.callee);
      if (name !== undefined && newerMethods.has(name)) add(`.${name}()`, node.callee);
    },
    NewExpression(node) {
      addGlobal(node.callee);
      const [, flags] = node.arguments;
      const isPattern = node.callee.type === "Identifier" && node.callee.name === "RegExp";
      if (isPattern && flags?.type === "Literal" && newerFlags.test(String(flags.value)))
        add("regular expression with the flag v", node);
    },
    Literal(node) {
      if (!("regex" in node) || !node.regex) return;
      if (newerFlags.test(node.regex.flags)) add("regular expression with the flag v", node);
      if (newerPattern.test(node.regex.pattern)) add("regular expression with modifiers", node);
    },
  });
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  visitor.visit(program);
  return uses.filter(({ feature }) => !own.has(feature));
}
