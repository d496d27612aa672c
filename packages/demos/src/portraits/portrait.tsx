import { hairShapes, type Hair } from "./hair-shapes.tsx";

export type PortraitLook = {
  hair: Hair;
  skin: string;
  hairColour: string;
  clothing: string;
  ground: string;
  wears?: "apron" | "collar" | "overalls" | "roll-neck";
};

const details = {
  apron: <path d="M33 96V70c0-2 2-4 4-4h26c2 0 4 2 4 4v26M37 66l4-9m22 9-4-9" />,
  collar: <path d="m40 58 10 12 10-12M50 70v26" />,
  overalls: <path d="M36 96V74h28v22M38 74l-3-14m27 14 3-14" />,
  "roll-neck": <path d="M40 57c6 4 14 4 20 0m-20 5c6 4 14 4 20 0" />,
};

/** A paper-cut portrait without facial features, so that it resembles no real person. */
export function Portrait({ look }: { look: PortraitLook }) {
  const { hair, skin, hairColour, clothing, ground, wears } = look;
  const { behind, front } = hairShapes[hair];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
      <rect width="100" height="100" fill={ground} />
      <g fill={hairColour}>{behind}</g>
      <path fill={clothing} d="M10 100c1-22 10-36 28-40h24c18 4 27 18 28 40Z" />
      <path fill={skin} d="M42 46h16v14c0 5-3.5 9-8 9s-8-4-8-9Z" />
      <path fill="oklch(0.2 0.04 262 / 0.14)" d="M42 52c5 4 11 4 16 0v4c-5 5-11 5-16 0Z" />
      <path fill={skin} d="M34.5 34c0-11 6-18 15.5-18s15.5 7 15.5 18c0 12-7 21-15.5 21s-15.5-9-15.5-21Z" />
      <g fill={hairColour}>{front}</g>
      {wears ? (
        <g
          fill="none"
          stroke="oklch(0.98 0.01 84 / 0.85)"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {details[wears]}
        </g>
      ) : null}
    </svg>
  );
}
