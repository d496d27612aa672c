import { articleTitled } from "@brightwren/brand/derived";
import { describePost } from "@brightwren/core/blog/describe-post";
import { postLimits } from "@brightwren/core/post-editing/post-draft";
import { useFormContext, useWatch } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { useHost } from "../../host/host.ts";
import styles from "./search-preview.module.css";

export function SearchPreview() {
  const { control } = useFormContext<PostForm>();
  const { siteUrl } = useHost();
  const [title, seoTitle, slug, seo_meta_description, excerpt, content] = useWatch({
    control,
    name: ["title", "seo_title", "slug", "seo_meta_description", "excerpt", "content"],
  });
  const description = describePost({ seo_meta_description, excerpt, content, title });
  const site = siteUrl.replace(/^https?:\/\//, "");
  return (
    <figure className="grid gap-2">
      <figcaption className="small strong">In search results</figcaption>
      <div className={styles.result}>
        <p className="fine">{`${site} › blog › ${slug || "…"}`}</p>
        <p dir="auto" className={styles.title}>
          {cutText(articleTitled(title || "Title", seoTitle), postLimits.titleAdvice)}
        </p>
        <p className={styles.description}>{cutText(description, postLimits.metaDescriptionAdvice)}</p>
      </div>
    </figure>
  );
}

export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const room = text.slice(0, longest - 1);
  const space = room.lastIndexOf(" ");
  return `${(space > longest / 2 ? room.slice(0, space) : room).trimEnd()}…`;
}
