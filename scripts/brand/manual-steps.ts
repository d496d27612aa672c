/** What only a human can decide after a rebrand. Paths begin at the root of the repository. */
export const manualSteps: readonly string[] = [
  "Before you build, run `npm run backend:reset` if you have local data, because it still contains the former brand.",
  "Check studio.place, people and social in packages/brand/brand.ts: your location, team and profiles.",
  "If a founder signs /about and reads enquiries, write packages/brand/founder.ts. With a drawing, replace packages/site/src/features/sections/founder.svg and put the name into packages/brand/portrait.ts.",
  "Check all copy in packages/site/src/content (docs/claims.md lists every claim). The figures (500+ websites, 98%, 24/7, 5 days), the price in words (“a little under a pound a day”) and the contents of each package must be true for your business. `git grep -nE 'day|hours|[0-9]+[+]' packages/site/src/content` finds promises of time and numbers.",
  "Check the sentences and promises in components: “24 hours” in packages/site/src/features/contact, packages/site/src/features/blog/article-page.tsx and supabase/functions/_shared/enquiries/enquiry-mail.ts; “7 days” and “the price of a phone contract” in packages/site/src/features/navigation/footer.tsx; the counts in packages/site/src/features/errors/not-found-page.tsx.",
  "Rewrite the story in packages/site/src/content/about.ts: ours began with printed menus. The press, the proof and the proofreader's marks are in packages/site/src/features/about.",
  "Replace our customers, or ask yours: packages/site/src/content/portfolio.ts, showcase.ts and testimonials in the same folder, and packages/demos/src/pictures. The nine sites in packages/demos and the businesses in start.ts, seo-services.ts and local-seo.ts are invented, with names, prices and telephone numbers of their own.",
  "Ask a lawyer to check privacy-policy.ts, terms-of-service.ts and cookie-policy.ts in packages/site/src/content. They describe a British business and our providers.",
  "Unless your settings file contained an emblem, draw one in packages/brand/emblem.ts (paths in a 64 by 64 box). `npm run brand` creates the icons. Unless it sits on edges as a bird does, set `perches` to false there.",
  "Pictures of posts without one of their own keep our red, green and navy: packages/site/src/features/drawing/drawn-picture.module.css.",
  "If the name has non-English letters, run `npm run fonts`, because the fonts contain only the characters we use.",
  "Set up Supabase, hosting, mail and payment (docs/deploy.md). STRIPE_PRICE_IDS maps the ids in packages/brand/brand.ts to your payment provider's.",
  "For the desktop app, set DESKTOP_RELEASES_URL to your update server, and your certificates (docs/desktop-installers.md).",
  "README.md, SECURITY.md, CODE_OF_CONDUCT.md and docs/contact-sheet.webp describe our project. LICENSE must keep our copyright notice; add yours.",
  "Write your first articles. The categories are in supabase/seed.sql. Generated articles come from supabase/functions/_shared/generation/library.",
];
