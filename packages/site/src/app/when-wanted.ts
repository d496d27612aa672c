const acts = ["pointerdown", "keydown", "focusin"] as const;

/**
 * Resolves once a part of a prerendered page comes near the view, or as soon as the person does anything at all.
 * Where the part is not on the page yet, after a link within the site, it is wanted at once.
 */
export function whenWanted(partId: string): Promise<void> {
  const part = import.meta.env.SSR ? null : document.getElementById(partId);
  if (!part) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      for (const act of acts) removeEventListener(act, done);
      resolve();
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && done(), {
      rootMargin: "0px 0px 50%",
    });
    observer.observe(part);
    for (const act of acts) addEventListener(act, done);
  });
}
