import "@fontsource-variable/archivo/wdth.css";
import { Fares } from "./fares.tsx";
import { Foot } from "./foot.tsx";
import { Hero } from "./hero.tsx";
import { OneCab } from "./one-cab.tsx";
import { Ranks } from "./ranks.tsx";
import styles from "./taxi-page.module.css";

export function TaxiPage() {
  return (
    <main className={styles.page}>
      <Hero />
      <Fares />
      <Ranks />
      <OneCab />
      <Foot />
    </main>
  );
}
