import { DemoNav } from "../shared/demo-frame.tsx";
import { nav } from "./content.ts";
import styles from "./education-nav.module.css";

export function EducationNav() {
  return (
    <div className={styles.bar}>
      <p className={styles.brand}>
        <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
          <g transform="rotate(24 24 24)">
            <path d="M24 2a4 4 0 0 1 4 4v9h-8V6a4 4 0 0 1 4-4z" fill="#8f5116" />
            <circle cx="24" cy="39" r="5.5" fill="#13221d" />
            <path
              d="M24 13c9 0 11 7 11.500 14 .3 5 2 7 6.500 9.500v3H6v-3c4.500-2.500 6.200-4.500 6.500-9.500C13 20 15 13 24 13z"
              fill="#c21546"
            />
            <path
              d="M17.500 27c.4-5 1.600-8.500 4.500-10"
              fill="none"
              stroke="#ffa3b5"
              strokeWidth="2.500"
              strokeLinecap="round"
            />
          </g>
        </svg>
        Second Bell
      </p>
      <DemoNav label="Second Bell" links={nav} list={styles.list} link={styles.link} />
    </div>
  );
}
