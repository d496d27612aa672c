import "@fontsource-variable/onest/wght.css";
import "@fontsource-variable/unbounded/wght.css";
import { demoPage } from "../shared/demo-frame.tsx";
import { Closing } from "./closing/closing.tsx";
import { Compare } from "./compare/compare.tsx";
import { Depth } from "./depth/depth.tsx";
import styles from "./detailing.module.css";
import { Diary } from "./diary/diary.tsx";
import { Guarantee } from "./guarantee/guarantee.tsx";
import { Hero } from "./hero/hero.tsx";
import { Meniscus } from "./meniscus/meniscus.tsx";
import { Packages } from "./packages/packages.tsx";

export default demoPage({
  name: "detailing",
  description:
    "Demonstration site of Meniscus, a two-bay detailing studio in Bristol: paint correction, ceramic coating, three packages.",
  className: styles.page,
  sections: [Hero, Compare, Depth, Packages, Meniscus, Diary, Guarantee, Closing],
});
