/** Colours of the drawings. The page's colours are in `plumbing-page.module.css`. */
export const copper = { dark: "#7f3412", body: "#d0743a", shine: "#ffd0a6" } as const;
export const blue = {
  night: "#04305f",
  deep: "#084a8c",
  water: "#0a5fb0",
  stream: "#2b93d9",
  sky: "#7cc2ea",
  mist: "#b9dff3",
  ice: "#e4f3fa",
} as const;

export const enamel = { top: "#ffffff", left: "#d6ebf6", right: "#a9d0e8" } as const;
export const slab = { top: "#d3eaf6", left: "#4f9fd6", right: "#2f7dbd" } as const;
export const wall = { top: "#ffffff", left: "#9bcdeb", right: "#82bde3" } as const;
