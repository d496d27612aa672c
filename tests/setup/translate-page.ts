import type { Page } from "playwright/test";

/** What a translation makes of a text. */
export const translated = (text: string) => `¡${text}!`;

/**
 * Lets the page be translated as Google Translate in Chrome does it: each text node is replaced by two nested `<font>`,
 * also where new text comes. Returns a function that starts it. Call this before the page is opened.
 */
export async function prepareTranslation(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
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
    window.translatePage = () => {
      walk(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === "characterData") replace(target as Text);
          for (const node of addedNodes) if (node.isConnected) walk(node);
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    };
  });
  return () => page.evaluate(() => window.translatePage());
}

/** The same from the moment on at which a document is read, before any of its code runs. */
export async function translateFromTheStart(page: Page): Promise<void> {
  await prepareTranslation(page);
  await page.addInitScript(() => document.addEventListener("DOMContentLoaded", () => window.translatePage()));
}

declare global {
  interface Window {
    translatePage: () => void;
  }
}
