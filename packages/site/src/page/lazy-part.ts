import { tabStorage } from "@brightwren/ui/safe-storage";
import { lazy, type ComponentType } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const retryDelay = 1000;
const storageKey = "renewed";

/** Path of the prerendered page in this document, if any. */
const builtPath =
  !import.meta.env.SSR && document.getElementById("root")?.firstElementChild ? location.pathname : undefined;

export const isBuiltPage = (): boolean => !import.meta.env.SSR && location.pathname === builtPath;

/**
 * React's `lazy` with one retry, because connections fail and deploys replace files. After that, a prerendered page
 * remains unchanged until the connection returns or a click reloads it. Other pages are reloaded once; then
 * the error is thrown.
 */
export const lazyPart = <Props>(load: Load<Props>) => lazy(() => loadWithRetry(load));

async function loadWithRetry<Props>(load: Load<Props>): ReturnType<Load<Props>> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
  }
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isBuiltPage()) return loadDocument(error);
      console.warn("A part of this page could not be loaded; it stays as it was drawn:", error);
      const { dataset } = document.documentElement;
      delete dataset["scripted"];
      await reconnected();
      dataset["scripted"] = "";
    }
  }
}

/** Resolves when the connection is back. Until then, clicks load documents, because this page may predate a deploy. */
function reconnected(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("click", leaveToBrowser, { capture: true });
    addEventListener("pointerup", reloadOnPress, { capture: true });
    const done = () => {
      removeEventListener("click", leaveToBrowser, { capture: true });
      removeEventListener("pointerup", reloadOnPress, { capture: true });
      resolve();
    };
    addEventListener("online", done, { once: true });
  });
}

const isWithin = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

function leaveToBrowser(event: Event): void {
  if (navigator.onLine && isWithin(event, "a")) event.stopPropagation();
}

/** Uses `pointerup` in the capture phase: disabled buttons, whose code is missing, fire no `click`. */
function reloadOnPress(event: Event): void {
  if (!isWithin(event, "a, form")) void reloadOnce();
}

async function loadDocument(error: unknown): Promise<never> {
  if (!(await reloadOnce())) throw error;
  return new Promise<never>(() => {});
}

/** Reloads the document once per address and version. Returns whether it does. */
async function reloadOnce(): Promise<boolean> {
  const version = location.pathname + import.meta.url;
  try {
    if (tabStorage.getItem(storageKey) === version) return false;
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
  } catch {
    return false;
  }
  // Without storage, nothing would prevent an endless loop.
  if (!tabStorage.setItem(storageKey, version)) return false;
  location.reload();
  return true;
}
