import type { Article } from "@brightwren/core/blog/post";
import { buttonClass } from "@brightwren/ui/button-class";
import { useEffect, useState } from "react";
import { useHydrated } from "../../page/hydration.ts";
import { copyText } from "./copy-text.ts";
import styles from "./share-article.module.css";

/** How long the button says what came of it. Milliseconds. */
const answerTime = 4000;

type Shared = Pick<Article, "title" | "excerpt">;

/** Share, for the device's own share sheet, and Copy link, which works on every device. */
export function ShareArticle({ article }: { article: Shared }) {
  // A click before the script runs would be lost without a word.
  const ready = useHydrated();
  const [answer, setAnswer] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnswer(""), answerTime);
    return () => clearTimeout(timer);
  }, [answer]);
  return (
    <div className={styles.share}>
      <button
        type="button"
        className={buttonClass({ variant: "outline" })}
        disabled={!ready}
        onClick={() => void share(article)}
      >
        Share
      </button>
      <button
        type="button"
        className={`${buttonClass({ variant: "outline" })} ${styles.copy}`}
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

/** Offers the device's own share sheet; does nothing on a device without one. Errors are only logged. */
async function share({ title, excerpt }: Shared): Promise<void> {
  if (!("share" in navigator)) return;
  try {
    await navigator.share({ title, text: excerpt, url: location.href });
  } catch (error) {
    console.warn("Error sharing:", error);
  }
}

/** Copies the current address; returns what came of it. */
async function copyLink(): Promise<string> {
  try {
    await copyText(location.href);
    return "Link copied";
  } catch (error) {
    console.warn("Error copying:", error);
    return "Not copied";
  }
}
