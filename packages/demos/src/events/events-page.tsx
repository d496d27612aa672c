import "@fontsource-variable/bodoni-moda/opsz.css";
import "@fontsource-variable/bodoni-moda/opsz-italic.css";
import "@fontsource-variable/karla/wght.css";
import { demoPage } from "../shared/demo-frame.tsx";
import { Almanac } from "./almanac.tsx";
import { Day } from "./day.tsx";
import styles from "./events.module.css";
import { Hero } from "./hero.tsx";
import { Letter } from "./letter.tsx";
import { Packages } from "./packages.tsx";
import { Register } from "./register.tsx";
import { EventsFooter, Reply } from "./reply.tsx";

export default demoPage({
  name: "events",
  description:
    "Thrale & Daughter, wedding planners of Suffolk: an invitation-card website template with packages, flower almanac and register.",
  className: styles.events,
  sections: [Hero, Letter, Packages, Day, Almanac, Register, Reply, EventsFooter],
});
