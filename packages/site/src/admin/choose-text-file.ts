import type { HostFile } from "@brightwren/core/host/host";
import { readTextFile } from "@brightwren/core/markdown-files/text-file";

/**
 * Lets the person choose a Markdown or text file; null when they changed their mind. To be called as the answer to a
 * click or a key. Throws a `FileRefusedError` for what is no text, or the browser's error.
 */
export async function chooseTextFile(): Promise<HostFile | null> {
  const file = await choose(".md,.markdown,.txt,text/markdown,text/plain");
  return file && { name: file.name, type: file.type, text: await readTextFile(file) };
}

function choose(accept: string): Promise<File | null> {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept;
  return new Promise((resolve) => {
    input.addEventListener("change", () => resolve(input.files?.[0] ?? null));
    input.addEventListener("cancel", () => resolve(null));
    input.click();
  });
}
