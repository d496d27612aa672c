/** The windows, warm inside: the driver's shoulders, and a passenger with a brolly. */
export function CabGlass() {
  return (
    <g>
      <path d="M196 110L240 58C247 50 254 46 266 46H322V110Z" fill="#4b3413" />
      <path d="M334 46H428V110H334Z" fill="#6b4a17" />
      <path d="M440 46H456C494 46 512 54 522 74L538 110H440Z" fill="#3b2a12" />
      <path
        d="M256 110C256 92 262 86 272 84 266 78 266 62 278 60 290 60 292 76 286 84 298 88 304 96 304 110Z"
        fill="#0b0a08"
      />
      <path d="M222 96C222 88 238 88 240 100L244 110H226Z" fill="#0b0a08" />
      <path
        d="M352 110C354 94 360 88 370 86 364 80 364 64 376 62 388 62 390 78 384 86 396 88 402 98 404 110Z"
        fill="#17110a"
      />
      <path d="M412 110L418 54" stroke="#17110a" strokeWidth={4} />
      <path
        d="M196 110L240 58 252 50 214 110ZM334 46H352L334 92ZM440 46H452L440 80Z"
        fill="#ffe2a3"
        opacity={0.35}
      />
    </g>
  );
}
