import { offer } from "@brightwren/brand";
import { paths } from "@brightwren/core/paths";

export const seoCost = {
  terms: [
    {
      title: "In every package",
      price: `From ${offer.from}/month`,
      description: `SEO is included: a title and description for each page, quick loading, a site map, and details that machines can read. Nothing is added to the price for it. ${offer.vat}.`,
    },
    {
      title: "Larger campaigns",
      price: "Quoted",
      description:
        "Work that goes on month after month, or repairs to a site that somebody else built. We look first, then write down a fee, and start when you have agreed to it.",
    },
  ],
  action: { label: "Ask for a Quote", to: paths.contact },
} as const;
