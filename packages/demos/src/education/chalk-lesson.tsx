import styles from "./chalk-lesson.module.css";

type ChalkLessonProps = { className: string | undefined };

export function ChalkLesson({ className }: ChalkLessonProps) {
  return (
    <svg className={className} viewBox="0 0 620 620" aria-hidden="true">
      <filter id="education-chalk" x="-5%" y="-5%" width="110%" height="110%">
        <feTurbulence type="fractalNoise" baseFrequency="0.03" numOctaves="2" seed="4" result="wobble" />
        <feDisplacementMap in="SourceGraphic" in2="wobble" scale="6" result="line" />
        <feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="9" />
        <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -6 4.1" result="grain" />
        <feComposite in="line" in2="grain" operator="in" />
      </filter>
      <g className={styles.chalk} filter="url(#education-chalk)" transform="translate(310 300) rotate(-12)">
        <g className={styles.pink}>
          <path d="M-80 60h-120v-120h120z" />
          <path d="M-190 50l100-100M-190 10l60-60M-150 50l60-60M-190-30l20-20M-110 50l20-20" />
        </g>
        <g className={styles.sun}>
          <path d="M-80 60v160h160v-160z" />
          <path d="M-70 70l140 140M-30 70l100 100M10 70l60 60M50 70l20 20M-70 110l100 100M-70 150l60 60M-70 190l20 20" />
        </g>
        <g className={styles.white}>
          <path d="M-80-60L80 60l120-160L40-220z" />
          <path className={styles.bold} d="M-80 60V-60L80 60z" />
          <path d="M-80 42h18v18" />
        </g>
        <text className={styles.letter} x="-140" y="18">
          a
        </text>
        <text className={styles.letter} x="0" y="158">
          b
        </text>
        <text className={`${styles.letter} ${styles.clear}`} x="60" y="-58">
          c
        </text>
      </g>
    </svg>
  );
}
