import type { ClipboardEvent } from "react";
import { applyEdit, isInCode } from "../edits/edit-text.ts";
import { isLinkTarget, linkSelection } from "../edits/written-link.ts";

const isBlocks = (markdown: string): boolean => /\n|^(?:[-*+>#|]|\d+[.)]|```)\s?/.test(markdown);

function insertMarkdown(area: HTMLTextAreaElement, markdown: string): void {
  const { selectionStart: start, selectionEnd: end, value } = area;
  const above = value.slice(0, start);
  const below = value.slice(end);
  const [before, after] = isBlocks(markdown)
    ? [/(?:^|\n[ \t]*\n)$|^\s*$/.test(above) ? "" : "\n\n", /^(?:\n|\s*$)/.test(below) ? "" : "\n\n"]
    : ["", ""];
  applyEdit(area, { start, end, text: `${before}${markdown}${after}` });
}

/** Pastes rich text, or an address over selected words. The browser handles all other pastes, e.g. Ctrl+Shift+V. */
export function pasteText(event: ClipboardEvent, area: HTMLTextAreaElement | undefined): void {
  if (event.defaultPrevented || !area || event.target !== area) return;
  const { selectionStart: start, selectionEnd: end, value } = area;
  const plain = event.clipboardData.getData("text/plain");
  const html = event.clipboardData.getData("text/html");
  const link = linkSelection(value, { start, end }, plain);
  if (link) {
    event.preventDefault();
    applyEdit(area, link);
  } else if (html !== "" && !isInCode(value, start) && !isLinkTarget(value, start)) {
    event.preventDefault();
    void pasteRichText(area, html, plain);
  }
}

/** Loads the converter on first use. If that fails, pastes plain text. */
async function pasteRichText(area: HTMLTextAreaElement, html: string, plain: string): Promise<void> {
  const markdown = await import("../edits/rich-text/rich-text.ts").then(
    ({ markdownFromHtml }) => markdownFromHtml(html),
    () => undefined,
  );
  if (markdown !== undefined) insertMarkdown(area, markdown);
  else if (plain !== "")
    applyEdit(area, {
      start: area.selectionStart,
      end: area.selectionEnd,
      text: plain.replaceAll("\r\n", "\n"),
    });
}
