import type { Page } from "playwright/test";

export const translated = (text: string) => `¡${text}!`;

/** Replaces text nodes with nested `<font>` elements, like Google Translate. Self-contained for Playwright. */
export function translateDocument(): () => void {
  const skipped = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEXTAREA", "FONT", "TITLE"]);
  const replace = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || skipped.has(parent.nodeName) || !text.data.trim()) return;
    if (parent.closest(".notranslate, [translate=no]")) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    outer.style.verticalAlign = "inherit";
    inner.style.verticalAlign = "inherit";
    outer.dir = "auto";
    outer.append(inner);
    inner.textContent = `¡${text.data.trim()}!`;
    text.replaceWith(outer);
  };
  const walk = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) replace(text);
  };
  walk(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") replace(target as Text);
      for (const node of addedNodes) if (node.isConnected) walk(node);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

export const prepareTranslation = async (page: Page) => () => page.evaluate(translateDocument);

/** Excludes drawings and no-script notes. */
export function wordsOnPage(): string[] {
  const words: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    if (parent?.closest("noscript, script, style, svg")) continue;
    words.push(...(textContent ?? "").replaceAll(/[¡!]/g, " ").split(/\s+/).filter(Boolean));
  }
  return words;
}

/** Ignores the text of loading states. */
export function lostWords(before: string[], now: string[]): string[] {
  const left = new Set(now);
  return before.filter((word) => !left.has(word) && !/^(Loading|articles\.\.\.)$/.test(word));
}
