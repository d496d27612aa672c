import { PageHead } from "../../app/page-head.tsx";
import { homeHead } from "../../content/heads/home-head.ts";
import { HomeDemos } from "./home-demos.tsx";
import { HomeFeatures } from "./home-features.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomePricing } from "./home-pricing.tsx";
import { HomeProcess } from "./home-process.tsx";
import { HomeShowcase } from "./home-showcase.tsx";
import { BusinessStages } from "./business-stages.tsx";
import { MockupStrip } from "./mockup-strip.tsx";
import { HomeTemplates } from "./home-templates.tsx";
import { HomeVoices } from "./home-voices.tsx";

/** Home / (specification section 2), block by block in its order. */
export default function HomePage() {
  return (
    <>
      <PageHead {...homeHead} />
      <HomeHero />
      <MockupStrip />
      <HomeFeatures />
      <BusinessStages />
      <HomeDemos />
      <HomeVoices />
      <HomeProcess />
      <HomeShowcase />
      <HomePricing />
      <HomeTemplates />
    </>
  );
}
