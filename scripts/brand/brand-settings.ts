import { authors, colours, keys, offer, packages, site, studio } from "@brightwren/brand";
import { perches } from "@brightwren/brand/emblem";
import { emailPattern, toEmailAddress } from "@brightwren/functions/contracts/email-address";
import { z } from "zod";

/** Inserted unescaped into HTML, SQL, JSON and an installer script. */
const line = z
  .string("must be text")
  .trim()
  .min(1, "must not be empty")
  .regex(
    /^[^"\\<>$`]*$/,
    "must not contain quotation marks, angle brackets, backslashes, backticks or dollar signs",
  );
const price = z.string().regex(/^£\d+(\.\d\d)?$/, "must be a price in pounds, like £29.99");
const priceOf = z.strictObject({ price, id: z.string().startsWith("price_", "must start with price_") });
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a 24-hour time, like 09:00");
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "must be a # and six hexadecimal digits, like #1f6f5c");
const inBritain = "must be in degrees and within Britain";
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const emblemPart = z.strictObject({
  colour: z.enum(["ink", "accent", "ground"]),
  d: z.string().regex(/^[Mm][\d\s.,a-zA-Z-]+$/, "must be an SVG path in a 64 by 64 box"),
  width: z.number().positive().optional(),
  small: z
    .strictObject({ d: z.string().optional(), width: z.number().positive().optional() })
    .nullable()
    .optional(),
});

/** packages/brand/shape.ts explains each setting. */
const brandSettings = z
  .strictObject({
    studio: z.strictObject({
      name: line.max(40, "must have at most 40 characters"),
      founded: z.int().min(1800).max(2100),
      legal: z.strictObject({ name: line, number: z.string(), vat: z.string() }),
      address: z.strictObject({
        street: line,
        town: line,
        postcode: line,
        country: z.string().regex(/^[A-Z]{2}$/, "must be two capital letters, like GB"),
      }),
      place: z
        .strictObject({
          latitude: z.number().min(49, inBritain).max(61, inBritain),
          longitude: z.number().min(-9, inBritain).max(2, inBritain),
        })
        .nullable(),
      email: line
        .overwrite(toEmailAddress)
        .regex(emailPattern, "must be an email address")
        // Inserted unescaped into mailto links.
        .regex(/^[^%?#&]*$/, "must not contain a percent sign, question mark, hash or ampersand"),
      phone: z.string().regex(/^0[\d ]{9,14}$/, "must be a British number, like 0191 498 0123"),
      hours: z.strictObject({
        days: z.array(z.enum(days)).min(1),
        opens: clock,
        closes: clock,
        timeZone: line,
      }),
      people: z.array(z.strictObject({ name: line, role: line })),
      social: z.array(z.url("must be a web address")),
    }),
    site: z.strictObject({
      domain: z
        .string()
        .regex(
          /^([a-z0-9-]+\.)+[a-z]{2,}$/,
          "must be a domain, like example.com, without https:// and without a path",
        ),
      titleSuffix: line.max(17, "must have at most 17 characters, because page titles are limited to 59"),
    }),
    authors: z.strictObject({ owner: line, generated: line }),
    keys: z.strictObject({
      prefix: z
        .string()
        .regex(
          /^[a-z][a-z0-9]{2,30}$/,
          "must be 3 to 31 lower-case letters and digits, starting with a letter",
        ),
      appId: z
        .string()
        .regex(
          /^([a-z0-9-]+\.){2,}desktop$/,
          "must be a reversed domain with .desktop, like com.example.desktop",
        ),
    }),
    offer: z.strictObject({
      from: line,
      exactly: price,
      firstYear: line,
      vat: z.enum(["Prices include VAT", "No VAT is charged"]),
    }),
    packages: z
      .array(z.strictObject({ name: line, home: priceOf, services: priceOf }))
      .length(3, "must be three, because the page has three columns"),
    colours: z.strictObject({ paper: colour, ink: colour, accent: colour, calm: colour }),
    emblem: z.array(emblemPart).min(1).optional(),
    perches: z.boolean(),
    samples: z.enum(["remove", "keep"]),
  })
  .superRefine(({ packages: offered }, context) => {
    const names = new Map<string, string>();
    for (const { name, home, services } of offered)
      for (const { id } of [home, services]) {
        if ((names.get(id) ?? name) !== name)
          context.addIssue({ code: "custom", path: ["packages"], message: `${id} is used by two packages` });
        names.set(id, name);
      }
  });

export type BrandSettings = z.infer<typeof brandSettings>;

/** Parses JSON. Throws an Error with one line for each invalid setting. */
export function readBrandSettings(json: string): BrandSettings {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch (error) {
    throw new Error(`The file is not valid JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  const { data, error } = brandSettings.safeParse(given);
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => `  ${path.join(".") || "the file"}: ${message}`);
  throw new Error(`The file has invalid settings:\n${faults.join("\n")}`);
}

/** The present brand as a settings file to start from. */
export const presentSettings: BrandSettings = brandSettings.parse({
  studio,
  site,
  authors,
  keys,
  offer,
  packages,
  colours,
  perches,
  samples: "remove",
});
