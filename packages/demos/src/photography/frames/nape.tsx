const strands = [
  "M252 404 C236 350 250 270 306 196",
  "M266 424 C252 360 270 280 320 196",
  "M288 438 C276 370 292 290 334 198",
  "M314 444 C306 380 314 300 346 200",
  "M342 446 C342 380 340 300 358 202",
  "M372 444 C382 380 370 300 370 202",
  "M400 436 C420 372 402 290 384 200",
  "M424 418 C448 352 430 270 398 194",
];

export default function Nape() {
  return (
    <svg viewBox="0 0 640 800" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="pho-nape-wall" x1="0" x2="1" y1="0.2" y2="0.5">
          <stop offset="0" stopColor="#141414" />
          <stop offset="0.5" stopColor="#4a4a4a" />
          <stop offset="1" stopColor="#a9a9a9" />
        </linearGradient>
        <linearGradient id="pho-skin" gradientUnits="userSpaceOnUse" x1="250" x2="440" y1="500" y2="470">
          <stop offset="0" stopColor="#fcfcfc" />
          <stop offset="0.25" stopColor="#d6d6d6" />
          <stop offset="0.6" stopColor="#5e5e5e" />
          <stop offset="1" stopColor="#181818" />
        </linearGradient>
        <linearGradient id="pho-shoulder" gradientUnits="userSpaceOnUse" x1="60" x2="620" y1="640" y2="760">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset="0.3" stopColor="#d2d2d2" />
          <stop offset="0.58" stopColor="#6a6a6a" />
          <stop offset="1" stopColor="#121212" />
        </linearGradient>
        <linearGradient id="pho-hair" gradientUnits="userSpaceOnUse" x1="220" x2="460" y1="300" y2="320">
          <stop offset="0" stopColor="#7d7d7d" />
          <stop offset="0.2" stopColor="#333" />
          <stop offset="0.65" stopColor="#121212" />
          <stop offset="1" stopColor="#060606" />
        </linearGradient>
        <linearGradient id="pho-nape-down" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.3" stopColor="#fff" />
          <stop offset="0.75" stopColor="#000" />
        </linearGradient>
        <mask id="pho-nape-mask">
          <path d="M200 400H500V770H200Z" fill="url(#pho-nape-down)" />
        </mask>
        <filter id="pho-nape-soft" x="-50%" y="-50%" width="200%" height="200%">
          <feGaussianBlur stdDeviation="16" />
        </filter>
      </defs>
      <path d="M0 0H640V800H0Z" fill="url(#pho-nape-wall)" />
      <path
        d="M276 400 C284 470 282 516 258 550 C220 596 96 620 42 700 C20 736 10 770 6 800 H640 V772 C612 680 540 626 456 592 C418 572 406 520 410 400Z"
        fill="url(#pho-shoulder)"
      />
      <path
        d="M276 400 C284 470 282 516 258 550 C250 640 300 720 350 760 C440 720 470 640 456 592 C418 572 406 520 410 400Z"
        fill="url(#pho-skin)"
        mask="url(#pho-nape-mask)"
      />
      <path
        d="M344 470 C352 540 356 620 352 720"
        fill="none"
        stroke="#000"
        strokeWidth="26"
        opacity="0.22"
        filter="url(#pho-nape-soft)"
      />
      <path
        d="M268 560 C230 600 160 622 110 654"
        fill="none"
        stroke="#fff"
        strokeWidth="14"
        opacity="0.5"
        filter="url(#pho-nape-soft)"
      />
      <path
        d="M250 318 C226 306 210 328 216 356 C220 386 236 404 250 400 C258 396 262 340 250 318Z"
        fill="#e9e9e9"
      />
      <path
        d="M244 330 C230 326 222 342 228 360 C234 376 240 384 246 384"
        fill="none"
        stroke="#6e6e6e"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="236" cy="412" r="8" fill="#fafafa" />
      <circle cx="238.500" cy="414.500" r="5" fill="#a0a0a0" />
      <path
        d="M262 418 C232 376 226 300 246 248 C266 200 306 176 352 176 C408 176 448 208 458 268 C466 322 452 384 424 424 C404 452 388 446 374 470 C366 484 350 490 340 470 C330 450 282 452 262 418Z"
        fill="url(#pho-hair)"
      />
      <g fill="none" strokeLinecap="round">
        {strands.map((d, n) => (
          <path
            key={d}
            d={d}
            stroke={n < 3 ? "#dedede" : "#5d5d5d"}
            strokeWidth={n < 3 ? 3 : 2}
            opacity={0.65 - n * 0.06}
          />
        ))}
        <path
          d="M330 474 C326 496 332 512 326 532 M348 484 C354 504 346 520 352 544 M366 478 C372 492 370 506 378 516"
          stroke="#1a1a1a"
          strokeWidth="2"
        />
      </g>
      <ellipse cx="350" cy="138" rx="98" ry="76" fill="url(#pho-hair)" />
      <g fill="none" stroke="#d0d0d0" strokeLinecap="round" strokeWidth="3">
        <path d="M262 150 C262 96 310 72 352 74" opacity="0.75" />
        <path d="M276 168 C270 118 316 92 372 98" opacity="0.5" />
        <path d="M298 190 C288 140 330 112 396 128" opacity="0.32" />
        <path d="M330 202 C318 160 356 134 420 154" opacity="0.2" />
      </g>
      <path d="M262 226 L446 96" stroke="#0c0c0c" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M262 226 L446 96"
        stroke="#e6e6e6"
        strokeWidth="2.500"
        strokeLinecap="round"
        transform="translate(-1 -2)"
      />
      <path
        d="M90 664 C150 724 250 780 340 786 C436 782 540 730 596 676 L640 760 V800 H0 V790 C10 730 40 690 90 664Z"
        fill="#080808"
      />
      <path
        d="M90 664 C150 724 250 780 340 786"
        fill="none"
        stroke="#9a9a9a"
        strokeWidth="2.500"
        opacity="0.8"
      />
    </svg>
  );
}
