/** `spring-checklist_2.md` becomes `Spring checklist 2`; may be empty. */
export function readableName(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, "")
    .replace(/[\p{P}\p{S}\p{C}\s]+/gu, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
