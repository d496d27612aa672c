import { articleBodyClass, codeClass } from "@brightwren/ui/article-body-class";
import { useEffect, useLayoutEffect } from "react";
import { copyText } from "./copy-text.ts";
import styles from "./reading-aids.module.css";

const answerTime = 2500;

async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  let answer = "Copied";
  try {
    await copyText(text);
  } catch (error) {
    console.warn("Error copying:", error);
    answer = "Not copied: select it";
  }
  button.textContent = answer;
  setTimeout(() => {
    button.textContent = "Copy";
  }, answerTime);
}

function addCopyButtons(): () => void {
  const buttons = [...document.getElementsByClassName(codeClass)].map((block) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = `bare unprinted ${styles.copy}`;
    button.textContent = "Copy";
    button.setAttribute("aria-live", "polite");
    // Not `innerText`, which is empty before layout.
    button.addEventListener("click", () => void copy(button, block.querySelector("code")?.textContent ?? ""));
    block.append(button);
    return button;
  });
  return () => {
    for (const button of buttons) button.remove();
  };
}

/** Share of the screen height that a heading must pass to make its section current. */
const readingLine = 0.4;

function markSections(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`.${articleBodyClass} nav a`)];
  const headings = [...document.querySelectorAll(`.${articleBodyClass} h2`)];
  const mark = () => {
    const isAbove = (heading: Element) => heading.getBoundingClientRect().top < innerHeight * readingLine;
    const hash = `#${headings.findLast(isAbove)?.id ?? ""}`;
    for (const link of links) {
      if (decodeURIComponent(link.hash) === hash) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  };
  // Fires whenever a heading crosses the line in either direction.
  const observer = new IntersectionObserver(mark, { rootMargin: `0px 0px -${(1 - readingLine) * 100}%` });
  for (const heading of headings) observer.observe(heading);
  return () => observer.disconnect();
}

export function ReadingAids({ version }: { version: string }) {
  useLayoutEffect(addCopyButtons, [version]);
  useEffect(markSections, [version]);
  return null;
}
