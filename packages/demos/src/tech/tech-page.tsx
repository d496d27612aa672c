import "@fontsource-variable/geist-mono/wght.css";
import "@fontsource-variable/geist/wght.css";
import { demoPage } from "../shared/demo-frame.tsx";
import { BoxSection } from "./box-section.tsx";
import { EngineersSection } from "./engineers-section.tsx";
import { ForecastSection } from "./forecast-section.tsx";
import { LimitsSection } from "./limits-section.tsx";
import { PeakSection } from "./peak-section.tsx";
import { PriceSection } from "./price-section.tsx";
import { TechFooter } from "./tech-footer.tsx";
import { TechHero } from "./tech-hero.tsx";
import styles from "./tech-page.module.css";

/** Halfhour in Sheffield sells software and a control box that shift industrial loads into cheap half-hours. */
export default demoPage({
  name: "tech",
  description:
    "Halfhour moves freezers, chargers and ice plant into Britain’s cheapest half-hours of power. A platform page: live day plan, limits and prices.",
  className: styles.page,
  sections: [
    TechHero,
    BoxSection,
    LimitsSection,
    ForecastSection,
    PeakSection,
    EngineersSection,
    PriceSection,
    TechFooter,
  ],
});
