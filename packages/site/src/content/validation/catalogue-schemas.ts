import { packages as brandPackages } from "@brightwren/brand";
import { demoNames } from "@brightwren/core/paths";
import { demoPath, demoTitles } from "@brightwren/demos/demos";
import { z } from "zod";
import { action, kebab, text } from "./schema-parts.ts";

export const imageKey = z.enum([...demoNames, "taxi"]);

export const demoRoutes = demoNames.map(demoPath);

export const templates = z
  .array(
    z.strictObject({
      title: text,
      category: text,
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

export const prebuiltDemos = z.array(
  z.strictObject({
    category: text,
    demos: z
      .array(z.strictObject({ name: text, demoUrl: z.enum(demoRoutes).optional() }))
      .min(5, "must name 5 or 6 demos: the grid has room for so many")
      .max(6, "must name 5 or 6 demos: the grid has room for so many"),
  }),
);

export const projects = z
  .array(
    z.strictObject({
      title: text,
      category: text,
      image: imageKey,
      imageAlt: text,
      description: text,
      package: z.enum(brandPackages.map(({ name }) => name)),
      url: z.enum(demoRoutes).optional(),
    }),
  )
  .min(1);

const question = z.strictObject({
  id: kebab,
  question: text.endsWith("?", "must end with a question mark"),
  answer: text,
  words: text.optional(),
  link: action.optional(),
});

export const faqCategories = z
  .array(z.strictObject({ id: kebab, title: text, questions: z.array(question).min(1) }))
  .min(1);

export const mockups = z
  .array(z.strictObject({ image: imageKey, alt: text }))
  .length(8, "must be 8: the strip has room for 8");
