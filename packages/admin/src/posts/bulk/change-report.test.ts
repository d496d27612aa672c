import { expect, test } from "vitest";
import { describeEndings, type Ending, leftOver } from "./change-report.ts";

const before = { status: "draft", published_at: null, category_id: null, tags: [] } as const;
const changed = (id: string): Ending => ({
  id,
  outcome: "changed",
  updated_at: "v2",
  before: { ...before, tags: [] },
});
const posts = new Map(["1", "2", "3", "4", "5", "6"].map((id) => [id, { title: `Post ${id}` }]));
const refused = (id: string, reason: string): Ending => ({ id, outcome: "refused", reason });

test.each<[Ending, string, string]>([
  [changed("2"), "2 posts archived", ""],
  [{ id: "2", outcome: "unchanged" }, "1 post archived", "1 post didn’t need changing."],
])("does not report a failure when a post was changed and the other is %j", (other, title, description) => {
  const endings = [changed("1"), other];
  expect(describeEndings(endings, posts, "archived")).toEqual({ title, description, variant: "default" });
  expect(leftOver(endings)).toEqual(new Set());
});

test("lists posts that were not changed, with the reason", () => {
  const endings: Ending[] = [
    changed("1"),
    { id: "2", outcome: "conflict" },
    { id: "3", outcome: "gone" },
    refused("4", "pending_version"),
    { id: "5", outcome: "in-hand" },
    { id: "6", outcome: "unfinished" },
  ];
  const { title, description, variant } = describeEndings(endings, posts, "archived");
  expect([title, variant]).toEqual(["1 post archived", "destructive"]);
  expect(description).toContain("“Post 2”: it has changed since this list was loaded");
  expect(description).toContain("“Post 3”: it has since been deleted.");
  expect(description).toContain("“Post 4”: it has unpublished changes");
  expect(description).toContain("“Post 5”: it has unsaved text on this computer");
  expect(description).toContain("“Post 6”: something in its text needs fixing first");
  expect(leftOver(endings)).toEqual(new Set(["2", "4", "5", "6"]));
});

test("lists three posts per reason and counts the others", () => {
  const endings = ["1", "2", "3", "4", "5"].map((id) => refused(id, "too_many_tags"));
  const { title, description } = describeEndings(endings, posts, "tagged");
  expect(title).toBe("Nothing changed");
  expect(description).toBe("“Post 1”, “Post 2”, “Post 3” and 2 more: it would have more than ten tags.");
});
