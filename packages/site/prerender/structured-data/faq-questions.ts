import { paths } from "@brightwren/core/paths";
import type { QuestionLeaf } from "schema-dts";
import { faqCategories } from "../../src/content/faq.ts";
import type { SiteFacts } from "../site-model.ts";
import { absoluteUrl } from "../head/absolute-url.ts";

/** Every question of /faq with its answer, in the page's order. */
export function faqQuestions(site: SiteFacts): QuestionLeaf[] {
  return faqCategories
    .flatMap(({ questions }) => questions)
    .map(({ id, question, answer }) => ({
      "@type": "Question",
      "@id": absoluteUrl(`${paths.faq}#${id}`, site),
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    }));
}
