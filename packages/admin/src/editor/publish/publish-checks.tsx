import type { Post } from "@brightwren/core/admin-posts/post";
import { picturesInText } from "@brightwren/core/pictures/pictures-in-text";
import { postDraftSchema } from "@brightwren/core/post-editing/post-draft";
import { isWebImage, absoluteImageUrl } from "@brightwren/core/post-editing/web-image";
import { publishFaults, type PublishFault } from "@brightwren/core/seo/publish-faults";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useEffect, useState } from "react";
import { dateFault } from "../../drafts/check-form.ts";
import { type PostForm, toPostFields } from "../../drafts/post-form.ts";
import { useHost } from "../../host/host.ts";
import { useReachable } from "../../host/connectivity.ts";
import { useWaitingPictures } from "../../pictures/use-waiting-pictures.ts";
import { useEditor } from "../session/use-editor.ts";
import { isInDetails } from "../session/use-layout.ts";
import { useAddressCheck } from "../text/address-field.tsx";
import { publishedSlugsQuery } from "@brightwren/core/admin-posts/read-posts";
import { type SeoFinding, seoFindings } from "@brightwren/core/seo/seo-findings";
import { waits } from "@brightwren/core/waits";
import { useFormContext } from "react-hook-form";
import { formatCount } from "../../parts/format.ts";
import { FindingList } from "../../publishing/finding-list.tsx";
import styles from "./publish-checks.module.css";

export type PublishChecks = { faults: PublishFault[]; isChecking: boolean };

export function usePublishChecks(form: PostForm): PublishChecks {
  const written = useMemo(() => textFaults(form), [form]);
  const { isTaken, isChecking } = useAddressCheck(form.slug, useReachable());
  const pictures = usePictureFaults(form);
  const date = dateFault(useEditor().snapshot, "publish", form.published_at || null);
  const dated = date ? [{ field: "published_at" as const, message: date }] : [];
  const message = "Another post already has this address. Choose another one.";
  const taken = isTaken ? [{ field: "slug" as const, message }] : [];
  return {
    faults: [...written, ...dated, ...taken, ...pictures.faults],
    isChecking: isChecking || pictures.isChecking,
  };
}

function textFaults(form: PostForm): PublishFault[] {
  const words = publishFaults(form);
  const isNamed = (field: PublishFault["field"]) => words.some((fault) => fault.field === field);
  const issues = postDraftSchema.safeParse(form).error?.issues ?? [];
  const fields = issues.map(({ path, message }) => ({ field: path[0] as PublishFault["field"], message }));
  return [...fields.filter(({ field }) => !isNamed(field)), ...words];
}

const longestWait = 8_000;

/** A picture that takes too long to load counts as valid. */
function canBeShown(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener("load", () => resolve(true));
    image.addEventListener("error", () => resolve(false));
    setTimeout(() => resolve(true), longestWait);
    image.src = address;
  });
}

const pictureShownQuery = (address: string, siteUrl: string) => ({
  queryKey: ["picture-shown", address],
  queryFn: async () => isWebImage(address) && (await canBeShown(absoluteImageUrl(address, siteUrl))),
  staleTime: 60_000,
});

/** Does not report missing pictures offline. A picture that the published post already shows never blocks an update. */
function usePictureFaults({ content, featured_image_url: featured }: PostForm): PublishChecks {
  const { post } = useEditor().snapshot;
  const { siteUrl } = useHost();
  const isReachable = useReachable();
  const waiting = useWaitingPictures(`${content}\n${featured}`);
  const shown = useMemo(() => {
    const inText = picturesInText(content).map((address) => ({ address, field: "content" as const }));
    return featured ? [...inText, { address: featured, field: "featured_image_url" as const }] : inText;
  }, [content, featured]);
  const published = useMemo(() => new Set(post?.status === "published" ? picturesOf(post) : []), [post]);
  const asked = shown.filter(
    ({ address }) => !published.has(address) && !(address.replace(/#.*$/, "") in waiting),
  );
  const answers = useQueries({
    queries: asked.map(({ address }) => ({
      ...pictureShownQuery(address, siteUrl),
      enabled: isReachable || !isWebImage(address),
    })),
  });
  const broken = asked.filter((_, at) => answers[at]?.data === false);
  return {
    faults: broken.map(({ address, field }) => ({
      field,
      at: field === "content" ? Math.max(0, content.indexOf(address)) : undefined,
      message: `A picture won’t load: ${address.replace(/#.*$/, "")}. Choose it again or remove it.`,
    })),
    isChecking: answers.some(({ isFetching }) => isFetching),
  };
}

const picturesOf = ({ content, featured_image_url: featured }: Post): string[] => [
  ...picturesInText(content),
  ...(featured ? [featured] : []),
];

const nowhere: ReadonlySet<string> = new Set();

export function useFindings(form: PostForm): SeoFinding[] {
  const { data: slugs } = useQuery({ ...publishedSlugsQuery(), staleTime: 60_000 });
  return useMemo(() => {
    const findings = seoFindings(toPostFields(form), slugs ?? nowhere);
    return slugs ? findings : findings.filter(({ code }) => code !== "link-broken");
  }, [form, slugs]);
}

/** Rendered after the editor, and in two steps, because checking a long text takes a while. */
export function PostFindings() {
  const form = useDeferredValue(useSettledForm(), null);
  const faults = useMemo(() => (form ? textFaults(form) : []), [form]);
  return form && isBegun(form) ? <Findings form={form} faults={faults} /> : null;
}

function Findings({ form, faults }: { form: PostForm; faults: PublishFault[] }) {
  const { focusField } = useEditor().details;
  const findings = useFindings(form);
  const count = faults.length + findings.length;
  if (count === 0) return <p className="hint row target">All checks passed</p>;
  return (
    <details className="small">
      <summary className={`soft ${styles.summary}`} data-stops={faults.length > 0 || undefined}>
        {formatCount(count, "check", "checks")}
      </summary>
      <div className={`panel ${styles.found}`}>
        <FindingList {...{ faults, findings }} onGo={focusField} />
      </div>
    </details>
  );
}

const isBegun = ({ title, content }: PostForm) => `${title}${content}`.trim() !== "";

export function useDetailsFault(): boolean {
  const form = useSettledForm();
  return useMemo(
    () => isBegun(form) && textFaults({ ...form, content: "" }).some(({ field }) => isInDetails(field)),
    [form],
  );
}

function useSettledForm(): PostForm {
  const { subscribe, getValues } = useFormContext<PostForm>();
  const [form, setForm] = useState(() => ({ ...getValues() }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer);
        timer = setTimeout(() => setForm({ ...getValues() }), waits.findings);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe, getValues]);
  return form;
}
