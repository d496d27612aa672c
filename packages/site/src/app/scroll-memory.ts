import { tabStorage } from "@brightwren/ui/safe-storage";

const storageKey = "scroll-positions";
/** Milliseconds. Content that loads later must not scroll the page. */
const timeout = 2000;
const ownMoves = ["wheel", "touchstart", "keydown", "click"] as const;

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(tabStorage.getItem(storageKey) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

let positions: Record<string, number> | undefined;
const known = () => (positions ??= readPositions());

/** Skips events while `currentPlace` is undefined. Returns an unsubscribe function. */
export function rememberScroll(currentPlace: () => string | undefined): () => void {
  const note = () => {
    const place = currentPlace();
    if (place !== undefined) known()[place] = window.scrollY;
  };
  const save = () => {
    // On a later visit the browser restores the position before our script runs.
    history.scrollRestoration = "auto";
    // If storage is full or denied, going back after a reload starts at the top.
    tabStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(Object.entries(known()).slice(-50))));
  };
  const takeOver = () => {
    history.scrollRestoration = "manual";
  };
  takeOver();
  // The visitor may have scrolled before the script ran.
  if (window.scrollY > 0) note();
  window.addEventListener("scroll", note, { passive: true });
  window.addEventListener("pagehide", save);
  window.addEventListener("pageshow", takeOver);
  return () => {
    window.removeEventListener("pageshow", takeOver);
    window.removeEventListener("scroll", note);
    window.removeEventListener("pagehide", save);
  };
}

/** Waits until the content is tall enough, unless the visitor acts first. False if no position is stored. */
export function restoreScroll(place: string): boolean {
  const top = known()[place];
  if (top === undefined) return false;
  const observer = new ResizeObserver(() => scroll());
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ownMoves) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, timeout);
  const scroll = () => {
    window.scrollTo({ top, behavior: "instant" });
    // A late scroll event from the previous page may have overwritten this.
    known()[place] = top;
    if (Math.abs(window.scrollY - top) < 2) stop();
  };
  for (const event of ownMoves) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return true;
}
