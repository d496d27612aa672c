/** The files that are dragged or pasted, if that is what is meant: office programs add a picture to each copied text. */
export function filesIn({ files, types }: DataTransfer): File[] {
  const isText = types.includes("text/plain") && types.includes("text/html");
  return isText ? [] : [...files];
}

/** Whether files are being dragged; which ones is not told before they are dropped. */
export const holdsFiles = ({ types }: DataTransfer): boolean => types.includes("Files");
