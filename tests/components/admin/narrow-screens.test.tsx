import { commands } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";

const stylesOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { outline, borderBottom, borderTop, textDecorationLine, backgroundColor } =
        getComputedStyle(element);
      return [outline, borderBottom, borderTop, textDecorationLine, backgroundColor].join(" ");
    });

test.for(["/admin/posts", "/admin/enquiries", "/admin/subscriptions"])(
  "highlights the current tab in forced colours on %s",
  async (path, { admin }) => {
    await commands.emulateMedia({ forcedColors: "active" });
    await admin.open(path);
    await expect.poll(() => stylesOf("main nav a:not([aria-current])").length).toBeGreaterThan(1);
    const others = stylesOf("main nav a:not([aria-current])");
    const current = stylesOf("main [aria-current]");
    expect(current.length).toBeGreaterThan(0);
    for (const one of current) expect(others).not.toContain(one);
  },
);
