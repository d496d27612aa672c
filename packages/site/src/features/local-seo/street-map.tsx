/** A made-up market town from above, with three pins; decorative. */
export function StreetMap({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 1600 760" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <rect width="1600" height="760" fill="var(--calm-tint)" />
      <path
        fill="var(--map-water)"
        d="M-20 560c210-40 300 60 520 40s300-130 520-120 330 120 600 60v240H-20Z"
      />
      <g fill="var(--map-green)">
        <path d="M1040 40h300l60 170-210 90-170-90Z" />
        <circle cx="700" cy="440" r="74" />
      </g>
      <g fill="none" stroke="var(--paper)" strokeLinecap="round" strokeLinejoin="round">
        <path strokeWidth="30" d="M-20 300c320 60 520-40 760 20s420 60 900-60" />
        <path strokeWidth="30" d="M880-20c-30 200-20 340 20 460s60 220 40 340" />
        <path
          strokeWidth="16"
          d="M560-20c20 120 60 220 60 340M1180-20c-20 120-10 200 20 310s120 120 200 300M740 320c-20-120 20-200 140-220M900 440c180-30 320-20 480 40M1020 300c-10-90 20-150 90-220M1400 300c40-110 30-200-10-320M460 320c10 120 60 180 160 220"
        />
        <path
          strokeWidth="9"
          d="M640 180h230M980 160l210 20M930 370l260-20M1040 460l40-130M1240 420l20-120M780 120l-40 190M1120 210l170 30M1290 240l-30 60M1450 60l160 40M1430 180l190 20M980 560l280 40 60-140"
        />
      </g>
      <g fill="var(--ink)" opacity="0.16">
        <path d="M930 330h36v40h-36zM980 322h50v34h-50zM1048 330h40v44h-40zM910 200h46v30h-46zM1060 110h34v34h-34zM1240 330h44v34h-44zM1300 336h34v44h-34zM1120 396h56v26h-56zM980 480h44v34h-44zM1060 500h60v30h-60zM1150 490h40v44h-40z" />
      </g>
      {[
        { x: 1118, y: 352, hot: true },
        { x: 960, y: 252, hot: false },
        { x: 1330, y: 446, hot: false },
      ].map(({ x, y, hot }) => (
        <g
          key={x}
          transform={`translate(${x} ${y}) scale(${hot ? 1.5 : 1})`}
          fill={hot ? "var(--accent)" : "var(--ink)"}
        >
          <path d="M0 0c-20-28-32-44-32-62a32 32 0 0 1 64 0c0 18-12 34-32 62Z" />
          <circle cy="-62" r="12" fill="var(--paper)" />
        </g>
      ))}
    </svg>
  );
}
