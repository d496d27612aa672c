import type { KnownPictures } from "@brightwren/core/pictures/picture-facts";
import type { QueryKey } from "@tanstack/react-query";
import { createContext } from "react";

/** What a prerendered page knows from its build. Empty where nothing was read, and where the page is not prerendered. */
export type PageState = {
  /** Answers the page was drawn from, by query key. The live backend is asked again as soon as the page runs. */
  queries?: [key: QueryKey, data: unknown][];
  /** The article's body as HTML, and which version of which post it is. */
  body?: PrerenderedBody;
  /** What the build learnt of the pictures that are drawn anew in the browser: the featured ones. */
  pictures?: KnownPictures;
  /** At build: published posts beyond those the list shows as cards; listed for readers without JavaScript. */
  older?: { slug: string; title: string }[];
  /** Of the pages that stand in for articles without a file. */
  shell?: ArticleShell;
  /** In the browser: the address that this document was loaded for. */
  documentPath?: string;
};

export type ArticleShell = {
  /** There is no such article. */
  missing: boolean;
  /** Search engines may keep what they find: the host itself reports when there is no such article. */
  indexed: boolean;
};

export type PrerenderedBody = { id: string; updatedAt: string; html: string };

export const PageStateContext = createContext<PageState>({});

/** Ids in the document: the state as JSON, and the article's body that belongs to it. */
export const pageStateId = "page-state";
export const articleBodyId = "article-body";

/** The state of a document, by default the one this script runs in. The body is not in it twice: it is read from the page. */
export function readPageState(page: Document = document): PageState {
  const json = page.getElementById(pageStateId)?.textContent;
  if (!json) return {};
  const state = JSON.parse(json) as PageState;
  const html = page.getElementById(articleBodyId)?.innerHTML;
  return state.body && html ? { ...state, body: { ...state.body, html } } : state;
}
