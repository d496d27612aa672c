type CoverProps = { className: string | undefined };

const degrees = Array.from({ length: 19 }, (_, index) => -90 + index * 10);

export function CoverMaths({ className }: CoverProps) {
  return (
    <svg className={className} viewBox="0 0 360 330" style={{ isolation: "isolate" }} aria-hidden="true">
      {/* Repeats the cover's colour, because in Firefox an SVG does not blend with the page below it. */}
      <path d="M0 0H360V330H0Z" fill="#ffa3b5" />
      <circle cx="248" cy="128" r="92" fill="#ffcb2b" />
      <g style={{ mixBlendMode: "multiply" }}>
        <path fillRule="evenodd" d="M36 330V72l258 258zM84 282V188l94 94z" fill="#4d9bd6" />
      </g>
      <g style={{ mixBlendMode: "multiply" }}>
        <path
          fillRule="evenodd"
          d="M62 330a142 142 0 0 1 284 0zM132 330a72 72 0 0 1 144 0z"
          transform="rotate(-14 204 330)"
          fill="#e0355f"
        />
      </g>
      <g transform="rotate(-14 204 330)" stroke="#fbfdfb" strokeWidth="2.5">
        {degrees.map((turn, index) => (
          <path
            key={turn}
            d={index % 3 === 0 ? "M204 192v22" : "M204 192v12"}
            transform={`rotate(${turn} 204 330)`}
          />
        ))}
      </g>
    </svg>
  );
}
