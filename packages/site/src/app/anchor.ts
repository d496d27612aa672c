/** A page that takes longer than this to bring its anchor is left at its top. Milliseconds. */
const timeout = 2000;

function moveTo(target: HTMLElement): void {
  target.scrollIntoView();
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

/** What a `#hash` names. One that cannot be decoded is taken as it stands, as browsers do. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Scrolls and moves the focus to the element a `#hash` names, as soon as the page has it. Returns a function that gives up. */
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
