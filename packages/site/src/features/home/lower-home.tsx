import { BusinessStages } from "./business-stages.tsx";
import { HomeDemos } from "./home-demos.tsx";
import { HomePricing } from "./home-pricing.tsx";
import { HomeProcess } from "./home-process.tsx";
import { HomeShowcase } from "./home-showcase.tsx";
import { HomeTemplates } from "./home-templates.tsx";
import { HomeVoices } from "./home-voices.tsx";

/** What lies far below the first screen of the home page. */
export default function LowerHome() {
  return (
    <>
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
