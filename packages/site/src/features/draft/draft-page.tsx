import { titled } from "@brightwren/brand/derived";
import { sharedDraftQuery } from "@brightwren/core/blog/read-shared-draft";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { draftHead, draftNotices } from "../../content/draft.ts";
import { PageHead } from "../../page/page-head.tsx";
import { PrivateNotice, useFragment } from "../sections/private-notice.tsx";
import { DraftArticle } from "./draft-article.tsx";

/** /draft#token: shows an unpublished article to visitors with its private link (core's draft-links.ts). */
export default function DraftPage() {
  const token = useFragment();
  const { data: draft, isPending } = useQuery(sharedDraftQuery(token));
  return (
    <>
      <Head title={draft ? titled(draft.title) : draftHead.title} />
      {draft ? <DraftArticle draft={draft} /> : <Instead kind={noticeFor(token, isPending, draft)} />}
    </>
  );
}

function noticeFor(token: string, isPending: boolean, draft: null | undefined): keyof typeof draftNotices {
  if (token === "") return "noToken";
  if (isPending) return "loading";
  return draft === null ? "gone" : "unreadable";
}

function Head({ title }: { title: string }) {
  return (
    <>
      <PageHead {...draftHead} title={title} />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}

const Instead = ({ kind }: { kind: keyof typeof draftNotices }) => (
  <PrivateNotice {...draftNotices[kind]}>
    {kind === "unreadable" ? (
      <button type="button" className={buttonClass()} onClick={() => location.reload()}>
        Try again
      </button>
    ) : null}
  </PrivateNotice>
);
