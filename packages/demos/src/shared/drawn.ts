/** Returns the elements of an SVG file for an `<svg>` of the page: drawings of the first view (docs/decisions/014). */
export const drawn = (file: string) => ({ __html: file.slice(file.indexOf(">") + 1, file.lastIndexOf("<")) });
