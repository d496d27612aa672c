/** A text as a search result shows it: cut between words. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const room = text.slice(0, longest - 1);
  const space = room.lastIndexOf(" ");
  return `${(space > longest / 2 ? room.slice(0, space) : room).trimEnd()}…`;
}
