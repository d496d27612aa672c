import type { RedirectKind } from "@brightwren/core/blog/post";
import { redirectQuery } from "@brightwren/core/blog/read-redirect";
import { paths } from "@brightwren/core/paths";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";

export type MovedProps = {
  kind: RedirectKind;
  slug: string;
  waiting: ReactNode;
};

export function NewAddress({ kind, slug, waiting }: MovedProps) {
  const { search, hash } = useLocation();
  const { data: target, isPending } = useQuery(redirectQuery(kind, slug));
  if (isPending) return waiting;
  if (!target) return <Navigate to={paths.blog} replace />;
  const pathname = kind === "category" ? paths.category(target) : paths.article(target);
  return <Navigate to={{ pathname, search, hash }} replace />;
}

export function NewFilter({ slug }: { slug: string }) {
  const [params] = useSearchParams();
  const { data: target } = useQuery(redirectQuery("category", slug));
  if (!target) return null;
  const moved = new URLSearchParams(params);
  moved.set("category", target);
  return <Navigate to={{ search: `?${moved}` }} replace />;
}
