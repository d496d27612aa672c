import { lazy } from "react";

// One chunk a page. The query library comes with the first page that reads data.
export const Home = lazy(() => import("../features/home/home-page.tsx"));
export const Contact = lazy(() => import("../features/contact/contact-page.tsx"));
export const BlogList = lazy(() => import("../features/blog/blog-list-page.tsx"));
export const Article = lazy(() => import("../features/blog/article-page.tsx"));
export const NotFound = lazy(() => import("../features/errors/not-found-page.tsx"));
export const QueryProvider = lazy(() => import("./query-provider.tsx"));
