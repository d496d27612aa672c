/** A page that takes longer than this to bring its anchor is left at its top. Milliseconds. */
const patience = 2000;

function moveTo(target: HTMLElement): void {
  target.scrollIntoView();
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

/** Scrolls and moves the focus to the element a `#hash` names, as soon as the page has it. Returns how to give up. */
export function goToAnchor(hash: string): () => void {
  // What lies folded has no true height yet, and the way down would end elsewhere (prerender/bootstrap.ts).
  delete document.documentElement.dataset["folded"];
  const find = () => document.getElementById(decodeURIComponent(hash.slice(1)));
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
  const timer = setTimeout(stop, patience);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
