import type { ReactNode } from "react";

export type Hair = "bun" | "short" | "long" | "curls" | "bob" | "cap" | "beard" | "crop";

type Shape = { behind?: ReactNode; front: ReactNode };

/** Hair by shape, for a head at (50, 35). `behind` is the layer behind the shoulders. */
export const hairShapes: Record<Hair, Shape> = {
  bun: {
    behind: <circle cx="50" cy="10" r="8.5" />,
    front: <path d="M33 38c-3-17 5-26 17-26s20 9 17 26c-2-9-7-15-11-17-5 5-16 5-20 8-2 2-3 5-3 9Z" />,
  },
  short: {
    front: (
      <path d="M33.5 36c-3-15 4-25 16.5-25 14 0 19 10 16.5 25-1-6-3-9-5-12-7 2-17 1-22-2-3 3-5 8-6 14Z" />
    ),
  },
  long: {
    behind: <path d="M30 76c-4-14-3-30-1-42C31 20 39 11 50 11s19 9 21 23c2 12 3 28-1 42Z" />,
    front: <path d="M33 40c-3-18 5-28 17-28s20 10 17 28c-2-9-6-15-12-19-4 8-14 13-22 19Z" />,
  },
  curls: {
    behind: (
      <g>
        <circle cx="32" cy="34" r="10" />
        <circle cx="68" cy="34" r="10" />
        <circle cx="31" cy="46" r="8" />
        <circle cx="69" cy="46" r="8" />
      </g>
    ),
    front: (
      <g>
        <circle cx="36" cy="23" r="9" />
        <circle cx="50" cy="17" r="10" />
        <circle cx="64" cy="23" r="9" />
      </g>
    ),
  },
  bob: {
    behind: <path d="M28 54c-3-8-2-18 0-24 3-12 11-19 22-19s19 7 22 19c2 6 3 16 0 24Z" />,
    front: <path d="M33 42c-4-20 5-30 17-30s21 10 17 30c-1-7-2-13-4-17-9 1-19 0-26-1-2 4-3 10-4 18Z" />,
  },
  cap: {
    front: (
      <g>
        <path d="M32 30c0-13 7-20 18-20s18 7 18 20c-11-3-25-3-36 0Z" />
        <path d="M60 27c8 0 16 2 20 6-8 0-16 0-24-3Z" />
      </g>
    ),
  },
  beard: {
    front: (
      <g>
        <path d="M33.5 34c-3-14 4-23 16.5-23s19 9 16.5 23c-1-5-3-8-5-10-7 2-16 2-23 0-2 2-4 5-5 10Z" />
        <path d="M34.5 36c1 4 3 6 6 6 6-3 13-3 19 0 3 0 5-2 6-6 1 14-6 22-15.5 22S33.5 50 34.5 36Z" />
      </g>
    ),
  },
  crop: {
    front: <path d="M34 31c0-12 6-18 16-18s16 6 16 18c-2-5-5-8-8-9-5 1-11 1-16 0-3 1-6 4-8 9Z" />,
  },
};
