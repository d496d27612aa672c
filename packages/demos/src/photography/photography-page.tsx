import "@fontsource-variable/newsreader/standard-italic.css";
import "@fontsource-variable/newsreader/standard.css";
import "@fontsource-variable/syne/wght.css";
import { demoPage } from "../shared/demo-frame.tsx";
import { Commissions } from "./commissions.tsx";
import { Find } from "./find.tsx";
import { Gallery } from "./gallery.tsx";
import { Hero } from "./hero.tsx";
import { LightTable } from "./light-table.tsx";
import { StudioSection } from "./studio-section.tsx";
import { ZoneScale } from "./zone-scale.tsx";
import styles from "./photography-page.module.css";

export default demoPage({
  name: "photography",
  description:
    "Number Eight, a black-and-white photography studio in Morecambe: eight frames, a south window and a yellow filter. A site to start from.",
  className: styles.root,
  sections: [Hero, ZoneScale, Gallery, LightTable, Commissions, StudioSection, Find],
});
