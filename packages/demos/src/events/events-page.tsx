import "@fontsource-variable/bodoni-moda/opsz.css";
import "@fontsource-variable/bodoni-moda/opsz-italic.css";
import "@fontsource-variable/karla/wght.css";
import { DemoFrame, type DemoPageProps } from "../shared/demo-frame.tsx";
import { Almanac } from "./almanac.tsx";
import { Day } from "./day.tsx";
import styles from "./events.module.css";
import { Hero } from "./hero.tsx";
import { Letter } from "./letter.tsx";
import { Packages } from "./packages.tsx";
import { Register } from "./register.tsx";
import { EventsFooter, Reply } from "./reply.tsx";

export default function EventsDemoPage({ PageHead }: DemoPageProps) {
  return (
    <DemoFrame
      name="events"
      PageHead={PageHead}
      description="Thrale & Daughter, made-up wedding planners of Suffolk: an invitation-card website template with packages, flower almanac and register."
      className={styles.events}
    >
      <Hero />
      <Letter />
      <Packages />
      <Day />
      <Almanac />
      <Register />
      <Reply />
      <EventsFooter />
    </DemoFrame>
  );
}
