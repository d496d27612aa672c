import "@fontsource-variable/archivo/wght.css";
import "@fontsource-variable/big-shoulders/opsz.css";
import { demoPage } from "../shared/demo-frame.tsx";
import { Closing } from "./closing/closing.tsx";
import styles from "./fitness.module.css";
import { Floor } from "./floor/floor.tsx";
import { Hero } from "./hero/hero.tsx";
import { Lift } from "./lift/lift.tsx";
import { Membership } from "./membership/membership.tsx";
import { Timetable } from "./timetable/timetable.tsx";
import { Weeks } from "./weeks/weeks.tsx";

export default demoPage({
  name: "fitness",
  description:
    "Demonstration site of Heft, a barbell club under three Sheffield railway arches: classes, memberships and a plan of the floor.",
  className: styles.page,
  sections: [Hero, Lift, Weeks, Timetable, Membership, Floor, Closing],
});
