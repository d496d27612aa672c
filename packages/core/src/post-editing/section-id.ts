/** The id of a section in an article, by its title. With a word before it: no heading may take the id of something else on the page, such as `main`. */
export const sectionId = (title: string): string => {
  const words =
    title
      .toLowerCase()
      .replace(/[’']/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return ["section", ...words].join("-");
};
