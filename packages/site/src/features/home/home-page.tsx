import { PageHead } from "../../app/page-head.tsx";
import { pageHeads } from "../../content/page-heads.ts";
import { HomeDemos } from "./demos/home-demos.tsx";
import { HomeFeatures } from "./features/home-features.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomePricing } from "./pricing/home-pricing.tsx";
import { HomeProcess } from "./process/home-process.tsx";
import { HomeShowcase } from "./showcase/home-showcase.tsx";
import { BusinessStages } from "./stages/business-stages.tsx";
import { MockupStrip } from "./strip/mockup-strip.tsx";
import { HomeTemplates } from "./templates/home-templates.tsx";
import { HomeVoices } from "./voices/home-voices.tsx";

/** Home / (specification section 2), block by block in its order. */
export default function HomePage() {
  return (
    <>
      <PageHead {...pageHeads.home} />
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
