import { countWords } from "@brightwren/functions/contracts/reading-time";
import { fromMarkdown } from "mdast-util-from-markdown";
import { headingFindings } from "./heading-findings.ts";
import { imageFindings } from "./image-findings.ts";
import { linkFindings } from "./link-findings.ts";
import type { SeoFinding, SeoInput } from "./seo-finding.ts";

/** Characters of a title that a search result shows, about. */
const shownTitle = 60;
/** Characters; what search results show of a description, and what is too little to say anything. */
const shownDescription = 160;
const shortDescription = 70;
/** Words. */
const shortText = 300;

/**
 * What a post lacks for readers and search engines, problems first; each code once. Takes the slugs of all published
 * posts, to tell links that lead nowhere.
 */
export function seoFindings(post: SeoInput, knownSlugs: ReadonlySet<string>): SeoFinding[] {
  const body = fromMarkdown(post.content);
  const findings = [
    ...imageFindings(body),
    ...linkFindings(body, post.slug, knownSlugs),
    ...descriptionFindings(post),
    ...titleFindings(post),
    ...textFindings(post),
    ...headingFindings(body),
  ];
  return findings.toSorted((a, b) => Number(b.severity === "problem") - Number(a.severity === "problem"));
}

const lengthOf = (text: string) => Array.from(text).length;

function descriptionFindings({ seo_meta_description, excerpt }: SeoInput): SeoFinding[] {
  const findings: SeoFinding[] = [];
  const length = lengthOf(seo_meta_description ?? "");
  const advise = (code: SeoFinding["code"], message: string) =>
    findings.push({ code, severity: "advice", message });
  if (!excerpt) {
    findings.push({
      code: "excerpt-missing",
      severity: "problem",
      message: "There is no excerpt: the post's card in the list says nothing.",
    });
  }
  if (length === 0) {
    findings.push({
      code: "meta-description-missing",
      severity: excerpt ? "advice" : "problem",
      message: excerpt
        ? "There is no meta description: search results show the excerpt instead."
        : "There is no meta description, and no excerpt to stand in for it.",
    });
  } else if (length < shortDescription) {
    advise(
      "meta-description-too-short",
      `The meta description has ${length} characters; ${shortDescription} to ${shownDescription} say more.`,
    );
  } else if (length > shownDescription) {
    advise(
      "meta-description-too-long",
      `The meta description has ${length} characters; search results cut it after about ${shownDescription}.`,
    );
  }
  return findings;
}

function titleFindings({ title }: SeoInput): SeoFinding[] {
  const length = lengthOf(title);
  if (length <= shownTitle) return [];
  return [
    {
      code: "title-too-long",
      severity: "advice",
      message: `The title has ${length} characters; search results cut it after about ${shownTitle}.`,
    },
  ];
}

function textFindings({ content, category_id }: SeoInput): SeoFinding[] {
  const findings: SeoFinding[] = [];
  const words = countWords(content);
  if (!category_id) {
    findings.push({
      code: "category-missing",
      severity: "problem",
      message: "There is no category: the post stands under no filter and has no related articles.",
    });
  }
  if (words < shortText) {
    findings.push({
      code: "text-too-short",
      severity: "advice",
      message: `The text has ${words} ${words === 1 ? "word" : "words"}; fewer than ${shortText} seldom answer a question well.`,
    });
  }
  return findings;
}
