import { articleTitled } from "@brightwren/brand/derived";
import { cutText, describePost } from "@brightwren/core/blog/describe-post";
import { useFormContext, useWatch } from "react-hook-form";
import type { PostForm } from "../../drafts/post-form.ts";
import { useHost } from "../../host/host.ts";
import styles from "./search-preview.module.css";

const longestTitle = 60;
const longestDescription = 160;

export function SearchPreview() {
  const { control } = useFormContext<PostForm>();
  const { siteUrl } = useHost();
  const [title, seo_title, slug, seo_meta_description, excerpt, content] = useWatch({
    control,
    name: ["title", "seo_title", "slug", "seo_meta_description", "excerpt", "content"],
  });
  const description = describePost({ title, excerpt, content, seo_meta_description });
  const site = siteUrl.replace(/^https?:\/\//, "");
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>In search results</figcaption>
      <div className={styles.result}>
        <p className={styles.address}>{`${site} › blog › ${slug || "…"}`}</p>
        <p dir="auto" className={styles.title}>
          {cutText(articleTitled(title || "Title", seo_title), longestTitle)}
        </p>
        <p className={styles.description}>{cutText(description, longestDescription)}</p>
      </div>
    </figure>
  );
}
