/** Milliseconds to wait for the anchor; after that, the page stays at the top. */
const timeout = 2000;

function moveTo(target: HTMLElement): void {
  target.scrollIntoView();
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

/** Decodes a `#hash`. Returns an invalid hash unchanged, as browsers do. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Scrolls and moves focus to a `#hash` as soon as it exists. Returns an abort function. */
export function goToAnchor(hash: string): () => void {
  const id = idIn(hash);
  const find = () => document.getElementById(id);
  const present = find();
  if (present) {
    moveTo(present);
    return () => {};
  }
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    const target = find();
    if (!target) return;
    stop();
    moveTo(target);
  });
  const timer = setTimeout(stop, timeout);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
