const floats = Array.from({ length: 32 }, (_, n) => n * 40 - 20);

export default function Lido() {
  return (
    <svg viewBox="0 0 1200 600" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="pho-pool" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#8f8f8f" />
          <stop offset="0.45" stopColor="#4d4d4d" />
          <stop offset="1" stopColor="#1c1c1c" />
        </linearGradient>
        <filter id="pho-caustic" x="0" y="0" width="1" height="1">
          <feTurbulence type="turbulence" baseFrequency="0.011 0.02" numOctaves="2" seed="9" />
          <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  -9 0 0 0 1.15" />
        </filter>
        <filter id="pho-under" x="-40%" y="-80%" width="180%" height="260%">
          <feGaussianBlur stdDeviation="9" />
        </filter>
        <linearGradient id="pho-body" gradientUnits="userSpaceOnUse" x1="0" y1="256" x2="0" y2="410">
          <stop offset="0" stopColor="#f2f2f2" />
          <stop offset="0.5" stopColor="#a8a8a8" />
          <stop offset="1" stopColor="#7a7a7a" />
        </linearGradient>
        <linearGradient id="pho-wake" x1="0" x2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#fff" stopOpacity="0.85" />
        </linearGradient>
      </defs>
      <path d="M0 0H1200V600H0Z" fill="url(#pho-pool)" />
      <path d="M0 0H1200V600H0Z" filter="url(#pho-caustic)" opacity="0.5" />
      <g transform="rotate(-5 600 300)">
        <path d="M-60 288 H1260 V322 H-60Z" fill="#0c0c0c" opacity="0.55" />
        {[92, 512].map((y) => (
          <g key={y}>
            <path
              d={`M-60 ${y + 22} H1260`}
              stroke="#000"
              strokeWidth="12"
              opacity="0.3"
              filter="url(#pho-under)"
            />
            {floats.map((x, n) => (
              <g key={x}>
                <rect
                  x={x}
                  y={y - 8}
                  width="34"
                  height="16"
                  rx="5"
                  fill={n % 6 < 3 ? "#f4f4f4" : "#191919"}
                />
                <rect x={x + 3} y={y - 6} width="28" height="4" rx="2" fill="#fff" opacity="0.5" />
              </g>
            ))}
          </g>
        ))}
        <path
          d="M680 396 C560 408 470 410 400 424 C520 446 680 440 830 404Z"
          fill="#000"
          opacity="0.6"
          filter="url(#pho-under)"
        />
        <path
          d="M720 300 C540 250 300 206 100 200 C320 236 480 276 540 300 C480 330 320 380 100 412 C300 400 540 352 720 300Z"
          fill="url(#pho-wake)"
          opacity="0.7"
        />
        <path d="M470 300 C380 286 260 286 150 296 C260 314 380 316 470 304Z" fill="#fff" opacity="0.75" />
        <g fill="none" stroke="url(#pho-body)" strokeLinecap="round" strokeLinejoin="round">
          <path d="M708 272 C748 258 790 262 842 276" strokeWidth="17" />
          <path d="M702 330 C684 356 676 366 664 384 C684 396 704 402 726 404" strokeWidth="15" />
          <path d="M566 292 C520 286 482 288 434 280" strokeWidth="19" />
          <path d="M566 312 C520 320 486 318 440 330" strokeWidth="19" />
        </g>
        <path
          d="M734 284 C722 262 690 260 664 270 C620 280 588 274 560 284 C548 290 548 314 560 320 C588 328 620 322 664 332 C690 342 722 340 734 318Z"
          fill="url(#pho-body)"
        />
        <path
          d="M700 268 C660 272 600 274 558 285 C546 292 546 312 558 319 C600 330 660 330 700 334 C690 316 690 286 700 268Z"
          fill="#121212"
        />
        <ellipse cx="760" cy="301" rx="29" ry="23" fill="#fafafa" />
        <path
          d="M738 312 C752 322 772 322 784 310"
          fill="none"
          stroke="#8f8f8f"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <g fill="#fff">
          <circle cx="866" cy="268" r="8" />
          <circle cx="884" cy="282" r="5" />
          <circle cx="878" cy="254" r="4" />
          <circle cx="900" cy="262" r="3" />
          <circle cx="744" cy="420" r="5" />
          <circle cx="756" cy="404" r="3" />
          <path d="M800 292 C830 286 852 292 860 304 C842 318 814 316 800 308Z" opacity="0.75" />
          <path
            d="M438 262 C408 256 386 280 396 304 C386 330 412 350 442 346 C430 326 428 284 438 262Z"
            opacity="0.9"
          />
          <circle cx="382" cy="272" r="6" />
          <circle cx="366" cy="310" r="4" />
          <circle cx="384" cy="344" r="6" />
          <circle cx="404" cy="362" r="3" />
        </g>
      </g>
    </svg>
  );
}
