import { Notifications } from "@brightwren/ui/notifications";
import { paths } from "@brightwren/core/paths";
import { SkipLink } from "@brightwren/ui/skip-link";
import { useContext, ViewTransition } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { ApplicationError, PagePart } from "../features/errors/error-boundary.tsx";
import { Footer } from "../features/navigation/footer.tsx";
import { Header } from "../features/navigation/header.tsx";
import { PhoneBar } from "../features/navigation/phone-bar.tsx";
import { PageStateContext } from "../page/page-state.ts";
import styles from "./layout.module.css";
import { footerNavigation, mainNavigation } from "./page-table.ts";
import { usePrefetch } from "./pages.ts";

const pageError = (error: unknown) => <ApplicationError error={error} as="section" />;

/** Pages with an enquiry or quote form, and the thank-you page. */
const hasOwnForm: readonly string[] = [paths.contact, paths.start, paths.thankYou];

export function Layout() {
  const { pathname } = useLocation();
  const { isFrameDrawn } = useContext(PageStateContext);
  usePrefetch();
  return (
    <>
      <SkipLink />
      {isFrameDrawn ? <header /> : <Header links={mainNavigation} />}
      <main id="main" tabIndex={-1} className={`relative ${styles.main}`}>
        <PagePart
          of="main"
          place={pathname}
          waiting={<div className={styles.arriving} aria-busy="true" />}
          renderError={pageError}
        >
          {/* Cross-fades between pages, but not while searching within one. */}
          <ViewTransition key={pathname} default="none" enter="page" exit="page">
            <Outlet />
          </ViewTransition>
          {hasOwnForm.includes(pathname) ? null : <PhoneBar />}
        </PagePart>
      </main>
      {isFrameDrawn ? <footer /> : <Footer {...footerNavigation} />}
      <Notifications />
    </>
  );
}
