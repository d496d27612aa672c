import { tabStorage } from "@brightwren/ui/kept-storage";

const storageKey = "scroll-positions";
/** Content that arrives later than this no longer moves the page under the reader. Milliseconds. */
const timeout = 2000;
/** What a reader does who wants to be elsewhere. */
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

/**
 * Notes how far down each history entry was scrolled, also over a reload; nothing while it stands between two. Returns
 * an unsubscribe function.
 */
export function rememberScroll(currentPlace: () => string | undefined): () => void {
  const note = () => {
    const place = currentPlace();
    if (place !== undefined) known()[place] = window.scrollY;
  };
  const save = () => {
    // A later visit loads this page whole: the browser is there before our script is.
    history.scrollRestoration = "auto";
    // Where storage is full or denied, going back starts at the top after a reload, nothing worse.
    tabStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(Object.entries(known()).slice(-50))));
  };
  const takeOver = () => {
    history.scrollRestoration = "manual";
  };
  takeOver();
  // The reader may have scrolled before the script ran.
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

/**
 * Returns to where this history entry was left, waiting for its content to be tall enough again unless the reader
 * moves first. False when nothing is known of it.
 */
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
    // A late event of the page before may have noted its own place here, and who leaves at once is gone before the next.
    known()[place] = top;
    if (Math.abs(window.scrollY - top) < 2) stop();
  };
  for (const event of ownMoves) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return true;
}
