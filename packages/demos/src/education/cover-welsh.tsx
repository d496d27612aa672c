type CoverProps = { className: string | undefined };

export function CoverWelsh({ className }: CoverProps) {
  return (
    <svg className={className} viewBox="0 0 360 330" style={{ isolation: "isolate" }} aria-hidden="true">
      {/* Repeats the cover's colour, because in Firefox an SVG does not blend with the page below it. */}
      <path d="M0 0H360V330H0Z" fill="#7cc38a" />
      <circle cx="236" cy="92" r="70" fill="#ffcb2b" />
      <g style={{ mixBlendMode: "multiply" }}>
        <path d="M-10 214L96 62l128 152z" fill="#2f8f6b" />
        <path d="M120 214l92-118 38 44 28-32 92 106z" fill="#3f9fc9" />
      </g>
      <path d="M96 62l34 40-22-6-14 14-12-12-12 2z" fill="#fbfdfb" />
      <path d="M212 96l22 26-14-2-10 10-10-8-12 4z" fill="#fbfdfb" />
      <rect y="214" width="360" height="116" fill="#90d0ee" />
      <path d="M-10 214L96 300l128-86z" fill="#2f8f6b" opacity="0.55" />
      <path d="M120 214l92 66 38-24 28 18 92-60z" fill="#3f9fc9" opacity="0.6" />
      <path
        d="M170 232h132M188 250h96M204 268h64M216 286h40"
        stroke="#ffcb2b"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M0 330v-34c60-22 130-18 176 34z" fill="#1c4d3e" />
      <g transform="translate(78 268)">
        <path
          d="M-18 14v20M-8 16v20M12 16v20M22 14v20"
          stroke="#13221d"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <g fill="#fbfdfb">
          <circle cx="-18" cy="2" r="16" />
          <circle cx="-4" cy="-8" r="17" />
          <circle cx="14" cy="-6" r="17" />
          <circle cx="24" cy="6" r="14" />
          <circle cx="4" cy="8" r="18" />
          <circle cx="-12" cy="10" r="14" />
        </g>
        <path d="M-44-8c0-9 6-14 14-13 8 1 12 8 10 17-2 8-7 12-12 12-7 0-12-8-12-16z" fill="#13221d" />
        <path d="M-22-16l12-3-8 10zM-42-15l-9 5 10 2z" fill="#13221d" />
        <circle cx="-36" cy="-8" r="2.5" fill="#fbfdfb" />
      </g>
    </svg>
  );
}
