import art from "./art.module.css";

function Blade({ flip }: { flip: boolean }) {
  return (
    <g transform={flip ? "scale(1 -1) rotate(13)" : "rotate(13)"}>
      <path className={flip ? art.milk : art.blush} d="M-40 -15C60 -30 190 -26 312 0C200 18 80 20 -40 14Z" />
      <path className={art.oxblood} d="M-38 -15C-80 -20 -104 -28 -126 -46L-138 -30C-116 -6 -84 14 -38 14Z" />
      <path
        className={art.ring}
        d="M-128 -42C-116 -72 -140 -106 -178 -102C-216 -98 -234 -62 -218 -36C-202 -10 -142 -8 -128 -42Z"
      />
    </g>
  );
}

export function ScissorsPicture({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 600 330" preserveAspectRatio="xMidYMid meet" className={className} aria-hidden="true">
      <path className={art.clay} d="M330 -200C380 40 400 120 470 170C560 232 690 200 900 300V-200Z" />
      <path className={art.madder} d="M452 -200C490 30 480 90 540 128C610 172 700 150 900 190V-200Z" />
      <g className={art.lift} transform="translate(262 166) rotate(-8)">
        <Blade flip />
        <Blade flip={false} />
        <circle className={art.ochre} cx="-12" cy="0" r="9" />
      </g>
      <g className={art.madder}>
        <path d="M420 236C450 222 480 232 500 258C476 246 450 244 420 236Z" />
        <path d="M500 212C526 214 544 232 546 260C532 240 520 226 500 212Z" />
        <path d="M356 262C378 254 408 262 424 286C402 274 380 270 356 262Z" />
      </g>
    </svg>
  );
}
