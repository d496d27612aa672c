import { Dialog } from "@base-ui/react/dialog";
import type { PublishFault } from "@brightwren/core/seo/publish-faults";
import { buttonClass } from "@brightwren/ui/button-class";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { keptPlace } from "../../device/kept-here.ts";
import { isFuture, type PostForm } from "../../drafts/post-form.ts";
import { useReachable } from "../../host/connectivity.ts";
import { formatMoment } from "../../parts/format.ts";
import { FindingList } from "../../publishing/finding-list.tsx";
import { SheetDateField } from "../details/publish-date-field.tsx";
import { SearchPreview } from "../details/search-preview.tsx";
import { ShareCardPreview } from "../details/share-card-preview.tsx";
import { AddressField } from "../text/address-field.tsx";
import { useEditor } from "../session/use-editor.ts";
import { useFindings } from "./post-findings.tsx";
import styles from "./publish-sheet.module.css";
import { type PublishChecks, usePublishChecks } from "./use-publish-checks.ts";

type PublishSheetProps = { open: boolean; onClose: () => void; onPublish: () => void };

/** The step before visitors see a post: what stops it, what it lacks, where and when it appears, and how it looks there. */
export function PublishSheet({ open, onClose, onPublish }: PublishSheetProps) {
  const { details } = useEditor();
  const title = useRef<HTMLHeadingElement>(null);
  const fieldToFix = useRef<PublishFault["field"]>(undefined);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      onOpenChangeComplete={(isOpen) => {
        if (isOpen || !fieldToFix.current) return;
        details.focusField(fieldToFix.current);
        fieldToFix.current = undefined;
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          className={styles.popup}
          initialFocus={title}
          finalFocus={() => fieldToFix.current === undefined}
        >
          <SheetContent
            titleRef={title}
            onPublish={onPublish}
            onFix={(field) => {
              fieldToFix.current = field;
              onClose();
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type SheetContentProps = {
  titleRef: React.Ref<HTMLHeadingElement>;
  onPublish: () => void;
  onFix: (field: PublishFault["field"]) => void;
};

function SheetContent({ titleRef, onPublish, onFix }: SheetContentProps) {
  const { control } = useFormContext<PostForm>();
  const form = useWatch({ control }) as PostForm;
  const { post } = useEditor().snapshot;
  // As it was when the sheet opened: it closes with the words that were agreed to, though the post is published by then.
  const [wasPublished] = useState(post?.status === "published");
  const isReachable = useReachable();
  const { faults, isChecking } = usePublishChecks(form);
  const findings = useFindings(form);
  const { isWanted, want, forget } = usePublishIntent({ faults, isChecking }, onPublish);
  const words = wordsFor(wasPublished, form.published_at);
  return (
    <>
      <Dialog.Title ref={titleRef} tabIndex={-1} className={styles.title}>
        {words.title}
      </Dialog.Title>
      <Dialog.Description className={styles.text}>{words.meaning}</Dialog.Description>
      <div role="status" className={styles.state}>
        {faults.length > 0 ? <Faults faults={faults} onFix={onFix} /> : null}
        {faults.length === 0 && isChecking ? <p>Looking at address and pictures…</p> : null}
        {isReachable ? null : (
          <p>
            {`You are offline: address and pictures could not be looked at. The text is kept ${keptPlace()}; it is published when you press the button again with a network.`}
          </p>
        )}
      </div>
      {findings.length > 0 ? (
        <section className={styles.part} aria-labelledby="publish-findings">
          <h3 id="publish-findings" className={styles.heading}>
            It could do better
          </h3>
          <FindingList findings={findings} />
        </section>
      ) : null}
      <div className={styles.fields} onChange={forget}>
        <AddressField isSecond />
        <SheetDateField />
      </div>
      <div className={styles.previews}>
        <SearchPreview />
        <ShareCardPreview />
      </div>
      <div className={styles.choices}>
        <Dialog.Close className={buttonClass({ variant: "outline" })}>Not yet</Dialog.Close>
        <button
          type="button"
          className={buttonClass()}
          aria-disabled={faults.length > 0 || isWanted}
          onClick={want}
        >
          {words.button}
        </button>
      </div>
    </>
  );
}

/**
 * What is requested while address and pictures are still being looked at is done as soon as nothing is found to stop it,
 * unless the person changes something meanwhile.
 */
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
    forget: () => setIsWanted(false),
  };
}

function wordsFor(isPublished: boolean, publishedAt: string) {
  if (isPublished)
    return {
      title: "Update the published post",
      meaning: "Visitors read this text from then on.",
      button: "Update now",
    };
  if (isFuture(publishedAt))
    return {
      title: "Schedule this post",
      meaning: `It is published by itself on ${formatMoment(publishedAt)}, UK time.`,
      button: "Schedule now",
    };
  return {
    title: "Publish this post",
    meaning: "Visitors see it at once; its page in the built site follows a minute or two later.",
    button: "Publish now",
  };
}

/** The names of the fields that a fault leads to. */
const places: Partial<Record<PublishFault["field"], string>> = {
  title: "title",
  slug: "address",
  content: "text",
  excerpt: "excerpt",
  seo_meta_description: "meta description",
  featured_image_url: "featured image",
  published_at: "date",
};

function Faults({ faults, onFix }: { faults: PublishFault[]; onFix: SheetContentProps["onFix"] }) {
  return (
    <>
      <h3 className={styles.stop}>This stops it</h3>
      <ul role="list" className={styles.faults}>
        {faults.map(({ field, message }) => (
          <li key={message} className={styles.fault}>
            <span>{message}</span>
            <button type="button" className={styles.fix} onClick={() => onFix(field)}>
              {`Go to the ${places[field] ?? "field"}`}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
