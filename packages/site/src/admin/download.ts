/** Hands something to the person as a file of this name, by the browser's download. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download starts after this turn; its address must still be there.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
