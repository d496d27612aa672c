import { demoNames, type DemoName } from "@brightwren/core/paths";
import { demoPages } from "@brightwren/demos/pages";
import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../../page/lazy-part.ts";
import { PageHead } from "../../page/page-head.tsx";

const demos = Object.fromEntries(demoNames.map((name) => [name, lazyPart(demoPages[name])]));

export default function DemoPage() {
  const name = useLocation().pathname.replace("/demos/", "") as DemoName;
  const Demo = demos[name]!;
  return (
    <Suspense fallback={null}>
      <Demo PageHead={PageHead} />
    </Suspense>
  );
}
