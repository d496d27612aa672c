import type { PublishFault } from "@brightwren/core/seo/publish-faults";
import type { SeoCode, SeoFinding } from "@brightwren/core/seo/seo-findings";
import { Button } from "@brightwren/ui/button";
import styles from "./finding-list.module.css";

type FindingListProps = {
  findings: readonly (PublishFault & { code?: string })[];
  areFaults?: boolean;
  /** Goes to the field, or to the offset in the text. Without it, there are no buttons. */
  onGo?: (field: PublishFault["field"], at?: number) => void;
};

export function FindingList({ findings, areFaults = false, onGo }: FindingListProps) {
  return (
    <ul className={`grid gap-2 mt-3 ${styles.findings} ${areFaults ? "fault" : "small"}`}>
      {findings.map(({ code, message, field, at }) => (
        <li key={`${code} ${message}`}>
          <span>{message}</span>
          {onGo ? (
            <Button kind="text" className={styles.go} onClick={() => onGo(field, at)}>
              {`Go to the ${places[field] ?? "field"}`}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const places: Partial<Record<PublishFault["field"], string>> = {
  title: "title",
  slug: "address",
  content: "text",
  excerpt: "excerpt",
  category_id: "category",
  seo_title: "SEO title",
  seo_meta_description: "meta description",
  featured_image_url: "featured image",
  published_at: "date",
};

const labels: Record<SeoCode, string> = {
  "title-too-long": "title is long",
  "meta-description-missing": "no meta description",
  "meta-description-too-short": "meta description is short",
  "meta-description-too-long": "meta description is long",
  "excerpt-missing": "no excerpt",
  "category-missing": "no category",
  "text-too-short": "text is short",
  "headings-missing": "no headings",
  "heading-level-one": "heading like a title",
  "heading-level-skipped": "heading level skipped",
  "image-without-alt": "no alt text",
  "featured-image-without-alt": "featured image without alt text",
  "link-broken": "broken link",
  "link-unusable": "link that can’t be used",
  "section-missing": "link to a missing section",
  "html-hidden": "HTML that visitors won’t see",
};

export function summariseFindings(findings: readonly Pick<SeoFinding, "code">[]): string {
  const named = findings.slice(0, 2).map(({ code }) => labels[code]);
  const others = findings.length - named.length;
  const text = others > 0 ? `${named.join(", ")} and ${others} more` : named.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
