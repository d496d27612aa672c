import art from "./art.module.css";

const fingers = [
  { d: "M170 340C160 290 142 240 132 190", width: 56, nail: [128, 174, -13] },
  { d: "M212 330C212 260 210 200 208 138", width: 58, nail: [208, 120, -1] },
  { d: "M252 336C260 280 272 226 282 168", width: 56, nail: [285, 151, 9] },
  { d: "M284 360C302 320 326 280 346 244", width: 47, nail: [354, 230, 28] },
  { d: "M182 452C146 424 102 394 76 350", width: 54, nail: [67, 335, -32] },
] as const;

export function HandPicture({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 420 600" preserveAspectRatio="xMidYMax meet" className={className} aria-hidden="true">
      <path
        className={art.milk}
        d="M216 46C336 40 440 146 436 280C430 420 326 512 212 508C98 504 0 412 4 280C6 150 100 52 216 46Z"
      />
      <g className={art.lift}>
        <g className={art.fingers}>
          {fingers.map(({ d, width }) => (
            <path key={d} d={d} strokeWidth={width} />
          ))}
        </g>
        <path
          className={art.umber}
          d="M142 336C186 306 256 306 307 356C314 410 298 456 286 490C276 524 280 600 290 660H154C166 580 166 520 156 474C148 430 140 384 142 336Z"
        />
      </g>
      {fingers.map(({ d, nail: [x, y, turn], width }) => (
        <path
          key={d}
          className={art.madder}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${width / 50})`}
          d="M-14 12C-16 -6 -10 -20 0 -20C10 -20 16 -6 14 12C8 19 -8 19 -14 12Z"
        />
      ))}
      <g className={art.lift}>
        <path className={art.oxblood} d="M116 540C170 516 260 516 316 540L340 640H92Z" />
      </g>
    </svg>
  );
}
