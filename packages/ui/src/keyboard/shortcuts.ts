type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The key in lower case. On a layout without Latin letters, the letter that QWERTY has in its place. */
export function shortcutKey({ key, code }: Pressed): string {
  const letter = /^[ -~]+$/.test(key) ? undefined : /^Key([A-Z])$/.exec(code)?.[1];
  return (letter ?? key).toLowerCase();
}

/** The key that is pressed with only Ctrl or Cmd held. */
export const commandKey = (event: Pressed): string | undefined =>
  event.ctrlKey === event.metaKey || event.altKey || event.shiftKey ? undefined : shortcutKey(event);
