import { paths } from "@brightwren/core/paths";
import { PageHead } from "../../app/page-head.tsx";
import { HomeHero } from "./home-hero.tsx";

/** Home / (specification section 2). */
export default function HomePage() {
  return (
    <>
      <PageHead
        title="Brightwren | Professional websites from £29/month"
        description="Custom websites for UK small businesses from £29/month: domain, hosting, SSL, maintenance and unlimited content updates included."
        keywords="web design, small business website, monthly website, UK web design agency, SEO"
        canonicalPath={paths.home}
      />
      <HomeHero />
    </>
  );
}
