import { formatBritishDate } from "@brightwren/core/blog/format-date";
import type { SharedDraft } from "@brightwren/core/blog/read-shared-draft";
import { ArticleHeader } from "../blog/article-header.tsx";
import { ArticleText } from "../blog/article-text.tsx";
import styles from "./draft-article.module.css";

export function DraftArticle({ draft }: { draft: SharedDraft }) {
  const until = formatBritishDate(draft.expires_at);
  return (
    <article>
      <ArticleHeader
        article={draft}
        ways={
          <p
            className={`small strong tint ${styles.note}`}
          >{`This is a draft, shared privately until ${until}.`}</p>
        }
      />
      <ArticleText article={{ ...draft, id: "", updated_at: "" }} />
    </article>
  );
}
