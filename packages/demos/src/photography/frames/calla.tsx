export default function Calla() {
  return (
    <svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMid slice">
      <defs>
        <radialGradient id="pho-dark" cx="0.62" cy="0.34" r="0.8">
          <stop offset="0" stopColor="#3d3d3d" />
          <stop offset="0.6" stopColor="#131313" />
          <stop offset="1" stopColor="#050505" />
        </radialGradient>
        <linearGradient id="pho-stem" x1="0" x2="1">
          <stop offset="0" stopColor="#d8d8d8" />
          <stop offset="0.3" stopColor="#8d8d8d" />
          <stop offset="1" stopColor="#0f0f0f" />
        </linearGradient>
        <linearGradient id="pho-back" gradientUnits="userSpaceOnUse" x1="170" y1="240" x2="470" y2="300">
          <stop offset="0" stopColor="#fafafa" />
          <stop offset="0.45" stopColor="#c4c4c4" />
          <stop offset="1" stopColor="#6f6f6f" />
        </linearGradient>
        <radialGradient id="pho-throat" gradientUnits="userSpaceOnUse" cx="290" cy="430" r="330">
          <stop offset="0" stopColor="#0c0c0c" />
          <stop offset="0.3" stopColor="#4f4f4f" />
          <stop offset="0.7" stopColor="#bdbdbd" />
          <stop offset="1" stopColor="#f8f8f8" />
        </radialGradient>
        <linearGradient id="pho-front" gradientUnits="userSpaceOnUse" x1="150" y1="420" x2="430" y2="520">
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.34" stopColor="#dcdcdc" />
          <stop offset="0.7" stopColor="#7b7b7b" />
          <stop offset="1" stopColor="#242424" />
        </linearGradient>
        <filter id="pho-petal" x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation="10" />
        </filter>
      </defs>
      <path d="M0 0H600V800H0Z" fill="url(#pho-dark)" />
      <path d="M268 590 C272 660 262 730 236 810 H300 C318 730 322 660 312 580Z" fill="url(#pho-stem)" />
      <path
        d="M142 330 C132 230 190 150 284 118 C350 96 400 82 452 40 C456 84 478 112 486 176 C498 280 460 380 400 444 C330 470 190 440 142 330Z"
        fill="url(#pho-throat)"
      />
      <path
        d="M452 40 C456 84 478 112 486 176 C498 280 460 380 400 444 C440 370 452 280 440 200 C434 150 436 90 452 40Z"
        fill="url(#pho-back)"
        opacity="0.75"
      />
      <path
        d="M452 40 C400 82 350 96 284 118 C190 150 132 230 142 330"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M310 440 C300 360 312 280 340 222 C350 204 366 210 364 230 C356 300 346 380 342 446Z"
        fill="#e3e3e3"
      />
      <path d="M330 440 C330 360 340 290 362 224 C362 300 352 380 346 446Z" fill="#5b5b5b" />
      <path
        d="M142 330 C120 430 186 540 266 600 C284 614 300 612 312 596 C352 540 440 470 474 300 C430 400 356 452 296 440 C224 424 176 382 142 330Z"
        fill="url(#pho-front)"
      />
      <path
        d="M142 330 C176 382 224 424 296 440 C356 452 430 400 474 300 C452 402 366 480 292 468 C210 454 160 400 142 330Z"
        fill="#fff"
        opacity="0.85"
      />
      <path
        d="M160 380 C190 440 240 470 292 474 C350 478 412 430 450 372 C410 450 350 500 290 492 C220 480 176 430 160 380Z"
        fill="#000"
        opacity="0.35"
        filter="url(#pho-petal)"
      />
      <path
        d="M188 470 C214 520 246 558 274 580"
        fill="none"
        stroke="#fff"
        strokeWidth="9"
        opacity="0.55"
        strokeLinecap="round"
        filter="url(#pho-petal)"
      />
      <path d="M318 470 C312 520 300 560 290 596" fill="none" stroke="#000" strokeWidth="2" opacity="0.35" />
    </svg>
  );
}
