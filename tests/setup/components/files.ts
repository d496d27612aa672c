import { expect } from "vitest";
import type { Locator } from "vitest/browser";

export async function pictureFile(
  name: string,
  { width = 1, height = 1, colour = "teal" } = {},
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The canvas has no context.");
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob()], name, { type: "image/png" });
}

export async function chooseFiles(button: Locator, field: Locator, files: File[]): Promise<void> {
  await expect.element(button).toBeVisible();
  const asked = Promise.withResolvers<void>();
  const ask = (event: Event) => {
    event.preventDefault();
    asked.resolve();
  };
  field.element().addEventListener("click", ask, { once: true });
  await button.click();
  await asked.promise;
  await field.upload(files);
}

export function give(target: Locator, how: "dragover" | "drop" | "paste", files: File[]): boolean {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const settings = { bubbles: true, cancelable: true };
  return !target
    .element()
    .dispatchEvent(
      how === "paste"
        ? new ClipboardEvent("paste", { ...settings, clipboardData: data })
        : new DragEvent(how, { ...settings, dataTransfer: data }),
    );
}
