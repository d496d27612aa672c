import { titled } from "@brightwren/brand/derived";
import { formatBritishDate } from "@brightwren/core/blog/format-date";
import { sharedDraftQuery } from "@brightwren/core/blog/queries";
import type { SharedDraft } from "@brightwren/core/blog/read-shared-draft";
import { buttonClass } from "@brightwren/ui/button-class";
import { useSyncExternalStore } from "react";
import { draftHead, draftNotices } from "../../content/draft.ts";
import { PageHead } from "../../page/page-head.tsx";
import { useRead } from "../../page/use-read.ts";
import { ArticleHeader } from "../blog/article-page.tsx";
import { ArticleText } from "../blog/article-text.tsx";
import styles from "./draft-page.module.css";

/** /draft#token: an article that is not public, for whoever has its private link (core's draft-links.ts). */
export default function DraftPage() {
  const token = useToken();
  const { data: draft, isPending } = useRead(sharedDraftQuery(token));
  if (draft) return <Draft draft={draft} />;
  if (token === "") return <Instead kind="noToken" />;
  if (isPending) return <Instead kind="loading" />;
  return <Instead kind={draft === null ? "gone" : "unreadable"} />;
}

function watchAddress(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/** What stands behind the address's `#`; nothing while the page is drawn as a file. */
const useToken = (): string =>
  useSyncExternalStore(
    watchAddress,
    () => location.hash.slice(1),
    () => "",
  );

/** The page's own head. Where it leads outside, nobody learns where the reader came from. */
function Head({ title = draftHead.title }: { title?: string }) {
  return (
    <>
      <PageHead {...draftHead} title={title} />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}

function Draft({ draft }: { draft: SharedDraft }) {
  const until = formatBritishDate(draft.expires_at);
  return (
    <>
      <Head title={titled(draft.title)} />
      <article>
        <ArticleHeader
          article={draft}
          ways={<p className={styles.note}>{`This is a draft, shared privately until ${until}.`}</p>}
        />
        <ArticleText article={{ ...draft, id: "", updated_at: "" }} />
      </article>
    </>
  );
}

/** What is said where there is no draft to show. */
function Instead({ kind }: { kind: keyof typeof draftNotices }) {
  const { heading, text } = draftNotices[kind];
  return (
    <div className={`sheet ${styles.instead}`}>
      <Head />
      <h1 className={styles.heading}>{heading}</h1>
      <p role="status" className={styles.text}>
        {text}
      </p>
      {kind === "unreadable" ? (
        <button type="button" className={buttonClass()} onClick={() => location.reload()}>
          Try again
        </button>
      ) : null}
    </div>
  );
}
