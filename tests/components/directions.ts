import type { Locator } from "vitest/browser";

export const scripts = [
  {
    name: "Arabic",
    title: "مرحبا بالعالم",
    excerpt: "مقتطف قصير",
    text: "نص المقال هنا.",
    tag: "تصميم",
    author: "ليلى",
  },
  {
    name: "Hebrew",
    title: "שלום עולם",
    excerpt: "תקציר קצר",
    text: "הטקסט של המאמר.",
    tag: "עיצוב",
    author: "נועה",
  },
];

export const directionOf = (words: Locator): string => getComputedStyle(words.element()).direction;
