import { demoNames } from "@brightwren/core/paths";
import { demoPath, demoTitles } from "@brightwren/demos/demos";
import { z } from "zod";
import { kebab, text } from "./schema-parts.ts";

const imageKey = z.enum([...demoNames, "taxi"]);

const packageName = z.enum(["Starter", "Standard", "E-commerce"]);

const demoCategories = [
  "Art & Design",
  "Business",
  "Community & Non-Profit",
  "Education",
  "Events",
  "Fashion & Beauty",
  "Services",
  "Food & Drink",
  "Health & Fitness",
  "Lifestyle",
  "Online Store",
  "Technology",
] as const;

export const demoRoutes = demoNames.map(demoPath);

export const templates = z
  .array(
    z.strictObject({
      title: text,
      category: z.enum(demoCategories),
      image: imageKey,
      imageAlt: text,
      demoUrl: text,
      blurb: text,
    }),
  )
  .length(demoNames.length)
  .refine(
    (list) =>
      demoNames.every(
        (name, index) =>
          list[index]?.title === demoTitles[name] &&
          list[index].demoUrl === demoPath(name) &&
          list[index].image === name,
      ),
    "titles, routes and pictures must follow the list of the demos",
  );

export const prebuiltDemos = z
  .array(
    z.strictObject({
      category: z.enum(demoCategories),
      demos: z
        .array(z.strictObject({ name: text, demoUrl: z.enum(demoRoutes).optional() }))
        .min(5)
        .max(6),
    }),
  )
  .refine(
    (list) => list.map(({ category }) => category).join() === demoCategories.join(),
    "must have the twelve categories in the specification's order",
  )
  .refine((list) => list.flatMap(({ demos }) => demos).length >= 60, "must name 60 demos or more");

export const portfolioCategories = [
  "Health & Wellness",
  "Home Services",
  "Transportation",
  "Automotive",
  "Restaurants",
  "Professional Services",
  "E-commerce",
] as const;

export const projects = z
  .array(
    z.strictObject({
      title: text,
      category: z.enum(portfolioCategories),
      image: imageKey,
      imageAlt: text,
      description: text,
      package: packageName,
      url: z.enum(demoRoutes).optional(),
    }),
  )
  .length(7)
  .refine((list) => list.filter(({ url }) => url).length === 4, "four projects must have a url, three none");

const question = z.strictObject({
  id: kebab,
  question: text.endsWith("?"),
  answer: text.refine((answer) => {
    const words = answer.split(/\s+/).length;
    return words >= 30 && words <= 90;
  }, "must have 30 to 90 words"),
});

const faqTitles = [
  "Pricing & Payments",
  "Website Features & Capabilities",
  "Process & Timeline",
  "Domain & Hosting",
  "Support & Maintenance",
  "SEO & Marketing",
];

export const faqCategories = z
  .array(z.strictObject({ id: kebab, title: text, questions: z.array(question).min(5) }))
  .refine(
    (list) => list.map(({ title }) => title).join() === faqTitles.join(),
    "must be the six categories in order",
  );

const mockupOrder = ["fitness", "restaurant", "plumbing", "salon", "detailing", "tech", "taxi", "events"];

export const mockups = z
  .array(z.strictObject({ image: imageKey, alt: text }))
  .refine(
    (list) => list.map(({ image }) => image).join() === mockupOrder.join(),
    "must be the eight in order",
  );
