import { joinPosts } from "@brightwren/core/blog/join-posts";
import { listPublishedPosts } from "@brightwren/core/blog/list-published-posts";
import type { PostPage } from "@brightwren/core/blog/post";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import styles from "./more-posts.module.css";
import type { FurtherPosts } from "./use-posts.ts";

type MorePostsProps = {
  list: PostPage;
  /** Undefined if only cards are missing. */
  further: FurtherPosts;
  onLoaded: () => void;
};

/** Loads more posts before the visitor reaches the end of the list. After a failure, the button tries again. */
export default function MorePosts({ list, further, onLoaded }: MorePostsProps) {
  const client = useQueryClient();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const button = useRef<HTMLButtonElement>(null);
  const load = useEffectEvent(async () => {
    setState("busy");
    try {
      if (further) {
        const part = await listPublishedPosts(further.filter, list.next, new AbortController().signal);
        client.setQueryData<PostPage>(further.queryKey, (known) =>
          known === list ? joinPosts(list, part) : known,
        );
      }
      onLoaded();
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
    <p className={`scripted centred ${styles.more}`}>
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
