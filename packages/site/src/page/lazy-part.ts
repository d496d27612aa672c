import { tabStorage } from "@brightwren/ui/kept-storage";
import { lazy, type ComponentType } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Time for a connection to come back before the second attempt. Milliseconds. */
const pause = 1000;
const storageKey = "renewed";

/** The page whose HTML came with the document; until another is shown, what it was drawn with at build stands. */
const builtPath =
  !import.meta.env.SSR && document.getElementById("root")?.firstElementChild ? location.pathname : undefined;

/** Whether this is the page that came with the document. */
export const isBuiltPage = (): boolean => !import.meta.env.SSR && location.pathname === builtPath;

/**
 * React's `lazy` for code that may not be to be had: a connection was lost, or a deploy has replaced the files. It is
 * asked for twice. After that a page that was drawn at build stays as it was drawn, until the connection is back or, at
 * the next click, the document is loaded anew. A page that is not drawn yet is loaded as a document; only where that
 * cannot be had either does it throw what the loading threw.
 */
export const lazyPart = <Props>(load: Load<Props>) => lazy(() => loadWithRetry(load));

async function loadWithRetry<Props>(load: Load<Props>): ReturnType<Load<Props>> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isBuiltPage()) return loadDocument(error);
      console.warn("A part of this page could not be loaded; it stays as it was drawn:", error);
      // As in a page without scripts, what cannot work says so.
      const { dataset } = document.documentElement;
      delete dataset["scripted"];
      await comingBack();
      dataset["scripted"] = "";
    }
  }
}

/** Resolves when the connection is back. Until then clicks lead to documents: this one may be from before a deploy. */
function comingBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("click", leaveToBrowser, { capture: true });
    addEventListener("pointerup", renewAtOnce, { capture: true });
    const done = () => {
      removeEventListener("click", leaveToBrowser, { capture: true });
      removeEventListener("pointerup", renewAtOnce, { capture: true });
      resolve();
    };
    addEventListener("online", done, { once: true });
  });
}

const isWithin = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** A link is followed by the browser itself. */
function leaveToBrowser(event: Event): void {
  if (navigator.onLine && isWithin(event, "a")) event.stopPropagation();
}

/**
 * Anywhere but in a form the document is loaded anew. Not at `click`, and on the way down: buttons that wait for their
 * code hear nothing themselves.
 */
function renewAtOnce(event: Event): void {
  if (!isWithin(event, "a, form")) void renew();
}

async function loadDocument(error: unknown): Promise<never> {
  if (!(await renew())) throw error;
  // The document goes away.
  return new Promise<never>(() => {});
}

/** Loads the document anew, once for each version of an address; whether it does. */
async function renew(): Promise<boolean> {
  const version = location.pathname + import.meta.url;
  try {
    if (tabStorage.getItem(storageKey) === version) return false;
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
  } catch {
    // The server cannot be reached.
    return false;
  }
  // Where storage is denied, nothing would keep this from happening for ever.
  if (!tabStorage.setItem(storageKey, version)) return false;
  location.reload();
  return true;
}
