import { useEffect } from "react";

type PageHeadProps = {
  title: string;
  description: string;
  keywords?: string;
  canonicalPath?: string;
  /** Excludes the page from search engines. So does a missing canonical path. */
  noIndex?: boolean;
};

/** Sets the performance mark 'page-ready' once the page is interactive. */
export function PageHead({
  title,
  description,
  keywords,
  canonicalPath,
  noIndex = canonicalPath === undefined,
}: PageHeadProps) {
  useEffect(() => {
    performance.mark("page-ready");
  }, []);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      {canonicalPath ? (
        <link rel="canonical" href={new URL(canonicalPath, import.meta.env.VITE_SITE_URL).href} />
      ) : null}
      {noIndex ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
