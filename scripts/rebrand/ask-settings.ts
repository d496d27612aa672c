import { createInterface } from "node:readline/promises";
import { colours, packages as present } from "@brightwren/brand";
import { z } from "zod";
import { type BrandSettings, brandSettings } from "./brand-settings.ts";

type Ask = (question: string, schema: z.ZodType, byDefault?: string) => Promise<string>;

function asker(prompt: (question: string) => Promise<string>): Ask {
  return async (question, schema, byDefault) => {
    for (;;) {
      const typed = (await prompt(`${question}${byDefault ? ` [${byDefault}]` : ""}: `)).trim();
      const answer = typed || byDefault || "";
      const { error } = schema.safeParse(answer);
      if (!error) return answer;
      console.log(`  ${error.issues.map(({ message }) => message).join("; ")}.`);
    }
  };
}

const { studio, site, keys, colours: colourSchemas, packages: packagesSchema } = brandSettings.shape;
const price = packagesSchema.element.shape.home.shape.price;
const name = studio.shape.name;

const placeText = z
  .string()
  .refine((text) => text === "-" || studio.shape.place.safeParse(readPlace(text)).success, {
    error: "must be two numbers within Britain, like 54.52517, -1.55391, or a dash",
  });

function readPlace(text: string): BrandSettings["studio"]["place"] {
  const [latitude = NaN, longitude = NaN] = text.split(",").map(Number);
  return text === "-" ? null : { latitude, longitude };
}

async function askPackages(ask: Ask): Promise<BrandSettings["packages"]> {
  const asked: BrandSettings["packages"] = [];
  for (const [index, { name: called, home }] of present.entries()) {
    const packageName = await ask(`Name of package ${index + 1}`, name, called);
    const monthly = await ask(`Package ${index + 1}, a month`, price, home.price);
    const id = `price_${packageName.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_")}_monthly`;
    const both = { price: monthly, id } as const;
    asked.push({ name: packageName, home: both, services: both });
  }
  return asked;
}

/** Asks only for settings that do not follow from earlier answers. */
export async function askSettings(): Promise<BrandSettings> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const ask = asker((question) => terminal.question(question));
    const called = await ask("Studio name", name);
    const legal = await ask("Legal entity", name, called);
    const domain = await ask("Domain, without https://", site.shape.domain);
    const email = await ask("Email address for enquiries", studio.shape.email, `hello@${domain}`);
    const phone = await ask("Phone number, as displayed", studio.shape.phone);
    const { street, town, postcode } = studio.shape.address.shape;
    const address = {
      street: await ask("Address: street", street),
      town: await ask("Address: town", town),
      postcode: await ask("Address: postcode", postcode),
      country: "GB",
    };
    const place = readPlace(
      await ask("Location from a map: latitude, longitude (or a dash for none)", placeText, "-"),
    );
    const letters = called
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, "")
      .replace(/^\d+/, "");
    const prefix = await ask(
      "Short name (one word) for links into the desktop app",
      keys.shape.prefix,
      letters,
    );
    const packages = await askPackages(ask);
    const chosen = { ...colours } as BrandSettings["colours"];
    for (const each of ["paper", "ink", "accent", "calm"] as const)
      chosen[each] = await ask(`Colour: ${each}`, colourSchemas.shape[each], colours[each]);
    const samples = await ask(
      "Sample articles and testimonials (remove, keep)",
      brandSettings.shape.samples,
      "remove",
    );
    const cheapest = packages[0]?.home.price ?? "";
    const year = 12 * Number(cheapest.slice(1));
    return brandSettings.parse({
      studio: {
        name: called,
        founded: new Date().getFullYear(),
        legal: { name: legal, number: "", vat: "" },
        address,
        place,
        email,
        phone,
        hours: {
          days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "09:00",
          closes: "17:00",
          timeZone: "UK time",
        },
        people: [],
        social: [],
      },
      site: { domain, titleSuffix: called.slice(0, 17).trim() },
      authors: { owner: called, generated: called },
      keys: { prefix, appId: [...domain.split(".").toReversed(), "desktop"].join(".") },
      offer: { from: cheapest.replace(/\.00$/, ""), exactly: cheapest, firstYear: `£${Math.ceil(year)}` },
      packages,
      colours: chosen,
      samples,
    });
  } finally {
    terminal.close();
  }
}
