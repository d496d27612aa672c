import type { ReactNode } from "react";
import styles from "./proofs.module.css";

type Place = readonly [x: number, y: number];

type MarkedProofProps = {
  /** Pencil rings and arrows. */
  pencil: string;
  remarks: readonly { text: string; at: Place; anchor?: "start" }[];
  /** Where the numbers 1 to 3 are, which are those of the list beside the drawing. */
  marks: readonly Place[];
  children: ReactNode;
};

/** An old site with pencil rings. Decorative. */
function MarkedProof({ pencil, remarks, marks, children }: MarkedProofProps) {
  return (
    <svg viewBox="0 0 440 340" className={`full ${styles.proof}`} aria-hidden="true">
      <path className={styles.sheet} d="M6 10 432 2l4 322-424 12z" />
      <g transform="rotate(-1.3 220 170)">{children}</g>
      <path className={styles.pencil} d={pencil} />
      <g className={styles.remarks}>
        {remarks.map(({ text, at: [x, y], anchor }) => (
          <text key={text} x={x} y={y} textAnchor={anchor ?? "middle"}>
            {text}
          </text>
        ))}
      </g>
      {marks.map(([x, y], index) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <circle r="12" className={styles.mark} />
          <text y="5" textAnchor="middle" className={styles.number}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

type OldProps = { children: ReactNode; x: number; y: number; size: number; weight?: number; link?: boolean };

/** A line of an old site. Links start at x; other lines are centred there. */
function Old({ children, x, y, size, weight, link = false }: OldProps) {
  return (
    <text
      x={x}
      y={y}
      className={styles.old}
      fontSize={size}
      fontWeight={weight}
      textAnchor={link ? undefined : "middle"}
      textDecoration={link ? "underline" : undefined}
    >
      {children}
    </text>
  );
}

const plumbersMenu = ["Home", "About Us", "News (0)", "Links", "Guest Book", "Contact"];

export function PlumbersProof() {
  return (
    <MarkedProof
      pencil="M178 258c30-16 160-18 182-4s-20 23-90 23-116-5-92-19M127 106c-7 22-7 44 0 66M125 106l8-3M127 172l8 2M192 225c40-10 128-10 146 1s-30 16-78 15-88-6-68-16M362 264c12 2 20 8 26 14M340 228c16-6 32-8 48-8"
      remarks={[
        { text: "why?", at: [366, 308] },
        { text: "and the stop tap?", at: [149, 198], anchor: "start" },
        { text: "how much?", at: [372, 202] },
      ]}
      marks={[
        [400, 286],
        [130, 192],
        [400, 220],
      ]}
    >
      <path className={styles.tinted} d="M24 22h392v46H24z" />
      <Old x={220} y={52} size={22} weight={700}>
        Ibbotson &amp; Daughter
      </Old>
      <path className={styles.tinted} d="M24 76h92v214H24z" />
      {plumbersMenu.map((item, index) => (
        <Old key={item} x={34} y={98 + index * 21} size={11} link>
          {item}
        </Old>
      ))}
      <path className={styles.lines} d="M44 274v-20h16v-8h-9v-6h38v6h-9v8h22q10 0 10 12v8h-12v-6h-38v6z" />
      <Old x={266} y={98} size={15} weight={700}>
        Welcome to our Web Site!!
      </Old>
      <path
        className={styles.lines}
        d="M134 112h270M134 121h262M134 130h268M134 139h250M134 148h266M134 157h270M134 166h198"
      />
      <Old x={266} y={232} size={11.5}>
        Prices on application
      </Old>
      <Old x={266} y={264} size={11.5}>
        For our number see Contact
      </Old>
      <path className={styles.counter} d="M222 280h88v20h-88z" />
      <text x="266" y="295" textAnchor="middle" fontSize="14" letterSpacing="4" className={styles.digits}>
        000417
      </text>
    </MarkedProof>
  );
}

/** The board photographed sideways, the menu as a file, the hours somewhere else. */
export function CafeProof() {
  return (
    <MarkedProof
      pencil="M240 136c30-14 140-14 160 0s-26 22-84 21-98-9-76-21M384 154l16 8M58 116c-22 40-20 110 4 138 40 22 108 18 130-6 18-40 12-110-8-136-34-18-96-16-126 4M176 262c14 10 26 14 42 16M240 218c26-10 116-10 136 2s-22 20-72 19-86-10-64-21M376 226l16 6"
      remarks={[
        { text: "which Easter?", at: [338, 180] },
        { text: "can’t read this", at: [246, 300], anchor: "start" },
        { text: "and dogs?", at: [372, 276] },
      ]}
      marks={[
        [410, 170],
        [226, 272],
        [406, 240],
      ]}
    >
      <path className={styles.tinted} d="M24 22h392v46H24z" />
      <Old x={220} y={52} size={22} weight={700}>
        Kettle &amp; Slate Cafe
      </Old>
      <g transform="rotate(90 122 184)">
        <path className={styles.counter} d="M58 134h128v100H58z" />
        <path
          className={styles.chalk}
          d="M72 150h60M72 166h44m30 0h24M72 180h52m22 0h24M72 194h38m36 0h24M72 208h58m16 0h24"
        />
      </g>
      <Old x={122} y={298} size={10}>
        IMG_0231.JPG (click to enlarge)
      </Old>
      <Old x={320} y={104} size={15} weight={700}>
        Croeso! Welcome!
      </Old>
      <Old x={320} y={148} size={11.5}>
        Open from Easter, see door
      </Old>
      <Old x={306} y={232} size={11.5}>
        Menu (PDF, 14 MB)
      </Old>
      <path className={styles.lines} d="M236 256h100M236 266h92" />
    </MarkedProof>
  );
}
