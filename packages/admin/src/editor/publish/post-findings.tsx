import { publishedSlugsQuery } from "@brightwren/core/admin-posts/read-posts";
import { type SeoFinding, seoFindings } from "@brightwren/core/seo/seo-findings";
import { waits } from "@brightwren/core/waits";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useFormContext } from "react-hook-form";
import { type PostForm, toPostFields } from "../../drafts/post-form.ts";
import { formatCount } from "../../parts/format.ts";
import { FindingList, summariseFindings } from "../../publishing/finding-list.tsx";
import styles from "./post-findings.module.css";
import { textFaults } from "./use-publish-checks.ts";

const nowhere: ReadonlySet<string> = new Set();

export function useFindings(form: PostForm): SeoFinding[] {
  const { data: slugs } = useQuery({ ...publishedSlugsQuery(), staleTime: 60_000 });
  return useMemo(() => {
    const findings = seoFindings(toPostFields(form), slugs ?? nowhere);
    return slugs ? findings : findings.filter(({ code }) => code !== "link-broken");
  }, [form, slugs]);
}

export function PostFindings() {
  const form = useSettledForm();
  const findings = useFindings(form);
  const faults = useMemo(() => textFaults(form), [form]);
  const parts = [
    ...(faults.length > 0 ? [`fix ${formatCount(faults.length, "thing", "things")} before publishing.`] : []),
    ...(findings.length > 0 ? [summariseFindings(findings)] : []),
  ];
  return (
    <details className={styles.findings}>
      <summary className={styles.summary}>{`Checks: ${parts.join(" ") || "Nothing missing"}`}</summary>
      {faults.length > 0 ? (
        <ul className={styles.faults}>
          {faults.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : null}
      <FindingList findings={findings} />
    </details>
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
