import { Suspense } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { PageHead } from "../../app/page-head.tsx";
import { whenWanted } from "../../app/when-wanted.ts";
import { homeHead } from "../../content/heads/home-head.ts";
import { OptionalPart } from "../errors/optional-part.tsx";
import { HomeFeatures } from "./home-features.tsx";
import { HomeHero } from "./home-hero.tsx";
import { MockupStrip } from "./mockup-strip.tsx";

const lowerId = "lower-home";

/** Its HTML is there from the start; its script waits until somebody scrolls down or does something. */
const LowerHome = lazyPart(async () => {
  await whenWanted(lowerId);
  return import("./lower-home.tsx");
});

/** Home / (specification section 2), block by block in its order. */
export default function HomePage() {
  return (
    <>
      <PageHead {...homeHead} />
      <HomeHero />
      <MockupStrip />
      <HomeFeatures />
      <div id={lowerId}>
        <OptionalPart>
          <Suspense>
            <LowerHome />
          </Suspense>
        </OptionalPart>
      </div>
    </>
  );
}
