const gait = [9, 6, 8, 4, 7, 10, 5, 8, 6, 9, 7, 5, 8] as const;
const gaps = [0, 34, 58, 96, 116, 160, 182, 232, 250, 284, 330, 352, 366] as const;
const walkers = gaps.map((gap, n) => ({
  x: 504 + gap,
  tall: 0.86 + ((n * 7) % 5) * 0.06,
  stride: gait[n] ?? 7,
  pack: n % 3 === 0,
}));
const stakes = [0, 1, 2, 3, 4, 5, 6] as const;

export function BayPrint() {
  return (
    <svg
      viewBox="0 0 1600 1100"
      width="1600"
      height="1100"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label="Black-and-white photograph: a line of walkers crosses the wet sands of the bay, small under towering cloud, with the fells behind."
    >
      <defs>
        <linearGradient id="pho-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7d7d7d" />
          <stop offset="0.5" stopColor="#a3a3a3" />
          <stop offset="1" stopColor="#e4e4e4" />
        </linearGradient>
        <linearGradient id="pho-mist" x1="0" x2="1">
          <stop offset="0" stopColor="#e8e8e8" />
          <stop offset="0.4" stopColor="#d8d8d8" stopOpacity="0.5" />
          <stop offset="0.75" stopColor="#d8d8d8" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="pho-sand" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e9e9e9" />
          <stop offset="0.14" stopColor="#b4b4b4" />
          <stop offset="0.5" stopColor="#5c5c5c" />
          <stop offset="1" stopColor="#161616" />
        </linearGradient>
        <linearGradient id="pho-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fbfbfb" />
          <stop offset="0.5" stopColor="#d2d2d2" />
          <stop offset="1" stopColor="#8a8a8a" />
        </linearGradient>
        {[
          ["pho-fell1", "#aaa", "#d4d4d4"],
          ["pho-fell2", "#777", "#b0b0b0"],
          ["pho-fell3", "#3e3e3e", "#7c7c7c"],
        ].map(([id, top, foot]) => (
          <linearGradient key={id} id={id} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={top} />
            <stop offset="1" stopColor={foot} />
          </linearGradient>
        ))}
        <filter id="pho-cloud" x="0" y="0" width="1" height="1">
          <feTurbulence type="fractalNoise" baseFrequency="0.0021 0.0052" numOctaves="6" seed="11" />
          <feColorMatrix values="0 0 0 0 0.98  0 0 0 0 0.98  0 0 0 0 0.98  5.2 1.6 0 0 -3.1" />
        </filter>
        <filter id="pho-streak" x="0" y="0" width="1" height="1">
          <feTurbulence type="fractalNoise" baseFrequency="0.0026 0.019" numOctaves="4" seed="5" />
          <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  3 0 0 0 -1.45" />
        </filter>
        <filter id="pho-ripple" x="0" y="0" width="1" height="1">
          <feTurbulence type="fractalNoise" baseFrequency="0.011 0.16" numOctaves="3" seed="3" />
          <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  2.4 0 0 0 -1.05" />
        </filter>
        <linearGradient id="pho-fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#000" />
          <stop offset="0.35" stopColor="#fff" />
        </linearGradient>
        <mask id="pho-near">
          <path d="M0 700H1600V1100H0Z" fill="url(#pho-fade)" />
        </mask>
      </defs>
      <path d="M0 0H1600V700H0Z" fill="url(#pho-sky)" />
      <path d="M0 0H1600V640H0Z" filter="url(#pho-cloud)" opacity="0.9" />
      <path d="M0 480H1600V690H0Z" filter="url(#pho-streak)" opacity="0.6" />
      <path d="M0 0H1600V700H0Z" fill="url(#pho-mist)" />
      <path
        d="M0 660 C120 640 200 622 300 632 C380 606 460 596 560 616 C640 590 700 560 800 584 C860 556 940 548 1010 572 C1080 540 1160 520 1240 556 C1330 540 1420 570 1600 590 V700 H0Z"
        fill="url(#pho-fell1)"
      />
      <path
        d="M380 700 C500 672 600 640 690 652 C780 620 850 600 930 628 C1000 590 1090 566 1180 600 C1260 584 1330 600 1400 590 C1480 580 1540 600 1600 610 V700 H380Z"
        fill="url(#pho-fell2)"
      />
      <path
        d="M800 700 C940 684 1040 650 1130 660 C1220 632 1300 626 1380 644 C1460 624 1540 634 1600 628 V700 H800Z"
        fill="url(#pho-fell3)"
      />
      <path d="M0 696H1600V1100H0Z" fill="url(#pho-sand)" />
      <path
        d="M1600 716 C1200 712 900 722 760 742 C660 758 700 784 860 800 C1040 820 1180 850 1060 900 C920 956 420 960 180 1100 H760 C900 1000 1340 980 1420 892 C1480 824 1240 800 1090 780 C960 764 1010 748 1180 742 C1340 736 1480 738 1600 740Z"
        fill="url(#pho-water)"
        opacity="0.9"
      />
      <path d="M0 752 C160 742 320 744 420 754 C300 764 140 770 0 772Z" fill="#efefef" opacity="0.8" />
      <path d="M0 700H1600V1100H0Z" filter="url(#pho-ripple)" mask="url(#pho-near)" opacity="0.5" />
      <g fill="#141414">
        {walkers.map(({ x, tall, stride, pack }) => (
          <g key={x} transform={`translate(${x} ${738 + (x - 500) * 0.03}) scale(${tall})`}>
            <circle cy="-38.6" r="3.5" />
            <path d="M-5 -35 C-8 -26 -7 -18 -7 -13 H6 C7 -20 7 -28 4 -35Z" />
            <path d={`M-5 -14 L${-stride} 0 H${4 - stride} L0 -11 L${stride - 1} 0 H${stride + 3} L5 -14Z`} />
            {pack && <path d="M-12 -33 h7 v13 h-7Z" />}
            <path d="M-6 2 H5 L3 40 H-3Z" opacity="0.3" />
          </g>
        ))}
        <path d="M876 704 l2 46" stroke="#141414" strokeWidth="2.2" />
      </g>
      <g fill="#101010">
        {stakes.map((n) => {
          const size = 0.6 ** n;
          return (
            <g key={n} transform={`translate(${1440 - 560 * (1 - size)} ${740 + 330 * size}) scale(${size})`}>
              <path d={n % 2 ? "M-8 0 L-4 -250 H5 L9 0Z" : "M-9 0 L6 -270 L15 -268 L8 0Z"} />
              <path d="M-8 4 H9 L4 120 L-3 120Z" opacity="0.35" />
            </g>
          );
        })}
      </g>
    </svg>
  );
}
