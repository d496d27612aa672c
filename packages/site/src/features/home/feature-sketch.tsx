import styles from "./feature-sketch.module.css";

function Days() {
  return (
    <>
      {[0, 1, 2, 3, 4].map((day) => (
        <g key={day} transform={`translate(${10 + day * 21} ${day === 4 ? 26 : 38})`}>
          <rect
            className={day === 4 ? styles.hot : styles.sheet}
            width="18"
            height={day === 4 ? 50 : 38}
            rx="2"
          />
          <path className={styles.line} d="M5 -4v8M13 -4v8" />
          {day < 4 ? <path className={styles.line} d="m5 20 4 5 6 -10" /> : null}
        </g>
      ))}
      <path className={styles.light} d="m97 50 4 5 8 -12" />
    </>
  );
}

function Fronts() {
  return (
    <>
      <path className={styles.solid} d="M8 78V36l24 -14 24 14v42Z" />
      <path className={styles.light} d="M15 78V48h34v30M15 56h34M15 64h34M15 72h34" />
      <path className={styles.hot} d="M26 32h12v7H26Z" />
      <path className={styles.sheet} d="M66 78V46a22 22 0 0 1 44 0v32Z" />
      <path className={styles.line} d="M66 78V46a22 22 0 0 1 44 0v32Z" />
      <path
        className={styles.line}
        d="M88 66c-9 -3 -12 -10 -10 -17 4 1 7 3 10 7 3 -4 6 -6 10 -7 2 7 -1 14 -10 17Zm0 0V45c-3 -4 -3 -8 0 -12 3 4 3 8 0 12"
      />
      <path className={styles.line} d="M4 78.500h112" />
    </>
  );
}

function Letter() {
  return (
    <>
      <g transform="rotate(-7 60 34)">
        <rect className={styles.solid} x="34" y="8" width="50" height="46" rx="3" />
        <path className={styles.light} d="M41 19h22M41 28h30M41 37h17M68 37h9" />
      </g>
      <path className={styles.sheet} d="M18 42h84v38H18Z" />
      <path className={styles.line} d="M18 42h84v38H18ZM18 42l42 24 42 -24M18 80l30 -22M102 80 72 58" />
      <circle className={styles.hot} cx="60" cy="66" r="6" />
    </>
  );
}

function Clock() {
  return (
    <>
      <circle className={styles.sheet} cx="60" cy="36" r="27" />
      <circle className={styles.line} cx="60" cy="36" r="27" />
      <path className={styles.line} d="M60 13v5M60 54v5M37 36h5M78 36h5" />
      <path className={styles.line} d="M60 36V21M60 36l10 6" />
      <path className={styles.hotLine} d="M96 20a42 42 0 0 1 -7 46M94 71l-5 -5 1 -7" />
      <path className={styles.solid} d="M34 70h52v13H34Z" />
      <path className={styles.light} d="M40 76.500h14M58 76.500h9M71 76.500h9" />
    </>
  );
}

const sketches = [Days, Fronts, Letter, Clock];

export function FeatureSketch({ index }: { index: number }) {
  const Sketch = sketches[index % sketches.length] ?? Days;
  return (
    <svg className={styles.sketch} viewBox="0 0 120 90" width="120" height="90" aria-hidden="true">
      <Sketch />
    </svg>
  );
}
