/**
 * Keeps the keys of an input method (Japanese, Chinese, Korean, dead keys) from every handler of the page: Enter accepts a
 * candidate then, Escape drops it, arrows choose among several. The browser's own use of the key goes on. An app calls this
 * once, before it draws anything. In Safari the key that ends a composition comes after it, with the key code alone.
 * Returns a function that ends it.
 */
export function guardInputMethods(target: EventTarget = window): () => void {
  const guard = (event: Event) => {
    const { isComposing, keyCode } = event as KeyboardEvent;
    if (isComposing || keyCode === 229) event.stopImmediatePropagation();
  };
  target.addEventListener("keydown", guard, { capture: true });
  return () => target.removeEventListener("keydown", guard, { capture: true });
}
