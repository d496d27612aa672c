import "@fontsource-variable/cormorant/wght.css";
import "@fontsource-variable/cormorant/wght-italic.css";
import "@fontsource-variable/jost/wght.css";
import { demoPage } from "../shared/demo-frame.tsx";
import { Card } from "./card.tsx";
import { Hero } from "./hero.tsx";
import { Larder } from "./larder.tsx";
import { LongBurn } from "./long-burn.tsx";
import { Prologue } from "./prologue.tsx";
import { Room } from "./room.tsx";
import { Visit } from "./visit.tsx";
import styles from "./restaurant-page.module.css";

export default demoPage({
  name: "restaurant",
  description:
    "Lanthorn, a dining room in Ludlow: nine tables, one candle each, dinner from 5PM to 11PM. A fine dining website template.",
  className: styles.root,
  sections: [Hero, Prologue, Card, LongBurn, Room, Larder, Visit],
});
