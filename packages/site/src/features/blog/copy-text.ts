/**
 * Copies a text. Where there is no Clipboard API (insecure origins) or it refuses, the browser's copy command does it.
 * Throws where that fails, too.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copySelected(text)) throw new Error("The browser did not let the page copy.");
  }
}

/** Copies what is selected in a field made for the purpose; the focus is where it was afterwards. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.className = "visually-hidden";
  // No keyboard opens on a phone.
  field.readOnly = true;
  field.value = text;
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
