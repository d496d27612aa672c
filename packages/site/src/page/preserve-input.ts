type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Preserves input, focus and a held submission when React discards the prerendered HTML, e.g. on a translated page. */
export function preserveInput(root: HTMLElement): void {
  const { pathname } = location;
  let focused: EventTarget | null = document.activeElement;
  addEventListener("focusin", ({ target }) => (focused = target));
  addEventListener("focusout", ({ target }) =>
    queueMicrotask(() => {
      // Removal by React also fires focusout; ignore it.
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
      if (next) restoreInput(field, next, field === focused);
    }
    for (const node of removed)
      if (focused instanceof HTMLElement && node.contains(focused)) restoreFocus(focused);
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Restores the focus to an anchor's target. */
function restoreFocus({ id, tabIndex }: HTMLElement): void {
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

function restoreInput(from: Field, to: Field, wasFocused: boolean): void {
  if (from.value && from.value !== to.value) {
    // Uses the native setter, because React ignores values set on the element itself.
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
