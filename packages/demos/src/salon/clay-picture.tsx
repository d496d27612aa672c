import art from "./art.module.css";

export function ClayPicture({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 600 300" preserveAspectRatio="xMidYMid meet" className={className} aria-hidden="true">
      <path
        className={art.clay}
        d="M-400 300C-160 180 40 250 240 160C330 124 380 60 470 52C540 46 600 84 586 130C572 178 500 176 430 204C350 236 300 282 190 284C60 286 -60 300 -400 350Z"
      />
      <path
        className={art.rose}
        d="M120 238C220 226 280 196 350 160C410 130 450 104 520 98C470 120 430 146 380 172C300 214 230 250 120 238Z"
      />
      <path
        className={art.rose}
        d="M250 256C330 240 390 198 450 172C490 154 520 150 550 142C510 168 470 178 426 198C370 226 320 256 250 256Z"
      />
      <g className={art.lift} transform="translate(56 34)">
        <path
          className={art.oxblood}
          d="M28 62H172C190 96 196 150 178 196C168 218 34 218 22 196C6 150 12 96 28 62Z"
        />
        <path
          className={art.deep}
          d="M130 62H172C190 96 196 150 178 196C174 206 148 212 116 212C150 170 150 110 130 62Z"
        />
      </g>
      <path className={art.clay} d="M84 92C92 54 132 68 150 44C170 20 226 40 228 92Z" />
      <g className={art.lift}>
        <path className={art.milk} d="M74 88H238V112C190 122 122 122 74 112Z" />
      </g>
      <g className={art.lift} transform="rotate(24 214 60)">
        <path className={art.ochre} d="M206 -70C202 -84 226 -84 222 -70L226 70C232 90 196 90 202 70Z" />
      </g>
    </svg>
  );
}
