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

/** Undefined unless a position is being restored. Until it is reached, scroll events are not the visitor's. */
let stopRestoring: (() => void) | undefined;

/** Skips events while `currentPlace` is undefined. Returns an unsubscribe function. */
export function rememberScroll(currentPlace: () => string | undefined): () => void {
  const note = () => {
    const place = currentPlace();
    if (place !== undefined && !stopRestoring) known()[place] = window.scrollY;
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
  stopRestoring?.();
  const top = known()[place];
  if (top === undefined) return false;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ownMoves) window.removeEventListener(event, stop);
    stopRestoring = undefined;
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: "instant" });
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const timer = setTimeout(stop, timeout);
  for (const event of ownMoves) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  stopRestoring = stop;
  return true;
}
