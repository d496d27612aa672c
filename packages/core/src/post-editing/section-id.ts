/** The prefix avoids clashes with other ids on the page, such as `main`. */
export const sectionId = (title: string): string => {
  const words =
    title
      .toLowerCase()
      .replace(/[’']/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return ["section", ...words].join("-");
};
