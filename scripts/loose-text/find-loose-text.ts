import { resolve } from "node:path";
import {
  type Expression,
  type FunctionDeclaration,
  type Identifier,
  type JsxChild,
  type JsxElement,
  type JsxFragment,
  type Node,
  NodeFlags,
  type SourceFile,
} from "typescript/unstable/ast";
import {
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isIdentifier,
  isImportClause,
  isImportSpecifier,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isSourceFile,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
} from "typescript/unstable/ast/is";
import {
  API,
  type Checker,
  SignatureKind,
  type Type,
  TypeFlags,
  type TypeReference,
} from "typescript/unstable/sync";

export type LooseText = { file: string; line: number; message: string };

const components = /\/packages\/(?:site\/src|ui|admin|demos|desktop\/renderer)\/.*\.tsx$/;
const advice = "Wrap it in an element, or combine all the text in one template literal.";

/**
 * After a translation has replaced a text node, React fails to remove it or to insert before it, or updates a detached
 * node. An element's only text is safe, since React sets the element's content.
 */
export function findLooseText(root: string, others: readonly string[] = []): LooseText[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [resolve(root, "tsconfig.json")] }).getProjects();
    if (!project) throw new Error("tsconfig.json lists no project.");
    const { program, checker } = project;
    return program
      .getSourceFileNames()
      .filter((name) => components.test(name) || others.some((other) => name.endsWith(other)))
      .flatMap((name) => {
        const file = program.getSourceFile(name);
        return file ? looseTextIn(file, checker) : [];
      });
  } finally {
    api.close();
  }
}

type Child = {
  node: Node;
  text?: "fixed" | "changing" | undefined;
  comesAndGoes?: boolean;
};

function looseTextIn(file: SourceFile, checker: Checker): LooseText[] {
  const found: LooseText[] = [];

  function visit(node: Node): undefined {
    if (isJsxElement(node) || isJsxFragment(node)) judge(node);
    if (isFunctionDeclaration(node) && node.name && /^[A-Z]/.test(node.name.text)) judgeComponent(node);
    node.forEachChild(visit);
  }

  function report(node: Node, problem: string): void {
    const line = file.text.slice(0, node.getStart(file)).split("\n").length;
    const source = node.getText(file).replace(/\s+/g, " ").trim();
    found.push({ file: file.fileName, line, message: `${problem}: ${source}. ${advice}` });
  }

  function judge(parent: JsxElement | JsxFragment): void {
    const children = parent.children.filter(isDrawn).map(describe);
    const isOnly = children.length === 1 && !isFragment(parent);
    for (const child of children) {
      const { node, text } = child;
      const othersMove = children.some((other) => other !== child && other.comesAndGoes);
      if (!text || (isOnly && !othersMove)) continue;
      if (text === "changing") report(node, "Changing text has siblings or is in a fragment");
      else if (othersMove) report(node, "Text is next to a conditional node");
      else if (isFragment(parent)) report(node, "Text is in a fragment");
    }
  }

  function judgeComponent(component: FunctionDeclaration & { name?: Identifier }): void {
    const signature = checker.getSignatureFromDeclaration(component);
    const drawn = signature ? partsOf(checker.getReturnTypeOfSignature(signature)) : [];
    if (!drawn.some(isAnything) && drawn.some(isText) && component.name)
      report(component.name, "A component returns text");
  }

  function describe(node: JsxChild): Child {
    if (isJsxText(node)) return { node, text: "fixed" };
    if (isJsxExpression(node)) return node.expression ? describeExpression(node, node.expression) : { node };
    if (isFragment(node)) {
      const children = node.children.filter(isDrawn).map(describe);
      return { node, comesAndGoes: children.some((child) => child.comesAndGoes) };
    }
    const { tagName, attributes } = isJsxElement(node) ? node.openingElement : node;
    const isReplaced = attributes.properties.some(
      (attribute) => isJsxAttribute(attribute) && attribute.name.getText(file) === "key",
    );
    return { node, comesAndGoes: isReplaced || mayDrawNothing(tagName) };
  }

  const isFragment = (node: JsxChild): node is JsxFragment =>
    isJsxFragment(node) || (isJsxElement(node) && node.openingElement.tagName.getText(file) === "Fragment");

  /** Whether a component may render nothing. This cannot be determined for components that render their children. */
  function mayDrawNothing(tag: Node): boolean {
    const name = tag.getText(file);
    if (/^[a-z]/.test(name)) return false;
    const type = checker.getTypeAtLocation(tag);
    const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    const drawn = signature ? partsOf(checker.getReturnTypeOfSignature(signature)) : [];
    return name === "Suspense" || (!drawn.some(isAnything) && drawn.some(isNothing));
  }

  function describeExpression(node: Node, expression: Expression): Child {
    const parts = partsOf(checker.getTypeAtLocation(expression));
    const isList = parts.some((part) => checker.isArrayLikeType(part));
    const drawn = parts.flatMap((part) =>
      checker.isArrayLikeType(part)
        ? checker.getTypeArguments(part as TypeReference).flatMap((element) => partsOf(element))
        : [part],
    );
    const text = drawn.some(isText);
    if (isFixed(expression)) return { node, text: text ? "fixed" : undefined };
    return {
      node,
      text: text ? "changing" : undefined,
      comesAndGoes: isList || drawn.some(isNothing) || isChoice(expression),
    };
  }

  function isFixed(node: Node): boolean {
    if (isStringLiteral(node) || isNumericLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return true;
    if (isPropertyAccessExpression(node) || isParenthesizedExpression(node) || isAsExpression(node))
      return isFixed(node.expression);
    if (isElementAccessExpression(node)) return isFixed(node.expression) && isFixed(node.argumentExpression);
    if (isTemplateExpression(node)) return node.templateSpans.every((span) => isFixed(span.expression));
    if (isBinaryExpression(node)) return isFixed(node.left) && isFixed(node.right);
    if (isConditionalExpression(node)) return isFixed(node.condition);
    if (isCallExpression(node)) return isFixedCall(node);
    return isIdentifier(node) && isFixedName(node);
  }

  function isFixedCall(node: Node): boolean {
    if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return false;
    const { expression, name } = node.expression;
    return (
      pureMethods.has(name.getText(file)) &&
      isFixed(expression) &&
      node.arguments.every((argument) => isArrowFunction(argument) || isFixed(argument))
    );
  }

  function isFixedName(name: Node): boolean {
    const symbol = checker.getSymbolAtLocation(name);
    for (
      let node = symbol?.valueDeclaration?.resolve() ?? symbol?.declarations[0]?.resolve();
      node;
      node = node.parent
    ) {
      if (isImportSpecifier(node) || isImportClause(node)) return true;
      if (isVariableDeclaration(node))
        return (
          (node.parent.flags & NodeFlags.Const) !== 0 &&
          (isSourceFile(node.parent.parent.parent) ||
            (node.initializer !== undefined && isFixed(node.initializer)))
        );
      if (isParameterDeclaration(node))
        return isArrowFunction(node.parent) && isFixedCall(node.parent.parent);
      if (isSourceFile(node)) return false;
    }
    return false;
  }

  visit(file);
  return found;
}

const pureMethods = new Set(["map", "slice", "split", "join"]);

/** JSX ignores comments and white space around line breaks. */
function isDrawn(child: JsxChild): boolean {
  if (isJsxText(child)) return child.text.trim() !== "" || !child.text.includes("\n");
  return !isJsxExpression(child) || child.expression !== undefined;
}

const partsOf = (type: Type | undefined): readonly Type[] => {
  if (!type) return [];
  return type.isUnionType() ? type.getTypes().flatMap(partsOf) : [type];
};

const texts = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.AnyOrUnknown;
const isText = (type: Type) => (type.flags & texts) !== 0;
/** `ReactNode` includes Promise; narrower types do not. */
const isAnything = (type: Type) => type.getSymbol()?.name === "Promise";
const isNothing = (type: Type) => (type.flags & (TypeFlags.Nullable | TypeFlags.BooleanLike)) !== 0;

/** The branches are elements, which React replaces as a whole. */
const isChoice = (node: Node): boolean =>
  isParenthesizedExpression(node)
    ? isChoice(node.expression)
    : isConditionalExpression(node) || isBinaryExpression(node);
