import { z } from "zod";
import { faqCategories, imageKey, mockups, prebuiltDemos, projects, templates } from "./catalogue-schemas.ts";
import {
  action,
  actions,
  cards,
  heading,
  kebab,
  legalPage,
  packages,
  pageHead,
  stat,
  testimonials,
  text,
  texts,
} from "./schema-parts.ts";

/** The layout's limits on copy, counts and lengths, by topic. For tests and the build: pages never import zod. */
export const contentSchema = z.object({
  packages: z.object({
    popularLabel: text,
    homePackages: packages,
    servicesPackages: packages,
  }),
  home: z.object({
    homeHero: z.strictObject({
      kicker: text,
      shown: z.strictObject({ title: text, address: text, image: imageKey, imageAlt: text }),
      heading: text,
      lead: z.strictObject({ before: text, after: text }),
      price: action,
      actions: z.tuple([action, action]),
      included: texts(5),
    }),
    homeFeatures: z.strictObject({
      ...heading,
      action: action,
      cards: cards(4),
    }),
    businessManagement: z.strictObject({
      heading: text,
      paragraph: text,
      stages: cards(4),
    }),
    homeDemos: z.strictObject({ ...heading, stages: text, others: text }),
    homeTestimonials: z.strictObject(heading),
    homeProcess: z.strictObject({
      ...heading,
      steps: cards(4),
      closing: text,
      action: action,
    }),
    homeShowcase: z.strictObject({
      ...heading,
      action: action,
    }),
    homePricing: z.strictObject({
      ...heading,
      customQuote: z.strictObject({
        text,
        action: action,
      }),
    }),
    homeTemplates: z.strictObject({ ...heading, previewLabel: text }),
    homeClosing: z.strictObject({ ...heading, actions: actions(2) }),
  }),
  prebuiltDemos: z.object({ prebuiltDemos }),
  testimonials: z.object({
    homeTestimonialCards: testimonials(3),
    homeStats: z.tuple([stat, stat, stat, stat]),
    portfolioTestimonials: testimonials(2),
    startTestimonialCards: testimonials(3),
  }),
  portfolio: z.object({
    portfolioHero: z.strictObject({ heading: text, lead: text }),
    portfolioCategories: z.array(text).min(2),
    projects,
    showcase: z.array(z.object({ url: text })).length(4),
    portfolioCase: z.strictObject({
      title: text,
      before: z.strictObject({ label: text, note: text }),
      after: z.strictObject({ label: text }),
      proof: z.strictObject({
        name: text,
        welcome: text,
        menu: texts(6),
        notices: texts(2),
        remarks: texts(3),
      }),
      changesHeading: text,
      changes: cards(3),
      figuresHeading: text,
      figuresLede: text,
      figures: z
        .array(
          z.strictObject({
            label: text,
            before: z.int().min(1).max(15, "must be at most 15: the clipboard has room for 15 strokes"),
            after: z.int().min(1).max(15, "must be at most 15: the clipboard has room for 15 strokes"),
          }),
        )
        .length(4),
    }),
    portfolioOthers: z.strictObject({ open: z.strictObject(heading), closed: z.strictObject(heading) }),
    portfolioWords: z.strictObject(heading),
    portfolioClosing: z.strictObject({ ...heading, action: action }),
  }),
  templates: z.object({ templates }),
  strip: z.object({
    mockups,
  }),
  about: z.object({
    aboutHero: z.strictObject({ heading: text, lead: text }),
    ourStory: z.strictObject({ heading: text, paragraphs: texts(4) }),
    values: z.strictObject({ ...heading, cards: cards(4) }),
    valuesNext: z.strictObject({ text, actions: actions(2) }),
    aboutStats: z.tuple([stat, stat, stat]),
    aboutClosing: z.strictObject({ ...heading, action }),
  }),
  services: z.object({
    servicesHero: z.strictObject({
      heading: text,
      lead: text,
      action: action,
    }),
    month: z.strictObject({ ...heading, weeks: cards(4) }),
    includedFeatures: z.strictObject({
      ...heading,
      cards: cards(8),
      more: z.array(z.strictObject({ text, action })),
    }),
    servicesPricing: z.strictObject({ ...heading, soon: z.strictObject({ text, action }) }),
    siteTypes: z.strictObject({ ...heading, cards: cards(6) }),
    comparison: z.strictObject({
      ...heading,
      columns: z.strictObject({ traditional: text, monthly: text }),
      coin: text,
      rows: z.array(z.strictObject({ aspect: text, traditional: text, monthly: text })).min(3),
      note: text,
    }),
    industries: z.strictObject({ ...heading, cards: cards(12) }),
    servicesClosing: z.strictObject({
      ...heading,
      actions: z.tuple([action, action]),
    }),
  }),
  faq: z.object({
    faqHero: z.strictObject(heading),
    faqAsk: z.strictObject({
      hello: text,
      label: text,
      placeholder: text,
      note: text,
      examplesLabel: text,
      examples: actions(5),
      nothing: text,
    }),
    faqCategories,
    faqClosing: z.strictObject({
      ...heading,
      actions: z.tuple([action, action]),
    }),
  }),
  start: z.object({
    startHero: z.strictObject({
      notice: text,
      noticeReason: text,
      heading: text,
      lead: text,
      action,
    }),
    startHighlights: cards(4),
    startWeek: z.strictObject({
      ...heading,
      shop: z.strictObject({
        notes: texts(3),
        name: text,
        menu: text,
        heading: texts(2),
        line: text,
        button: text,
        prices: z.array(z.tuple([text, text])).length(3),
        address: text,
      }),
      days: cards(7),
    }),
    startClosing: z.strictObject({ ...heading, actions: actions(1) }),
    startFeatures: z.strictObject({ ...heading, items: texts(8), action }),
    startTestimonials: z.strictObject(heading),
    startForm: z.strictObject({
      id: kebab,
      ...heading,
      labels: z.strictObject({ name: text, email: text, phone: text, message: text }),
      submitLabel: text,
      success: text,
      otherWay: z.strictObject({ text, action }),
    }),
  }),
  draft: z.object({
    draftNotices: z.record(
      z.enum(["noToken", "loading", "gone", "unreadable"]),
      z.strictObject({ heading: text, text }),
    ),
  }),
  thankYou: z.object({
    thankYou: z.strictObject({
      heading: text,
      lead: text,
      stepsHeading: text,
      steps: cards(3),
      action,
      otherWays: actions(2),
    }),
  }),
  blog: z.object({
    articleAuthor: z.strictObject({ line: text, action }),
    blogClosing: z.strictObject({ ...heading, actions: actions(2) }),
    noArticles: z.strictObject({ text, label: text }),
  }),
  privacyPolicy: z.object({ privacyPolicy: legalPage }),
  termsOfService: z.object({ termsOfService: legalPage }),
  cookiePolicy: z.object({
    cookiePolicy: legalPage,
    storedItems: z
      .array(
        z.strictObject({
          name: text,
          place: z.enum(["Session storage", "Local storage"]),
          purpose: text,
          lifetime: text,
        }),
      )
      .min(1),
  }),
  localSeo: z.object({
    localSeoHero: z.strictObject({ heading: text, lead: text, action }),
    threeStreets: z.array(z.object({ street: text, shop: text })).length(3),
    localSeoExplained: z.strictObject({
      heading: text,
      paragraphs: z.array(text).min(2),
      further: z.strictObject({ text, action }),
    }),
    localSeoMonth: z.strictObject({
      ...heading,
      customer: text,
      vehicle: text,
      jobs: z.array(z.strictObject({ day: text, job: text })).min(6),
    }),
    localSeoCost: z.strictObject(heading),
    mapPack: z.strictObject({
      ...heading,
      reasons: cards(3),
      verdict: z.strictObject({ title: text, found: text, missing: text }),
      footnote: text,
    }),
    localSeoClosing: z.strictObject({ ...heading, actions: actions(2) }),
  }),
  seoServices: z.object({
    seoHero: z.strictObject({ heading: text, lead: text, action }),
    seoStats: z.array(z.strictObject({ number: text, label: text })).length(3),
    audit: z.strictObject({
      ...heading,
      notes: z.array(z.strictObject({ title: text, found: text, mended: text, why: text })).length(8),
    }),
    seoBlocks: z.strictObject({
      ...heading,
      answers: texts(6),
      further: z.strictObject({ text, action }),
      cards: cards(6),
    }),
    seoProcess: z.strictObject({
      ...heading,
      steps: cards(4),
    }),
    seoServicesCost: z.strictObject(heading),
    seoClosing: z.strictObject({ ...heading, actions: actions(2) }),
  }),
  seoCost: z.object({
    seoCost: z.strictObject({
      terms: z.array(z.strictObject({ title: text, price: text, description: text })).length(2),
      action,
    }),
  }),
  pageHeads: z.object({
    pageHeads: z.record(z.string(), pageHead),
  }),
});
