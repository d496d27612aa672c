const jug =
  "M300 300 C300 288 400 286 402 300 C404 330 388 344 392 372 C400 410 444 440 444 520 C444 580 410 604 352 604 C294 604 258 580 258 520 C258 440 304 410 310 372 C314 344 298 330 300 300Z";
const bottle =
  "M540 130 C540 122 588 122 588 130 L586 152 C582 156 582 170 584 250 C586 320 628 340 630 420 L632 590 C632 612 496 612 496 590 L498 420 C500 340 542 320 544 250 C546 170 546 156 542 152Z";
const bowl = "M646 500 C650 574 690 620 746 620 C802 620 842 574 846 500Z";
const cup = "M150 532 C150 600 168 634 206 634 C244 634 262 600 262 532Z";

export default function Bottles() {
  return (
    <svg viewBox="0 0 1000 800" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="pho-still-wall" x1="0" x2="1" y1="0.1" y2="0.4">
          <stop offset="0" stopColor="#4c4c4c" />
          <stop offset="0.5" stopColor="#8a8a8a" />
          <stop offset="1" stopColor="#bcbcbc" />
        </linearGradient>
        <linearGradient id="pho-board" x1="0" x2="1">
          <stop offset="0" stopColor="#f0f0f0" />
          <stop offset="0.5" stopColor="#c6c6c6" />
          <stop offset="1" stopColor="#8e8e8e" />
        </linearGradient>
        <linearGradient id="pho-white" x1="0" x2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.26" stopColor="#ececec" />
          <stop offset="0.58" stopColor="#9a9a9a" />
          <stop offset="0.88" stopColor="#434343" />
          <stop offset="1" stopColor="#6a6a6a" />
        </linearGradient>
        <linearGradient id="pho-black" x1="0" x2="1">
          <stop offset="0" stopColor="#8c8c8c" />
          <stop offset="0.14" stopColor="#e2e2e2" />
          <stop offset="0.2" stopColor="#4a4a4a" />
          <stop offset="0.6" stopColor="#171717" />
          <stop offset="0.92" stopColor="#0a0a0a" />
          <stop offset="1" stopColor="#4c4c4c" />
        </linearGradient>
        <linearGradient id="pho-mid" x1="0" x2="1">
          <stop offset="0" stopColor="#e6e6e6" />
          <stop offset="0.3" stopColor="#b0b0b0" />
          <stop offset="0.7" stopColor="#555" />
          <stop offset="1" stopColor="#2c2c2c" />
        </linearGradient>
        <filter id="pho-still" x="-30%" y="-60%" width="160%" height="220%">
          <feGaussianBlur stdDeviation="9" />
        </filter>
      </defs>
      <path d="M0 0H1000V800H0Z" fill="url(#pho-still-wall)" />
      <path d="M0 560H1000V800H0Z" fill="url(#pho-board)" />
      <path d="M0 560H1000V566H0Z" fill="#fff" opacity="0.35" />
      <g fill="#060606" filter="url(#pho-still)">
        <path d="M320 590 C420 574 640 580 820 624 C640 642 420 634 320 606Z" opacity="0.62" />
        <path d="M520 588 C640 566 880 580 1020 632 C860 652 620 640 520 608Z" opacity="0.68" />
        <path d="M700 600 C820 586 940 604 1020 650 C900 664 780 656 700 622Z" opacity="0.7" />
        <path d="M180 618 C250 602 350 612 430 644 C340 660 230 656 180 634Z" opacity="0.66" />
        <path d="M640 210 C700 230 720 330 724 556 H640Z" opacity="0.25" />
      </g>
      <g fill="#000" opacity="0.75">
        <ellipse cx="356" cy="602" rx="64" ry="7" />
        <ellipse cx="566" cy="604" rx="68" ry="7" />
        <ellipse cx="750" cy="618" rx="48" ry="6" />
        <ellipse cx="208" cy="632" rx="36" ry="5" />
      </g>
      <path d={bottle} fill="url(#pho-black)" />
      <path d="M540 130 C540 138 588 138 588 130 C588 122 540 122 540 130Z" fill="#2b2b2b" />
      <path
        d="M402 330 C470 316 492 420 430 486"
        fill="none"
        stroke="url(#pho-mid)"
        strokeWidth="20"
        strokeLinecap="round"
      />
      <path d={jug} fill="url(#pho-white)" />
      <ellipse cx="351" cy="299" rx="51" ry="10" fill="#2a2a2a" />
      <path d="M302 299 C310 290 392 290 400 299" fill="none" stroke="#fff" strokeWidth="3" />
      <path
        d="M258 500 C276 520 424 520 443 500 L444 524 C430 544 272 544 258 524Z"
        fill="#1c1c1c"
        opacity="0.4"
      />
      <path d={bowl} fill="url(#pho-mid)" />
      <ellipse cx="746" cy="500" rx="100" ry="22" fill="#3a3a3a" />
      <path d="M660 506 C690 522 800 522 838 504 C820 492 700 486 660 506Z" fill="#9a9a9a" opacity="0.5" />
      <path
        d="M646 500 C650 478 842 478 846 500"
        fill="none"
        stroke="#e8e8e8"
        strokeWidth="2.500"
        opacity="0.8"
      />
      <path d={cup} fill="url(#pho-white)" />
      <ellipse cx="206" cy="532" rx="56" ry="13" fill="#545454" />
      <path d="M150 532 C152 518 260 518 262 532" fill="none" stroke="#fff" strokeWidth="2.500" />
    </svg>
  );
}
