import type { portfolioCase } from "../../content/portfolio.ts";
import styles from "./marked-proof.module.css";

type MarkedProofProps = { proof: typeof portfolioCase.proof };

/** The old site with pencil rings, numbered 1 to 3 like the list beside it. Decorative. */
export function MarkedProof({ proof }: MarkedProofProps) {
  const { name, welcome, menu, notices, remarks } = proof;
  return (
    <svg viewBox="0 0 440 340" className={`full ${styles.proof}`} aria-hidden="true">
      <path className={styles.sheet} d="M6 10 432 2l4 322-424 12z" />
      <g transform="rotate(-1.3 220 170)">
        <path className={styles.tinted} d="M24 22h392v46H24z" />
        <text x="220" y="52" textAnchor="middle" className={styles.old} fontSize="22" fontWeight="700">
          {name}
        </text>
        <path className={styles.tinted} d="M24 76h92v214H24z" />
        {menu.map((item, index) => (
          <text
            key={item}
            x="34"
            y={98 + index * 21}
            className={styles.old}
            fontSize="11"
            textDecoration="underline"
          >
            {item}
          </text>
        ))}
        <g transform="translate(70 252)" className={styles.lines}>
          <path d="M-26 22V2h16v-8h-9v-6h38v6h-9v8h22q10 0 10 12v8H30v-6H-8v8z" />
        </g>
        <text x="266" y="98" textAnchor="middle" className={styles.old} fontSize="15" fontWeight="700">
          {welcome}
        </text>
        <path
          className={styles.lines}
          d="M134 112h270M134 121h262M134 130h268M134 139h250M134 148h266M134 157h270M134 166h198"
        />
        {notices.map((notice, index) => (
          <text
            key={notice}
            x="266"
            y={[232, 264][index]}
            textAnchor="middle"
            className={styles.old}
            fontSize="11.5"
          >
            {notice}
          </text>
        ))}
        <path className={styles.counter} d="M222 280h88v20h-88z" />
        <text x="266" y="295" textAnchor="middle" fontSize="14" letterSpacing="4" className={styles.digits}>
          000417
        </text>
      </g>
      <g className={styles.pencil}>
        <path d="M178 258c30-16 160-18 182-4s-20 23-90 23-116-5-92-19" />
        <path d="M127 106c-7 22-7 44 0 66M125 106l8-3M127 172l8 2" />
        <path d="M192 225c40-10 128-10 146 1s-30 16-78 15-88-6-68-16" />
        <path d="M362 264c12 2 20 8 26 14M340 228c16-6 32-8 48-8" />
      </g>
      <g className={styles.remarks}>
        {remarks.map((remark, index) => (
          <text
            key={remark}
            x={[366, 149, 372][index]}
            y={[308, 198, 202][index]}
            textAnchor={index === 1 ? "start" : "middle"}
          >
            {remark}
          </text>
        ))}
      </g>
      {[
        [400, 286],
        [130, 192],
        [400, 220],
      ].map(([x, y], index) => (
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
