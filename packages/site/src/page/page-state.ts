import type { KnownPictures } from "@brightwren/core/pictures/picture-facts";
import type { QueryKey } from "@tanstack/react-query";
import { createContext } from "react";

/** Data that the build embeds in a prerendered page. Empty for all other pages. */
export type PageState = {
  /** Backend data by query key; refetched after hydration. */
  queries?: [key: QueryKey, data: unknown][];
  body?: PrerenderedBody;
  /** Facts about featured pictures, which the browser re-renders. */
  pictures?: KnownPictures;
  /** At build time only: header and footer have been rendered before, and are empty. */
  isFrameDrawn?: boolean;
  shell?: ArticleShell;
  /** Browser only: the address that loaded this document. */
  documentPath?: string;
};

export type ArticleShell = {
  missing: boolean;
  /** False if the hosting provider cannot return 404 for missing articles. */
  indexed: boolean;
};

type PrerenderedBody = { id: string; updatedAt: string; html: string };

export const PageStateContext = createContext<PageState>({});

/** Element ids: the state as JSON, and the article's body. */
export const pageStateId = "page-state";
export const articleBodyId = "article-body";

/** The state of a document. Reads the body from the HTML, so that it is not transferred twice. */
export function readPageState(page: Document = document): PageState {
  const json = page.getElementById(pageStateId)?.textContent;
  if (!json) return {};
  const state = JSON.parse(json) as PageState;
  const html = page.getElementById(articleBodyId)?.innerHTML;
  return state.body && html ? { ...state, body: { ...state.body, html } } : state;
}
