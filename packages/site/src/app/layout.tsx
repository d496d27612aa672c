import { Notifications } from "@brightwren/ui/notifications";
import { paths } from "@brightwren/core/paths";
import { SkipLink } from "@brightwren/ui/skip-link";
import { Suspense, ViewTransition } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { ErrorBoundary } from "../features/errors/error-boundary.tsx";
import { Footer } from "../features/navigation/footer.tsx";
import { Header } from "../features/navigation/header.tsx";
import { PhoneBar } from "../features/navigation/phone-bar.tsx";
import styles from "./layout.module.css";
import { footerNavigation, mainNavigation } from "./page-table.ts";
import { usePrefetch } from "./pages.ts";

/** Pages that are the way to start already, or behind it. */
const hasOwnForm: readonly string[] = [paths.contact, paths.start, paths.thankYou];

/** The frame of every page: skip link, navigation, the page itself, footer, notifications. */
export function Layout() {
  const { pathname } = useLocation();
  usePrefetch();
  return (
    <>
      <SkipLink />
      <Header links={mainNavigation} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary place={pathname} framed>
          <Suspense fallback={<div className={styles.arriving} aria-busy="true" />}>
            {/* One page gives way to the next; searching within a page moves nothing. */}
            <ViewTransition key={pathname} default="none" enter="page" exit="page">
              <Outlet />
            </ViewTransition>
          </Suspense>
        </ErrorBoundary>
        {hasOwnForm.includes(pathname) ? null : <PhoneBar />}
      </main>
      <Footer {...footerNavigation} />
      <Notifications />
    </>
  );
}
