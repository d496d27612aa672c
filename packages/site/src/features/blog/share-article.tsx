import type { Article } from "@brightwren/core/blog/post";
import { buttonClass } from "@brightwren/ui/button-class";
import { useEffect, useState } from "react";
import { useHydrated } from "../../page/hydration.ts";
import { copyText } from "./copy-text.ts";
import styles from "./share-article.module.css";

const answerTime = 4000;

type Shared = Pick<Article, "title" | "excerpt">;

export function ShareArticle({ article }: { article: Shared }) {
  // A click before hydration would be lost.
  const ready = useHydrated();
  const [answer, setAnswer] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnswer(""), answerTime);
    return () => clearTimeout(timer);
  }, [answer]);
  return (
    <div className={`wrap scripted gap-2 ${styles.share}`}>
      <button
        type="button"
        className={buttonClass({ kind: "outline" })}
        disabled={!ready}
        onClick={() => void share(article)}
      >
        Share
      </button>
      <button
        type="button"
        className={`${buttonClass({ kind: "outline" })} ${styles.copy}`}
        disabled={!ready}
        onClick={() => void copyLink().then(setAnswer)}
      >
        {answer || "Copy link"}
      </button>
      <span role="status" className="visually-hidden">
        {answer}
      </span>
    </div>
  );
}

/** Opens the device's share sheet, if there is one. Errors are only logged. */
async function share({ title, excerpt }: Shared): Promise<void> {
  if (!("share" in navigator)) return;
  try {
    await navigator.share({ title, text: excerpt, url: location.href });
  } catch (error) {
    console.warn("Error sharing:", error);
  }
}

async function copyLink(): Promise<string> {
  try {
    await copyText(document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href);
    return "Link copied";
  } catch (error) {
    console.warn("Error copying:", error);
    return "Not copied";
  }
}
