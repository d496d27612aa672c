import { paths } from "@brightwren/core/paths";

/** The links of the top navigation, in order. */
export const mainNavigation = [
  { label: "Home", to: paths.home },
  { label: "About", to: paths.about },
  { label: "Services", to: paths.services },
  { label: "Portfolio", to: paths.portfolio },
  { label: "FAQ", to: paths.faq },
  { label: "Blog", to: paths.blog },
] as const;

/** The links of the footer, in order. */
export const footerNavigation = {
  studio: [
    { label: "Services", to: paths.services },
    { label: "About", to: paths.about },
    { label: "Portfolio", to: paths.portfolio },
    { label: "Blog", to: paths.blog },
    { label: "FAQ", to: paths.faq },
    { label: "Contact", to: paths.contact },
  ],
  legal: [
    { label: "Privacy Policy", to: paths.privacyPolicy },
    { label: "Terms of Service", to: paths.termsOfService },
    { label: "Cookie Policy", to: paths.cookiePolicy },
  ],
} as const;
