import { z } from "zod";

/** The pieces schemas.ts is made of. For tests and the build: pages never import zod. */

export const text = z
  .string()
  .refine((value) => value !== "" && value === value.trim(), "must be a text without stray spaces");
export const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be in kebab-case");
export const texts = (count: number) => z.array(text).length(count);

export const action = z.strictObject({ label: text, to: text });

/** A button whose label and target are fixed. */
export const actionOf = (label: string, to: string) =>
  z.strictObject({ label: z.literal(label), to: z.literal(to) });

export const actions = (count: number) => z.array(action).length(count);
export const heading = { heading: text, lede: text };
const card = z.strictObject({ title: text, description: text });
export const cards = (count: number) => z.array(card).length(count);

/** Cards whose titles and their order are fixed. */
export const titledCards = (titles: readonly string[]) =>
  cards(titles.length).refine(
    (list) => list.every(({ title }, index) => title === titles[index]),
    `titles must be: ${titles.join(", ")}`,
  );

export const stat = <Number extends string, Label extends string>(number: Number, label: Label) =>
  z.strictObject({ number: z.literal(number), label: z.literal(label) });

const packageOf = (name: string, price: string, priceId: string, pages: string) =>
  z.strictObject({
    name: z.literal(name),
    price: z.literal(price),
    priceId: z.literal(priceId),
    description: text,
    pages: z.literal(pages),
    features: z.array(text).min(4),
    popular: z.literal(name === "Standard"),
  });

export const packages = (starter: string, standard: string, ecommerce: string) =>
  z.tuple([
    packageOf("Starter", starter, "price_starter_monthly", "Up to 5 pages"),
    packageOf("Standard", standard, "price_standard_monthly", "Up to 15 pages"),
    packageOf("E-commerce", ecommerce, "price_ecommerce_monthly", "Unlimited pages"),
  ]);

export const testimonials = (count: number) =>
  z
    .array(
      z.strictObject({
        name: text,
        business: text,
        industry: text,
        quote: text,
        rating: z.literal(5),
        image: kebab,
      }),
    )
    .length(count);

export const legalPage = z.strictObject({
  heading: text,
  summary: text,
  sections: z.array(
    z.strictObject({
      id: kebab,
      heading: text,
      paragraphs: z.array(text).min(1),
      list: z.array(text).min(2).optional(),
    }),
  ),
});

export const pageHead = z.strictObject({
  title: text.max(59).endsWith("| Brightwren"),
  description: text.min(120).max(155),
  keywords: text,
  canonicalPath: z.string().startsWith("/").optional(),
});
