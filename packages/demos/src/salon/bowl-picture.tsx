import art from "./art.module.css";

export function BowlPicture({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 420 560" preserveAspectRatio="xMidYMax meet" className={className} aria-hidden="true">
      <path className={art.deep} d="M-30 700C-50 500 60 380 170 330C300 270 420 330 800 270V700Z" />
      <g className={art.lift}>
        <path
          className={art.clay}
          d="M236 66C290 36 346 56 352 100C358 146 286 156 248 144C208 130 200 88 236 66Z"
        />
        <path
          className={art.rose}
          d="M322 176C362 158 408 178 406 214C404 248 348 256 320 240C292 224 292 190 322 176Z"
        />
        <path
          className={art.oxblood}
          d="M356 20C390 8 424 26 420 56C416 84 370 88 350 74C332 60 332 30 356 20Z"
        />
      </g>
      <g className={art.lift} transform="rotate(-30 220 350)">
        <path className={art.ochre} d="M210 40C204 20 232 18 230 40L238 250H204Z" />
        <path className={art.umber} d="M200 248H242L248 300H194Z" />
        <path
          className={art.milk}
          d="M194 298H248C258 340 256 380 240 410C226 400 212 404 200 410C184 380 186 340 194 298Z"
        />
      </g>
      <path className={art.oxblood} d="M66 372C110 330 160 356 210 346C262 336 310 330 352 372Z" />
      <g className={art.lift}>
        <path
          className={art.blush}
          d="M48 366H372C376 470 316 528 262 534V640H158V534C100 526 44 466 48 366Z"
        />
        <path
          className={art.rose}
          d="M300 366H372C376 470 316 528 262 534V640H214V560C270 520 300 450 300 366Z"
        />
      </g>
      <path
        className={art.oxblood}
        d="M96 364C92 410 98 452 108 452C118 452 114 420 118 400C122 384 132 386 134 402C136 418 140 424 146 416C152 402 150 384 152 364Z"
      />
    </svg>
  );
}
