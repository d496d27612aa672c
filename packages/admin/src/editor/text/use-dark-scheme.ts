import { useMedia } from "./use-media.ts";

/** Whether the system asks for dark colours. */
export const useDarkScheme = (): boolean => useMedia("(prefers-color-scheme: dark)");
