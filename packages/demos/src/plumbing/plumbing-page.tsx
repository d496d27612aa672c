import { studio } from "@brightwren/brand";
import "@fontsource-variable/public-sans/wght.css";
import "@fontsource-variable/saira/wdth.css";
import { demoPage } from "../shared/demo-frame.tsx";
import { Area } from "./area.tsx";
import { Foot } from "./foot.tsx";
import { Hero } from "./hero.tsx";
import { Job } from "./job.tsx";
import styles from "./plumbing-page.module.css";
import { Prices } from "./prices.tsx";
import { Services } from "./services.tsx";
import { StopTap } from "./stop-tap.tsx";

export default demoPage({
  name: "plumbing",
  description: `Ibbotson & Daughter, a Sheffield plumbing firm: leaks, boilers, bathrooms, plain prices. A website template by ${studio.name}.`,
  className: styles.page,
  sections: [Hero, Services, StopTap, Job, Prices, Area, Foot],
});
