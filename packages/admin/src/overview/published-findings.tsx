import type { PostListItem } from "@brightwren/core/admin-posts/post";
import { postListQuery } from "@brightwren/core/admin-posts/read-posts";
import { type SeoFinding, seoFindings } from "@brightwren/core/seo/seo-findings";
import { useQuery } from "@tanstack/react-query";
import { adminPaths } from "../host/admin-paths.ts";
import { useCheckBasis } from "../posts/seo-cell.tsx";
import { summariseFindings } from "../publishing/finding-list.tsx";
import { deskLines, Line, Part } from "./desk-part.tsx";

const looked = 10;

const none: PostListItem[] = [];

export default function PublishedFindings() {
  const query = useQuery({
    ...postListQuery({
      status: "published",
      sort: { by: "published_at", ascending: false },
      page: 1,
      pageSize: looked,
    }),
    staleTime: 60_000,
  });
  const posts = query.data?.posts ?? none;
  const basis = useCheckBasis(posts);
  const hasFailed = basis === "failed";
  const checked = basis && !hasFailed ? findingsOf(posts, basis) : undefined;
  const isEmpty = query.data?.total === 0;
  return (
    <Part
      title="Published posts to fix"
      all={{ to: `${adminPaths.posts}?status=published`, label: "All published posts" }}
      query={{ data: isEmpty || checked, isError: query.isError || hasFailed }}
      says={
        isEmpty
          ? "No published posts."
          : checked?.length === 0 && `Nothing to fix in the newest ${posts.length}.`
      }
    >
      {checked?.slice(0, deskLines).map(({ post, findings }) => (
        <Line
          key={post.id}
          to={adminPaths.post(post.id)}
          label={post.title}
          says={summariseFindings(findings)}
        />
      ))}
    </Part>
  );
}

type Basis = { contents: Map<string, string>; slugs: Set<string> };
type Checked = { post: PostListItem; findings: SeoFinding[] };

function findingsOf(posts: PostListItem[], { contents, slugs }: Basis): Checked[] {
  const problems = ({ findings }: Checked) =>
    findings.filter(({ severity }) => severity === "problem").length;
  return posts
    .flatMap((post) => {
      const content = contents.get(post.id);
      return content === undefined ? [] : [{ post, findings: seoFindings({ ...post, content }, slugs) }];
    })
    .filter(({ findings }) => findings.length > 0)
    .sort((one, other) => problems(other) - problems(one));
}
