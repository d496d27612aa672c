const mark = "● ";

/** Marks the tab's title until the person looks at it again. */
export function markTitle(): void {
  if (!document.hidden || document.title.startsWith(mark)) return;
  document.title = mark + document.title;
  const onLook = () => {
    if (document.hidden) return;
    document.removeEventListener("visibilitychange", onLook);
    if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
  };
  document.addEventListener("visibilitychange", onLook);
}
