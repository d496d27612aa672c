import { blue, copper } from "./iso/palette.ts";

const threads = [316, 328, 340, 352, 364, 376];

/** The moving parts: head, spindle, gland and washer, with an arrow that shows the direction of turning. */
export function StopTapSpindle() {
  return (
    <>
      <g stroke={blue.night} strokeWidth={6} strokeLinejoin="round">
        <path d="M306 150H334V432H306Z" fill={copper.body} />
        <path d="M262 378V330L276 316H364L378 330V378Z" fill="#ffffff" />
        <path d="M282 316V262H358V316Z" fill={copper.shine} />
        <path d="M306 262H334V378H306Z" fill={copper.body} />
        <path d="M276 424H364V444H276Z" fill={copper.body} />
        <path d="M284 444H356V458H284Z" fill={blue.night} />
        <path
          d="M308 196V160C284 156 262 164 236 164A28 28 0 1 1 236 116C270 118 296 112 320 112S370 118 404 116A28 28 0 1 1 404 164C378 164 356 156 332 160V196Z"
          fill={copper.body}
        />
      </g>
      <path
        d="M230 132C262 134 296 126 320 126S380 134 408 132"
        fill="none"
        stroke={copper.shine}
        strokeWidth={7}
        strokeLinecap="round"
      />
      <path d={threads.map((y) => `M306 ${y}l28 7`).join("")} stroke={blue.night} strokeWidth={4} />
      <path d="M300 262V316M340 262V316M282 330V366M358 330V366" stroke={blue.night} strokeWidth={4} />
      <path
        d="M226 84C262 40 378 40 414 84"
        fill="none"
        stroke={blue.night}
        strokeWidth={7}
        strokeLinecap="round"
      />
      <path
        d="M424 58L420 92 388 82"
        fill="none"
        stroke={blue.night}
        strokeWidth={7}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
