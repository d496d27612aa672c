import { buttonClass } from "@brightwren/ui/button-class";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import styles from "./more-posts.module.css";

/** Asks for more posts before the visitor reaches the end of the list. After a failure, the button tries again. */
export default function MorePosts({ onReach }: { onReach: () => Promise<void> }) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const button = useRef<HTMLButtonElement>(null);
  const load = useEffectEvent(async () => {
    setState("busy");
    try {
      await onReach();
      setState("idle");
    } catch (error) {
      console.error("Error fetching posts:", error);
      setState("failed");
    }
  });
  useEffect(() => {
    if (!button.current || state !== "idle") return;
    const reach = ([entry]: IntersectionObserverEntry[]) => {
      if (entry?.isIntersecting) void load();
    };
    const observer = new IntersectionObserver(reach, { rootMargin: "0px 0px 150% 0px" });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [state]);
  return (
    <p className={`scripted ${styles.more}`}>
      <button
        ref={button}
        type="button"
        className={buttonClass({ kind: "outline" })}
        aria-disabled={state === "busy"}
        onClick={() => (state === "failed" ? setState("idle") : undefined)}
      >
        {state === "busy" ? "Loading articles..." : "More articles"}
      </button>
    </p>
  );
}
