import "@fontsource-variable/figtree/wght.css";
import "@fontsource/gloock/latin-400.css";
import { demoPage } from "../shared/demo-frame.tsx";
import { Afternoon } from "./afternoon.tsx";
import { DyeBook } from "./dye-book.tsx";
import { Hero } from "./hero.tsx";
import { People } from "./people.tsx";
import { Services } from "./services.tsx";
import { SalonFooter, Visit } from "./visit.tsx";
import { Words } from "./words.tsx";
import styles from "./salon.module.css";

export default demoPage({
  name: "salon",
  description:
    "Marl & Madder of Ludlow, a hair and skin salon: a cut-paper website template with price list, shade book, rota and testimonials.",
  className: styles.salon,
  sections: [Hero, Afternoon, Services, DyeBook, Words, People, Visit, SalonFooter],
});
