import styles from "./house.module.css";

type RoomDrawing = () => React.ReactNode;

const sheets = [
  { x: 196, y: 52, turn: 3, page: "M8 10h44v22H8zM8 40h44M8 48h36M8 56h40" },
  { x: 276, y: 57, turn: -3, page: "M8 10h20v20H8zM32 10h20v20H32zM8 36h20v20H8zM32 36h20v20H32z" },
  { x: 604, y: 50, turn: 2, page: "M8 10h44v8H8zM8 26h44v30H8z" },
  { x: 690, y: 42, turn: -4, page: "M8 10h14v46H8zM30 12h22M30 22h22M30 32h16M30 42h22M30 52h12" },
];

/** Upstairs. Phones show only the middle. */
export const Desk: RoomDrawing = () => (
  <svg viewBox="0 0 800 300" preserveAspectRatio="xMidYMax slice" className={styles.drawing}>
    <path fill="var(--shade)" d="M-40 232h880v56H-40z" />
    <path fill="none" stroke="var(--ink)" strokeWidth="2" d="M-40 34Q400 78 840 22" />
    {sheets.map(({ x, y, turn, page }) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="2.5" d="M0 0h60v68H0z" />
        <path fill="var(--calm)" stroke="var(--ink)" strokeWidth="2.5" d={page} />
        <path fill="var(--ink)" d="M14-8h6V6h-6zM40-8h6V6h-6z" />
      </g>
    ))}
    {/* Window, shelf with box files. */}
    <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="4" d="M34 82h112v118H34z" />
    <path
      fill="var(--sky)"
      stroke="var(--ink)"
      strokeWidth="2"
      d="M43 91h42v46H43zM95 91h42v46H95zM43 145h42v46H43zM95 145h42v46H95z"
    />
    <path fill="var(--ink)" d="M24 198h132v10H24zM644 196h140v8H644z" />
    <path fill="var(--calm)" d="M652 140h24v56h-24zM704 134h20v62h-20z" />
    <path fill="var(--ink)" d="M680 148h20v48h-20zM728 150h22v46h-22z" />
    <path fill="none" stroke="var(--ink)" strokeWidth="6" d="m754 196 16-52" />
    <g fill="var(--paper)">
      <path d="M658 152h12v14h-12zM684 158h12v14h-12zM708 146h12v14h-12zM733 162h12v14h-12z" />
    </g>
    {/* Plan chest. */}
    <path fill="var(--calm)" d="M654 226h120v62H654z" />
    <path
      fill="none"
      stroke="var(--paper)"
      strokeWidth="2.5"
      d="M662 246h104M662 267h104M704 236h20M704 257h20M704 278h20"
    />
    {/* Light, desk, two screens. */}
    <path fill="var(--light)" d="m498 116 40-18 54 98H404z" />
    <path
      fill="none"
      stroke="var(--ink)"
      strokeWidth="7"
      strokeLinejoin="round"
      d="m246 200-26 88m34-88 26 88m-48-40h36M546 200l-26 88m34-88 26 88m-48-40h36"
    />
    <path fill="var(--ink)" d="M206 194h388v11H206z" />
    <path fill="var(--ink)" d="M268 84h162v102H268zM332 186h34v8h-34z" />
    <path fill="var(--paper)" d="M275 91h148v88H275z" />
    <path fill="var(--calm)" d="M275 91h148v12H275zM349 114h62v54h-62z" />
    <path stroke="var(--ink)" strokeWidth="7" d="M287 121h48m-48 12h38" />
    <path stroke="var(--ink)" strokeWidth="3" d="M287 146h48m-48 9h42" />
    <path fill="var(--accent)" d="M287 163h26v9h-26z" />
    <path fill="var(--ink)" d="M446 122h42v72h-42z" />
    <path fill="var(--paper)" d="M451 128h32v60h-32z" />
    <path fill="var(--calm)" d="M451 128h32v22h-32z" />
    <path stroke="var(--ink)" strokeWidth="3" d="M456 158h22m-22 8h18m-18 8h22" />
    <path
      fill="none"
      stroke="var(--ink)"
      strokeWidth="6"
      strokeLinejoin="round"
      strokeLinecap="round"
      d="M562 194v-10l22-48-62-40"
    />
    <path fill="var(--ink)" d="M540 186h44v9h-44zm-54-72 30-34 34 12-10 18z" />
    <path
      fill="var(--paper)"
      stroke="var(--ink)"
      strokeWidth="2.5"
      d="M216 188h44v6h-44zm4-6h40v6h-40zm-2-6h42v6h-42z"
    />
    <path fill="var(--calm)" d="M504 176h20v18h-20z" />
    <path fill="none" stroke="var(--calm)" strokeWidth="4" d="M524 180c9-2 9 10 0 9" />
    {/* Chair, and the pet asleep under the desk. */}
    <path
      fill="var(--ink)"
      d="M338 206c-6 0-8-6-4-8h64c4 2 2 8-4 8zM330 236h74c6 0 6 12 0 12h-74c-6 0-6-12 0-12zM362 248h10v24h-10zM334 284c2-16 64-16 66 0z"
    />
    <path
      fill="var(--calm)"
      d="M344 168h46c8 0 10 8 8 16l-6 34c-1 6-4 8-8 8h-34c-4 0-7-2-8-8l-6-34c-2-8 0-16 8-16z"
    />
    <path
      fill="var(--ink)"
      d="M440 288c-14 0-16-30 14-34 16-3 28 3 34 12l3-11 8 7c9-1 13 4 13 11 0 9-7 15-18 15z"
    />
    <path
      fill="none"
      stroke="var(--ink)"
      strokeWidth="7"
      strokeLinecap="round"
      d="M446 284c-16 2-24-6-18-14"
    />
    <path fill="var(--ink)" d="M-40 286h880v3H-40z" />
    <path fill="var(--shade)" d="M-40 289h880v11H-40z" />
  </svg>
);

export const Telephone: RoomDrawing = () => (
  <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" className={styles.drawing}>
    <path fill="var(--shade)" d="M-200 232h800v56h-800z" />
    <path stroke="var(--ink)" strokeWidth="3" d="M206-40v62" />
    <path fill="var(--light)" d="m172 54-92 128h252L240 54z" />
    <path fill="var(--ink)" d="M206 16c30 0 44 20 46 40h-92c2-20 16-40 46-40z" />
    {/* The framed menu from the story. */}
    <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="5" d="M26 44h84v108H26z" />
    <text x="68" y="76" textAnchor="middle" fill="var(--ink)" className={styles.menu}>
      MENU
    </text>
    <path stroke="var(--ink)" strokeWidth="2.5" d="M40 92h56M46 103h44M40 114h56M48 125h40M44 136h48" />
    <path fill="none" stroke="var(--accent)" strokeWidth="3" d="M60 110c14-8 44-4 42 5s-46 9-44-2" />
    {/* Key hooks and pigeonholes. */}
    <path fill="var(--ink)" d="M302 66h86v6h-86zM302 104h86v6h-86zM302 142h86v6h-86z" />
    <path
      fill="var(--calm)"
      d="M308 40h12v26h-12zM338 32h10v34h-10zM352 38h16v28h-16zM310 80h24v24h-24zM356 84h10v20h-10zM370 78h10v26h-10zM308 118h12v24h-12zM342 122h34v20h-34z"
    />
    <path fill="var(--ink)" d="M322 36h12v30h-12zM370 46h10v20h-10zM338 82h12v22h-12zM324 114h12v28h-12z" />
    {/* Counter. */}
    <path fill="var(--calm)" d="M52 196h296v92H52z" />
    <path
      fill="none"
      stroke="var(--calm-strong)"
      strokeWidth="4"
      d="M68 212h80v60H68zM160 212h80v60h-80zM252 212h80v60h-80z"
    />
    <path fill="var(--ink)" d="M38 182h324v14H38zM44 276h312v12H44z" />
    {/* Ringing. */}
    <g className={styles.phone}>
      <path fill="var(--accent)" d="M158 182c2-30 16-46 34-48h36c18 2 32 18 34 48z" />
      <path
        fill="var(--accent)"
        d="M138 128c-3-24 24-36 72-36s75 12 72 36l-2 8c-2 8-34 8-36 0l-2-12c-16-8-48-8-64 0l-2 12c-2 8-34 8-36 0z"
      />
      <path fill="var(--ink)" d="M186 122h8v14h-8zM226 122h8v14h-8zM152 182h116v5H152z" />
      <circle cx="210" cy="158" r="19" fill="var(--paper-raised)" />
      <circle
        cx="210"
        cy="158"
        r="13"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="5.5"
        strokeDasharray="5 3.17"
      />
      <circle cx="210" cy="158" r="5.5" fill="var(--ink)" />
    </g>
    <path
      fill="none"
      stroke="var(--ink)"
      strokeWidth="4"
      strokeLinecap="round"
      d="M131 104c-6-7-8-15-5-23m18 9c-3-4-4-8-3-12m148 26c6-7 8-15 5-23m-18 9c3-4 4-8 3-12"
    />
    <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="2.5" d="m78 174 44-2 12 10H70z" />
    <path stroke="var(--accent)" strokeWidth="5" d="m98 170 34-16" />
    <path fill="var(--ink)" d="M296 182c0-18 8-26 20-26s20 8 20 26zM312 148h8v8h-8z" />
    <path fill="var(--ink)" d="M-200 286h800v3h-800z" />
    <path fill="var(--shade)" d="M-200 289h800v11h-800z" />
  </svg>
);

export const Press: RoomDrawing = () => (
  <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" className={styles.drawing}>
    <path fill="var(--shade)" d="M-200 232h800v56h-800z" />
    {/* Type cases, one pulled out, and reams of paper. */}
    <path fill="var(--calm)" d="M-40 96H64v192H-40z" />
    <path
      fill="none"
      stroke="var(--paper)"
      strokeWidth="2.5"
      d="M-32 118h88M-32 142h88M-32 166h88M-32 190h88M-32 214h88M-32 238h88M-32 262h88M20 108h14M20 132h14M20 156h14M20 180h14M20 204h14M20 228h14M20 252h14M20 276h14"
    />
    <path fill="var(--ink)" d="M-44 88H70v8H-44zm30-22 84 10v12h-84z" />
    <g fill="var(--paper)" stroke="var(--ink)" strokeWidth="2.5">
      <path d="M336 270h78v17h-78zM342 252h72v18h-72zM338 236h76v16h-76z" />
    </g>
    {/* Feet, rails, bed. */}
    <path
      fill="var(--ink)"
      d="M124 288c2-24 22-28 28-54h22c0 30-6 38-8 54zM306 288c-2-24-22-28-28-54h-22c0 30 6 38 8 54z"
    />
    <path fill="var(--ink)" d="M76 212h282v9H76zM92 221h12v67H92z" />
    <path fill="var(--calm)" d="M96 196h226v14H96z" />
    <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="2.5" d="M188 190h60v6h-60z" />
    {/* Tympan with a sheet. */}
    <path
      fill="var(--paper)"
      stroke="var(--ink)"
      strokeWidth="5"
      strokeLinejoin="round"
      d="m322 200 44-96 22 10-44 96z"
    />
    <path stroke="var(--ink)" strokeWidth="3" d="m344 178 14-30m-6 34 14-30m-4-14 6-13" />
    {/* Staple, head, piston, platen. */}
    <path
      fill="var(--ink)"
      d="M150 234V92c0-34 26-48 65-48s65 14 65 48v142h-24V104c0-12-8-18-18-18h-46c-10 0-18 6-18 18v130z"
    />
    <path
      fill="none"
      stroke="var(--paper)"
      strokeWidth="2.5"
      d="M162 220V96c0-28 20-38 53-38s53 10 53 38v124"
    />
    <path fill="var(--ink)" d="M205 44h20l-4-9c9-6 9-17-1-20l-5-8-5 8c-10 3-10 14-1 20zM186 226h58v8h-58z" />
    <path fill="var(--calm)" d="M206 86h18v66h-18zM196 152h38v10h-38z" />
    <path fill="var(--ink)" d="M176 162h78v12h-78z" />
    <path
      fill="none"
      stroke="var(--ink)"
      strokeWidth="8"
      strokeLinecap="round"
      d="M214 122c44 8 70-2 92-24"
    />
    <path stroke="var(--accent)" strokeWidth="11" strokeLinecap="round" d="m304 100 16-15" />
    <circle cx="215" cy="70" r="7" fill="var(--accent)" />
    <path fill="none" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" d="M214 216v22h22" />
    {/* Fresh prints, drying. */}
    <path fill="none" stroke="var(--ink)" strokeWidth="2" d="M-200 20Q80 52 140 26T600 30" />
    <path
      fill="var(--paper)"
      stroke="var(--ink)"
      strokeWidth="2.5"
      d="m78 38 40-4 4 46-40 4zm226-12 42 4-5 46-41-4z"
    />
    <path
      stroke="var(--ink)"
      strokeWidth="3"
      d="m86 48 24-2m-22 12 24-2m-22 12 16-1m208-29 25 2m-26 8 25 2m-26 8 16 2"
    />
    <path fill="var(--ink)" d="M-200 286h800v3h-800z" />
    <path fill="var(--shade)" d="M-200 289h800v11h-800z" />
  </svg>
);
