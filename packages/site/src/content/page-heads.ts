import { paths } from "@brightwren/core/paths";
import type { PageHead } from "./types.ts";

/** Title, description, keywords and canonical address of every public page but articles and demos. */
export const pageHeads = {
  home: {
    title: "Small business websites from £29/month | Brightwren",
    description:
      "Websites for UK plumbers, salons, cafés and accountants from £29/month. Domain, hosting, SSL and unlimited updates are included, with no upfront cost.",
    keywords:
      "small business website, monthly website, web design UK, pay monthly website, web design agency",
    canonicalPath: paths.home,
  },
  about: {
    title: "About the studio | Brightwren",
    description:
      "How a studio that printed menus came to look after 500+ websites for small businesses, from £29.99 per month, and the four things it holds itself to.",
    keywords: "about Brightwren, UK web design studio, small business web designers",
    canonicalPath: paths.about,
  },
  services: {
    title: "Website packages and what they include | Brightwren",
    description:
      "Three monthly website packages from £29.99: domain, hosting, maintenance, SEO and unlimited changes. See how the first year compares with buying outright.",
    keywords:
      "website packages, monthly website cost, website maintenance, hosting included, e-commerce website UK",
    canonicalPath: paths.services,
  },
  portfolio: {
    title: "Portfolio: seven small business sites | Brightwren",
    description:
      "A gym, a plumber, a taxi firm, a restaurant and three more: seven websites with what each had to do, and the package it took. Four are open to walk round.",
    keywords:
      "web design portfolio, small business website examples, plumber website, restaurant website, gym website",
    canonicalPath: paths.portfolio,
  },
  contact: {
    title: "Contact us or book a free call | Brightwren",
    description:
      "Tell us about your business and the website it needs. Enquiries are answered within 24 hours; the first 30-minute call is free and commits you to nothing.",
    keywords: "contact web designer, website enquiry, free website consultation, UK web design agency",
    canonicalPath: paths.contact,
  },
  faq: {
    title: "Questions about price, time and leaving | Brightwren",
    description:
      "What a monthly website costs, how long it takes, who owns the domain, what support you get and what happens if you leave: straight answers in six groups.",
    keywords:
      "website cost UK, who owns my domain, cancel website subscription, website questions, SEO included",
    canonicalPath: paths.faq,
  },
  start: {
    title: "A website for £29 a month, in 7 days | Brightwren",
    description:
      "A five-page website for £29 a month, built in 7 days: custom design, domain, hosting, SSL and updates. Nothing upfront, and 30 days notice if you leave.",
    keywords: "£29 website, website in 7 days, cheap small business website UK, no upfront cost website",
    canonicalPath: paths.start,
  },
  thankYou: {
    title: "Thank you for your payment | Brightwren",
    description:
      "Your payment has gone through. Expect a confirmation email within minutes, a call or email from us within 24 hours, and your website within 7 days.",
    keywords: "payment confirmation, next steps",
  },
  privacyPolicy: {
    title: "Privacy Policy | Brightwren",
    description:
      "What personal data Brightwren keeps when you send an enquiry or become a customer, why, for how long, who else sees it, and how to have it corrected.",
    keywords: "privacy policy, UK GDPR, personal data",
    canonicalPath: paths.privacyPolicy,
  },
  termsOfService: {
    title: "Terms of Service | Brightwren",
    description:
      "The agreement behind every Brightwren website: what a package includes, payment, who owns what, 30 days notice, and taking your site with you afterwards.",
    keywords: "terms of service, website subscription terms, cancellation",
    canonicalPath: paths.termsOfService,
  },
  cookiePolicy: {
    title: "Cookie Policy | Brightwren",
    description:
      "This website sets no cookies and has no trackers. Here is the short list of what it does keep in your browser, why, and how you can switch that off.",
    keywords: "cookie policy, PECR, session storage, no tracking",
    canonicalPath: paths.cookiePolicy,
  },
  localSeo: {
    title: "Local SEO for shops and trades | Brightwren",
    description:
      "Who gets onto the map when somebody nearby searches, what can be done about it, and a whole month of local SEO written out for one garage in Leominster.",
    keywords: "local SEO UK, Google Business Profile, map pack, local search for trades, near me searches",
    canonicalPath: paths.localSeo,
  },
  seoServices: {
    title: "SEO services in plain English | Brightwren",
    description:
      "Technical repairs, better pages, local search and honest counting: six kinds of SEO work in four stages, with no ranking promised that nobody could keep.",
    keywords: "SEO services UK, SEO audit, small business SEO, technical SEO, SEO agency",
    canonicalPath: paths.seoServices,
  },
  blog: {
    title: "Web Design & SEO Insights Blog | Brightwren",
    description:
      "Expert insights on web design, SEO and digital marketing for UK businesses: plain advice with examples, much of it usable on the evening you read it.",
    keywords: "web design blog, SEO insights, digital marketing advice, small business websites, UK",
    canonicalPath: paths.blog,
  },
} as const satisfies Record<string, PageHead>;
