/**
 * Hides the keys of input methods (Japanese, Chinese, Korean, dead keys) from the page's handlers; the browser still
 * handles them. Call it once, before rendering. Safari sends the final key after the composition, recognisable only by
 * its key code.
 */
export function guardInputMethods(target: EventTarget = window): () => void {
  const guard = (event: Event) => {
    const { isComposing, keyCode } = event as KeyboardEvent;
    if (isComposing || keyCode === 229) event.stopImmediatePropagation();
  };
  target.addEventListener("keydown", guard, { capture: true });
  return () => target.removeEventListener("keydown", guard, { capture: true });
}
