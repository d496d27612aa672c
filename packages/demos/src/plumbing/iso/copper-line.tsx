import { copper } from "./palette.ts";

type CopperLineProps = { d: string; bore: number };

export function CopperLine({ d, bore }: CopperLineProps) {
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={d} stroke={copper.dark} strokeWidth={bore} />
      <path d={d} stroke={copper.body} strokeWidth={bore * 0.66} />
      <path
        d={d}
        stroke={copper.shine}
        strokeWidth={bore * 0.2}
        transform={`translate(${-bore * 0.12} ${-bore * 0.1})`}
      />
    </g>
  );
}
