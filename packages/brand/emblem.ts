/**
 * One path of the emblem on a 64 by 64 grid: filled, or a stroke with round caps. `ground`: the background behind it.
 * `small`: the stroke width or replacement path at icon size; null omits the path there.
 */
export type EmblemPart = {
  readonly colour: "ink" | "accent" | "ground";
  readonly d: string;
  /** Stroke width; without it the path is filled. */
  readonly width?: number;
  readonly small?: { readonly d?: string; readonly width?: number } | null;
};

export const emblem: readonly EmblemPart[] = [
  {
    colour: "ink",
    d: "M13.6 5.2 4.9 8.1c-.9.3-1.3 1.2-1 2.1l5.6 17.3c-.4 13.8 8.6 24.9 22 25.3 12.4.4 20.7-8.3 21-20.3l7.6-3.6c.8-.4.8-1.4 0-1.7l-8.3-3.4c-2-6.6-7.6-10.6-14-10.3-6.6.3-11 4.3-12.9 9.7-.9 2.6-3.9 3.1-5.2.8L15.6 5.9c-.4-.8-1.2-1-2-.7Z",
  },
  { colour: "accent", d: "M18.5 31.5c1.5 8.5 8.5 12.5 17.5 9.5-1.5-8-8.5-12-17.5-9.5Z" },
  { colour: "ground", d: "M33.5 21.5c3.5-3 8-3.2 11.5-1.2", width: 2, small: null },
  {
    colour: "ground",
    d: "M41.2 25a2.1 2.1 0 1 0 4.2 0 2.1 2.1 0 1 0-4.2 0Z",
    small: { d: "M40.7 25a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0Z" },
  },
  { colour: "ink", d: "M29 52.5 27.5 60m8-7.7L37 60", width: 2.4, small: { width: 2.8 } },
];

/** Whether the emblem may be mirrored. Set to false if it contains letters. */
export const mayBeTurned: boolean = true;

/** Whether the emblem sits on windows, the search box and the roof, as a bird does. Set to false if it is no animal. */
export const perches: boolean = true;

/** Optical centre, for icons. */
export const emblemMiddle = { x: 31.9, y: 33 } as const;

export const emblemSvg = (colours: Record<EmblemPart["colour"], string>): string =>
  emblem.map((part) => pathOf(part, colours)).join("");

export const smallEmblemSvg = (colours: Record<EmblemPart["colour"], string>): string =>
  emblem
    .flatMap((part) => (part.small === null ? [] : [pathOf({ ...part, ...part.small }, colours)]))
    .join("");

const pathOf = (
  { d, width, colour }: Pick<EmblemPart, "d" | "width" | "colour">,
  colours: Record<EmblemPart["colour"], string>,
): string =>
  width === undefined
    ? `<path fill="${colours[colour]}" d="${d}"/>`
    : `<path fill="none" stroke="${colours[colour]}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;
