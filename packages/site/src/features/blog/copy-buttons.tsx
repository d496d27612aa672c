import { codeClass } from "@brightwren/ui/article-body-class";
import { useLayoutEffect } from "react";
import styles from "./copy-buttons.module.css";

/** How long a button says what came of it. Milliseconds. */
const answerTime = 2500;

async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  let answer = "Copied";
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    console.warn("Error copying:", error);
    answer = "Not copied: select it";
  }
  button.textContent = answer;
  setTimeout(() => {
    button.textContent = "Copy";
  }, answerTime);
}

/** Puts a button into the corner of each block of code in the article, whether that was drawn at build or here. */
export function CopyButtons({ version }: { version: string }) {
  useLayoutEffect(() => {
    const buttons = [...document.getElementsByClassName(codeClass)].map((block) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = styles.copy ?? "";
      button.textContent = "Copy";
      button.ariaLive = "polite";
      button.onclick = () => void copy(button, block.querySelector("code")?.innerText ?? "");
      block.append(button);
      return button;
    });
    return () => {
      for (const button of buttons) button.remove();
    };
  }, [version]);
  return null;
}
