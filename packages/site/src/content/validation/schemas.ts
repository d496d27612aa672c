import { z } from "zod";
import {
  faqCategories,
  mockups,
  portfolioCategories,
  prebuiltDemos,
  projects,
  templates,
} from "./catalogue-schemas.ts";
import {
  action,
  actionOf,
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
  titledCards,
} from "./schema-parts.ts";

/** What the content must be, by topic: fixed headings, buttons, figures and counts. For tests and the build: pages never import zod. */
export const contentSchema = z.object({
  packages: z.object({
    popularLabel: z.literal("Most Popular"),
    homePackages: packages("£29.99", "£49.99", "£99.99"),
    servicesPackages: packages("£29.99", "£39.99", "£69.99"),
  }),
  home: z.object({
    homeHero: z.strictObject({
      heading: z.literal("A website that answers the phone for you."),
      lead: text,
      actions: z.tuple([
        actionOf("Start Your Project Today", "/contact"),
        actionOf("View Our Work", "/portfolio"),
      ]),
      included: texts(5),
    }),
    homeFeatures: z.strictObject({
      ...heading,
      action: actionOf("See Our Process", "#process"),
      cards: titledCards(["Fast Delivery", "Beautiful Design", "Easy Management", "Always Updated"]),
    }),
    businessManagement: z.strictObject({
      heading: z.literal("Dynamic Web Design & Business Management Solution"),
      paragraph: text,
      stages: titledCards(["Research/Prepare", "Build", "Manage/Operate", "Marketing/Promotion"]),
    }),
    homeDemos: z.strictObject({ heading: z.literal("60+ Prebuilt Demos"), lede: text }),
    homeTestimonials: z.strictObject(heading),
    homeProcess: z.strictObject({
      ...heading,
      steps: titledCards([
        "Choose a Package",
        "Tell Us the Changes",
        "We Make Changes for You",
        "Review & Sign-off",
      ]),
      closing: z.string().includes("site goes live"),
      action: actionOf("Get Started Today", "/contact"),
    }),
    homeShowcase: z.strictObject({
      ...heading,
      action: actionOf("View Full Portfolio", "/portfolio"),
    }),
    homePricing: z.strictObject({
      ...heading,
      customQuote: z.strictObject({
        text,
        action: z.strictObject({ label: text, to: z.literal("/contact") }),
      }),
    }),
    homeTemplates: z.strictObject({ ...heading, previewLabel: z.literal("Preview") }),
  }),
  prebuiltDemos: z.object({ prebuiltDemos }),
  testimonials: z.object({
    homeTestimonialCards: testimonials(3).refine(
      (list) => list.some(({ quote }) => /£39\.99|£69\.99/.test(quote)),
      "one must mention £39.99 or £69.99",
    ),
    homeStats: z.tuple([
      stat("500+", "websites built"),
      stat("98%", "client satisfaction"),
      stat("24/7", "support"),
      stat("5 days", "average delivery"),
    ]),
    portfolioTestimonials: testimonials(2),
    startTestimonialCards: testimonials(3),
  }),
  portfolio: z.object({
    portfolioHero: z.strictObject({ heading: text, lead: text }),
    portfolioCategories: z.tuple([z.literal("All"), ...portfolioCategories.map((name) => z.literal(name))]),
    projects,
    showcase: z.array(z.object({ url: text })).length(4),
    portfolioWords: z.strictObject(heading),
    portfolioClosing: z.strictObject({ ...heading, action: actionOf("Discuss Your Project", "/contact") }),
  }),
  templates: z.object({ templates }),
  strip: z.object({
    mockups,
  }),
  about: z.object({
    aboutHero: z.strictObject({ heading: text, lead: text }),
    ourStory: z.strictObject({ heading: z.literal("Our Story"), paragraphs: texts(4) }),
    values: z.strictObject({
      heading: text,
      cards: titledCards(["Client-Focused", "Quality First", "Transparent & Honest", "Growth-Driven"]),
    }),
    aboutStats: z.tuple([
      stat("500+", "websites built"),
      stat("98%", "client satisfaction"),
      stat("from £29.99", "per month"),
    ]),
    aboutClosing: z.strictObject({ ...heading, action }),
  }),
  services: z.object({
    servicesHero: z.strictObject({
      heading: text,
      lead: text,
      action: actionOf("Discuss Your Project", "/contact"),
    }),
    includedFeatures: z.strictObject({ ...heading, cards: cards(8) }),
    servicesPricing: z.strictObject(heading),
    siteTypes: z.strictObject({ ...heading, cards: cards(6) }),
    comparison: z.strictObject({
      ...heading,
      columns: z.strictObject({ traditional: text, monthly: text }),
      rows: z
        .array(z.strictObject({ aspect: text, traditional: text, monthly: text }))
        .refine(
          (rows) => rows.some(({ traditional, monthly }) => traditional === "£2,500+" && monthly === "£360"),
          "must set £2,500+ against £360",
        ),
      note: text,
    }),
    industries: z.strictObject({ ...heading, cards: cards(12) }),
    servicesClosing: z.strictObject({
      ...heading,
      actions: z.tuple([
        actionOf("Get Your Website Today", "/contact"),
        actionOf("View Portfolio Examples", "/portfolio"),
      ]),
    }),
  }),
  faq: z.object({
    faqHero: z.strictObject(heading),
    faqCategories,
    faqClosing: z.strictObject({
      ...heading,
      actions: z.tuple([actionOf("Contact Us", "/contact"), actionOf("Schedule a Call", "/contact#enquiry")]),
    }),
  }),
  start: z.object({
    startHero: z.strictObject({
      notice: z.literal("Limited slots available"),
      noticeReason: text,
      heading: text.includes("£29 a month").includes("built in 7 days"),
      lead: text,
      action,
    }),
    startHighlights: cards(4),
    startFeatures: z.strictObject({ ...heading, items: texts(8), action }),
    startTestimonials: z.strictObject(heading),
    startForm: z.strictObject({
      id: kebab,
      ...heading,
      labels: z.strictObject({ name: text, email: text, phone: text, message: text }),
      submitLabel: text,
      success: z.literal("Thank you! We'll be in touch within 24 hours."),
      otherWay: z.strictObject({ text, action }),
    }),
  }),
  thankYou: z.object({
    thankYou: z.strictObject({
      heading: text,
      lead: text,
      stepsHeading: text,
      steps: cards(3),
      actions: actions(3),
    }),
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
    localSeoExplained: z.strictObject({ heading: text, paragraphs: z.array(text).min(2) }),
    localSeoMonth: z.strictObject({ ...heading, jobs: z.array(text).min(6) }),
    mapPack: z.strictObject({ ...heading, reasons: cards(3), footnote: text }),
    localSeoClosing: z.strictObject({ ...heading, actions: actions(2) }),
  }),
  seoServices: z.object({
    seoHero: z.strictObject({ heading: text, lead: text, action }),
    seoStats: z.array(z.strictObject({ number: text, label: text })).length(3),
    seoBlocks: z.strictObject({ ...heading, cards: cards(6) }),
    seoProcess: z.strictObject({
      ...heading,
      steps: titledCards(["Audit", "Strategy", "Implementation", "Monitor and optimise"]),
    }),
    seoClosing: z.strictObject({ ...heading, actions: actions(2) }),
  }),
  pageHeads: z.object({
    pageHeads: z.record(z.string(), pageHead),
  }),
});
