const ribs = [0, 1, 2, 3, 4, 5] as const;
const planks = [-7, -5.4, -4, -2.8, -1.7, -0.6, 0.6, 1.7, 2.8, 4, 5.4, 7] as const;

export default function Doorway() {
  return (
    <svg viewBox="0 0 640 800" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="pho-out" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f4f4f4" />
          <stop offset="0.62" stopColor="#fff" />
          <stop offset="0.64" stopColor="#c9c9c9" />
          <stop offset="1" stopColor="#f2f2f2" />
        </linearGradient>
        <linearGradient id="pho-spill" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#efefef" />
          <stop offset="0.4" stopColor="#a0a0a0" />
          <stop offset="1" stopColor="#3a3a3a" />
        </linearGradient>
        <radialGradient id="pho-bloom" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#fff" stopOpacity="0.6" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0.16" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <filter id="pho-soft" x="-40%" y="-20%" width="180%" height="140%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
        <clipPath id="pho-spilled">
          <path d="M212 548 H428 L640 830 H0Z" />
        </clipPath>
      </defs>
      <path d="M0 0H640V800H0Z" fill="#0b0b0b" />
      <path d="M0 800 L212 548 H428 L640 800Z" fill="url(#pho-spill)" />
      <g stroke="#000" strokeWidth="3" opacity="0.4">
        {planks.map((n) => (
          <path key={n} d={`M${320 + n * 16} 548 L${320 + n * 84} 830`} />
        ))}
      </g>
      <g clipPath="url(#pho-spilled)">
        <path
          d="M300 548 L342 548 C366 620 420 720 452 830 H190 C224 720 278 620 300 548Z"
          fill="#060606"
          filter="url(#pho-soft)"
          opacity="0.9"
        />
      </g>
      <path d="M212 548 V300 C212 220 428 220 428 300 V548Z" fill="url(#pho-out)" />
      <ellipse cx="320" cy="400" rx="330" ry="340" fill="url(#pho-bloom)" />
      <g fill="none" strokeLinecap="round">
        {ribs.map((n) => {
          const size = 1.16 + n * 0.3 + n * n * 0.05;
          const d = `M${320 - 118 * size} ${430 + 150 * size} C${320 - 132 * size} ${400 - 60 * size} ${320 - 76 * size} ${420 - 210 * size} 320 ${420 - 214 * size} C${320 + 76 * size} ${420 - 210 * size} ${320 + 132 * size} ${400 - 60 * size} ${320 + 118 * size} ${430 + 150 * size}`;
          return (
            <g key={n}>
              <path d={d} stroke="#050505" strokeWidth={9 + n * 8} />
              <path
                d={d}
                stroke="#fff"
                strokeWidth={1.6 + n * 0.5}
                opacity={0.62 - n * 0.09}
                transform={`translate(0 ${5 + n * 4})`}
              />
            </g>
          );
        })}
      </g>
      <path d="M150 548 H214 V430 H196 V476 H150Z M490 548 H428 V470 H470 V520 H490Z" fill="#080808" />
      <path d="M196 430 h18 M150 476 h46 M428 470 h42" stroke="#bdbdbd" strokeWidth="2" opacity="0.7" />
      <path
        d="M322 344 C334 344 341 353 340 366 C340 376 336 384 330 388 L331 395 C348 399 360 405 363 420 C368 444 370 466 366 486 C364 496 358 497 357 488 L352 440 C350 462 352 474 354 500 L358 566 H338 L327 508 L318 564 H296 L299 500 C300 474 300 460 297 440 L288 470 L306 498 C310 506 302 512 296 506 L272 476 C269 472 269 468 271 462 L283 418 C287 404 298 399 314 395 L314 388 C307 384 303 376 303 366 C302 353 310 344 322 344Z"
        fill="#040404"
      />
      <path d="M286 496 l28 16 l6 -12 l-10 -6 l8 -14 l-9 -5 l-8 14 l-10 -5Z" fill="#040404" />
    </svg>
  );
}
