import { packages as brandPackages } from "@brightwren/brand";
import { titled } from "@brightwren/brand/derived";
import { z } from "zod";

/** Parts of schemas.ts. For tests and the build: pages never import zod. */

export const text = z
  .string()
  .refine((value) => value !== "" && value === value.trim(), "must be a text, with no spaces around it");
export const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be in kebab-case");
const room = (count: number) => `must be ${count}: the page has room for ${count}`;

export const texts = (count: number) => z.array(text).length(count, room(count));

export const action = z.strictObject({ label: text, to: text });

export const actions = (count: number) => z.array(action).length(count, room(count));
export const heading = { heading: text, lede: text };
const card = z.strictObject({ title: text, description: text });
export const cards = (count: number) => z.array(card).length(count, room(count));

export const stat = z.strictObject({ number: text, label: text });

/** A page's packages: the brand's order and prices, exactly one marked popular. */
export const packages = z
  .array(
    z.strictObject({
      name: text,
      price: z.string().regex(/^£\d+(\.\d\d)?$/, "must be a price in pounds, like £29.99"),
      priceId: z.string().startsWith("price_"),
      description: text,
      pages: text,
      features: z.array(text).min(1),
      popular: z.boolean(),
    }),
  )
  .length(brandPackages.length, room(brandPackages.length))
  .refine(
    (list) => list.filter(({ popular }) => popular).length === 1,
    "one package must be the popular one",
  );

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
    .refine((list) => list.length === 0 || list.length === count, `must be ${count}, or none`);

export const legalPage = z.strictObject({
  heading: text,
  summary: text,
  inShort: z.array(text).min(3).max(5),
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
  title: text
    .max(59, "must have at most 59 characters: search engines cut longer titles")
    .endsWith(titled(""), "must be made with titled() of packages/brand"),
  description: text
    .min(120, "must have at least 120 characters: search engines put something else in place of short ones")
    .max(155, "must have at most 155 characters: search engines cut longer ones"),
  keywords: text,
  canonicalPath: z.string().startsWith("/").optional(),
  noIndex: z.boolean().optional(),
});
