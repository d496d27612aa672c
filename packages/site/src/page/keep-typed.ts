type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Gives back what was typed into the prerendered page where React draws a form anew: something else has changed the
 * document before React took it over. Also the focus, the caret, and that the form was submitted
 * (first-script/prepare-page.ts). On the page that came with the document.
 */
export function keepTyped(root: HTMLElement): void {
  const { pathname } = location;
  let focused: EventTarget | null = document.activeElement;
  addEventListener("focusin", ({ target }) => (focused = target));
  addEventListener("focusout", ({ target }) =>
    queueMicrotask(() => {
      // A field that React has taken away did not give the focus up.
      if (target === focused && (target as Element).isConnected) focused = null;
    }),
  );
  const observer = new MutationObserver((changes) => {
    if (location.pathname !== pathname) return observer.disconnect();
    const removed = changes
      .flatMap(({ removedNodes }) => [...removedNodes])
      .filter((node) => !node.isConnected);
    for (const field of removed.flatMap(fieldsIn)) {
      const next = fieldLike(field);
      if (next) giveBack(field, next, field === focused);
    }
    for (const node of removed)
      if (focused instanceof HTMLElement && node.contains(focused)) giveFocus(focused);
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Where a link within the page has led stays where the reader is. */
function giveFocus({ id, tabIndex }: HTMLElement): void {
  const next = id === "" ? null : document.getElementById(id);
  if (!next) return;
  next.tabIndex = tabIndex;
  next.focus({ preventScroll: true });
}

const selector = "input:not([type=radio], [type=checkbox]), textarea, select";

function fieldsIn(node: Node): Field[] {
  if (!(node instanceof Element)) return [];
  return [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)] as Field[];
}

const fieldLike = ({ name }: Field): Field | undefined =>
  [...document.getElementsByName(name)].find((field): field is Field => field.matches(selector));

function giveBack(from: Field, to: Field, wasFocused: boolean): void {
  if (from.value && from.value !== to.value) {
    // As if it were typed: React does not notice what is set on the field itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to) as Field, "value")?.set?.call(to, from.value);
    to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  }
  if (wasFocused) {
    to.focus({ preventScroll: true });
    if (!(from instanceof HTMLSelectElement) && from.selectionStart !== null)
      (to as HTMLInputElement).setSelectionRange(from.selectionStart, from.selectionEnd);
  }
  if (from.form?.hasAttribute("data-submitted") && to.form) {
    from.form.removeAttribute("data-submitted");
    to.form.requestSubmit();
  }
}
