import { studio } from "@brightwren/brand";
import { Emblem } from "@brightwren/ui/emblem";
import styles from "./house.module.css";

const sash = (x: number) => (
  <g key={x} transform={`translate(${x} 84)`}>
    <path fill="var(--paper-raised)" stroke="var(--ink)" strokeWidth="4" d="M0 0h104v150H0z" />
    <path fill="var(--glass)" d="M9 9h86v62H9zM9 79h86v62H9z" />
    <path stroke="var(--paper-raised)" strokeWidth="4" d="M52 9v132" />
    <path fill="var(--ink)" d="M-12 150h128v12H-12zM-10-22h124l-8 22H-2z" />
  </g>
);

const Upstairs = () => (
  <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" className={styles.upstairs}>
    <defs>
      <pattern id="bricks" width="44" height="24" patternUnits="userSpaceOnUse">
        <path
          fill="none"
          stroke="var(--ink)"
          strokeOpacity=".13"
          strokeWidth="1.6"
          d="M0 .8h44M0 12.8h44M11 0v12M33 12v12"
        />
      </pattern>
    </defs>
    <path fill="url(#bricks)" d="M-200-200h800v800h-800z" />
    {[58, 238].map(sash)}
    <path fill="var(--calm)" d="M68 176c10-30 24-22 28 0 8-30 26-34 30-4 8-14 18-10 22 4v49H68z" />
    <path fill="var(--ink)" d="M62 212h96v18H62z" />
  </svg>
);

const cards = [
  [52, 138, 44, 62, 22],
  [108, 122, 56, 78, 30],
  [176, 146, 50, 54, 16],
] as const;

const ShopWindow = () => (
  <svg viewBox="0 0 400 330" preserveAspectRatio="xMidYMax slice" className={styles.shop}>
    <path fill="var(--band)" d="M-200 0h800v330h-800z" />
    <path fill="var(--slab)" d="M-200 312h800v18h-800z" />
    <g fill="var(--panel)">
      <path d="M10 0h16v312H10zM252 0h16v312h-16zM374 0h16v312h-16zM44 246h190v50H44z" />
    </g>
    <path fill="var(--glass)" d="M38 24h202v198H38z" />
    <path fill="var(--paper)" fillOpacity=".5" d="m60 222 90-198h40l-90 198zm60 0 90-198h14l-90 198z" />
    {cards.map(([x, y, width, height, block]) => (
      <g key={x}>
        <path
          fill="var(--paper-raised)"
          stroke="var(--ink)"
          strokeWidth="2.5"
          d={`M${x} ${y}h${width}v${height}h-${width}z`}
        />
        <path fill="var(--ink)" d={`M${x + 8} ${y + 8}h${width - 16}v${block}h-${width - 16}z`} />
        <path
          stroke="var(--ink)"
          strokeWidth="2.5"
          d={`M${x + 8} ${y + block + 16}h${width - 16}m0 8h-${width - 20}`}
        />
      </g>
    ))}
    <path fill="var(--ink)" d="M38 200h202v6H38z" />
    <path
      fill="none"
      stroke="var(--paper-raised)"
      strokeWidth="7"
      d="M38 24h202v198H38zM105 24v198M172 24v198"
    />
    <path fill="var(--slab)" d="M276 24h90v288h-90z" />
    <path fill="var(--glass)" d="M284 32h74v28h-74zM290 76h62v104h-62z" />
    <path fill="var(--band)" d="M290 214h62v84h-62z" />
    <path fill="var(--paper-raised)" d="M296 110h50v30h-50z" />
    <path fill="none" stroke="var(--ink)" strokeWidth="2" d="m298 111 23-22 23 22" />
    <text x="321" y="131" textAnchor="middle" fill="var(--ink)" className={styles.open}>
      OPEN
    </text>
    <path fill="var(--on-slab)" d="M302 192h38v7h-38z" />
    <circle cx="357" cy="196" r="5" fill="var(--on-slab)" />
    <path
      fill="var(--on-slab)"
      stroke="var(--ink)"
      strokeWidth="2.5"
      d="M-6 0h272v26c0 26-34 26-34 0 0 26-34 26-34 0 0 26-34 26-34 0 0 26-34 26-34 0 0 26-34 26-34 0 0 26-34 26-34 0 0 26-34 26-34 0 0 26-34 26-34 0z"
    />
    <path
      fill="var(--panel)"
      d="M28 0h34v26c0 26-34 26-34 0zM96 0h34v26c0 26-34 26-34 0zM164 0h34v26c0 26-34 26-34 0zM232 0h34v26c0 26-34 26-34 0z"
    />
  </svg>
);

export function HouseFront() {
  return (
    <div className={styles.front} aria-hidden="true">
      <Upstairs />
      <p className={styles.sign}>
        <Emblem className={styles.signEmblem} />
        <span>{studio.name}</span>
      </p>
      <ShopWindow />
    </div>
  );
}
