import { Suspense, useLayoutEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";

/** Demos bring everything of their own: no navigation, no footer of ours around them. They start at their top. */
export function DemoLayout() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname]);
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  );
}
