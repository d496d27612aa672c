import type { PublishFault } from "@brightwren/core/seo/publish-faults";
import { Button } from "@brightwren/ui/button";
import { Dialog, DialogActions, DialogClose, DialogDescription, DialogTitle } from "@brightwren/ui/dialog";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { savedPlace } from "../../device/saved-place.ts";
import { storedText } from "../../drafts/save-request.ts";
import { isFuture, type PostForm } from "../../drafts/post-form.ts";
import { useReachable } from "../../host/connectivity.ts";
import { formatCount, formatMoment } from "../../parts/format.ts";
import { FindingList } from "../../publishing/finding-list.tsx";
import { PostCategory } from "../details/details-panel.tsx";
import { SheetDateField } from "../details/publish-date-field.tsx";
import { SearchPreview, ShareCardPreview } from "../details/previews.tsx";
import { VersionComparison } from "../safety/comparison-dialog.tsx";
import { AddressField } from "../text/address-field.tsx";
import { useEditor } from "../session/use-editor.ts";
import styles from "./publish-sheet.module.css";
import { type PublishChecks, useFindings, usePublishChecks } from "./publish-checks.tsx";

export function PublishSheet() {
  const { details, publishing } = useEditor();
  const title = useRef<HTMLHeadingElement>(null);
  const toFix = useRef<[PublishFault["field"], at?: number | undefined]>(undefined);
  return (
    <Dialog
      open={publishing.isOpen}
      onClose={publishing.close}
      className={`single gap-4 ${styles.popup}`}
      initialFocus={title}
      finalFocus={() => toFix.current === undefined}
      onSettled={(isOpen) => {
        if (isOpen || !toFix.current) return;
        details.focusField(...toFix.current);
        toFix.current = undefined;
      }}
    >
      <SheetContent
        titleRef={title}
        onFix={(...place) => {
          toFix.current = place;
          publishing.close();
        }}
      />
    </Dialog>
  );
}

type SheetContentProps = {
  titleRef: React.Ref<HTMLHeadingElement>;
  onFix: (field: PublishFault["field"], at?: number) => void;
};

function SheetContent({ titleRef, onFix }: SheetContentProps) {
  const { control } = useFormContext<PostForm>();
  const form = useWatch({ control }) as PostForm;
  const { snapshot, publishing } = useEditor();
  // The post when the sheet opened, so that nothing changes while it closes.
  const [before] = useState(snapshot.post?.status === "published" ? snapshot.post : null);
  const isReachable = useReachable();
  const { faults, isChecking } = usePublishChecks(form);
  const findings = useFindings(form);
  const { isWanted, want, cancel } = usePublishIntent({ faults, isChecking }, publishing.publish);
  const blocks = faults.length > 0;
  const words = wordsFor(before !== null, form.published_at);
  return (
    <>
      <DialogTitle ref={titleRef} tabIndex={-1}>
        {words.title}
      </DialogTitle>
      <DialogDescription className={`hint ${styles.text}`}>{words.meaning}</DialogDescription>
      <div role="status" aria-atomic="false" className="grid gap-2 small hides-empty">
        <FindingList faults={faults} findings={[]} onGo={onFix} />
        {!blocks && isChecking ? <p>Checking the address and pictures…</p> : null}
        {isReachable ? null : (
          <p>
            {`You’re offline, so we can’t check the address and pictures. Your text is safe ${savedPlace()}. Press the button again when you’re back online.`}
          </p>
        )}
      </div>
      {before ? (
        <VersionComparison
          className={styles.changes}
          left={{ name: "Published version", form: storedText({ post: before, pending: null }) }}
          right={{ name: "Your changes", form }}
        />
      ) : null}
      {findings.length > 0 ? (
        <details className="small">
          <summary className="bare soft target content-center">{`${findings.length} ${blocks ? "more " : ""}to look at`}</summary>
          <FindingList findings={findings} onGo={onFix} />
        </details>
      ) : null}
      <div className={`single align-start gap-4 gap-x-5 ${styles.pair}`} onChange={cancel}>
        <div className="single gap-4">
          <SheetDateField />
          <AddressField isSecond />
          <PostCategory isSecond />
        </div>
        <div className="single gap-4">
          <SearchPreview />
          <ShareCardPreview />
        </div>
      </div>
      <DialogActions className={styles.choices}>
        {blocks ? (
          <p className={styles.why}>Fix {formatCount(faults.length, "thing", "things")} first.</p>
        ) : null}
        <DialogClose>Cancel</DialogClose>
        <Button kind={blocks ? "outline" : "primary"} aria-disabled={blocks || isWanted} onClick={want}>
          {words.button}
        </Button>
      </DialogActions>
    </>
  );
}

function usePublishIntent({ faults, isChecking }: PublishChecks, onPublish: () => void) {
  const [isWanted, setIsWanted] = useState(false);
  const isFree = faults.length === 0;
  const answer = useEffectEvent(() => {
    setIsWanted(false);
    if (isFree) onPublish();
  });
  const isAnswered = isWanted && !isChecking;
  useEffect(() => {
    if (isAnswered) answer();
  }, [isAnswered]);
  return {
    isWanted,
    want: () => (isFree ? setIsWanted(true) : undefined),
    cancel: () => setIsWanted(false),
  };
}

function wordsFor(isPublished: boolean, publishedAt: string) {
  if (isPublished)
    return {
      title: "Publish your changes",
      meaning: "This replaces the published version.",
      button: "Publish changes",
    };
  if (isFuture(publishedAt))
    return {
      title: "Schedule this post",
      meaning: `It will be published automatically on ${formatMoment(publishedAt)}, UK time.`,
      button: "Schedule now",
    };
  return {
    title: "Publish this post",
    meaning: "Visitors can see it straight away. The static page follows in a minute or two.",
    button: "Publish now",
  };
}
