import styles from "./slipper.module.css";

const wool = Array.from({ length: 11 }, (_, index) => {
  const along = index / 10;
  const x = -108 + 216 * along;
  return { x, y: -46 - 4 * 62 * along * (1 - along), r: 24 - (index % 2) * 4 };
});

const tufts = Array.from({ length: 10 }, (_, index) => index * 36);

export function Slipper() {
  return (
    <g className={styles.slipper}>
      <ellipse cx="0" cy="-10" rx="112" ry="84" fill="#7d0f30" />
      <path d="M-84-96h168l16 400h-200z" fill="url(#education-pyjama)" />
      <path d="M44-96h40l16 400h-50z" fill="#123529" opacity="0.16" />
      <path
        d="M-120-40C-172-180-158-420-14-420C130-420 172-180 120-40Q0-164-120-40Z"
        transform="translate(-4 -10)"
        fill="#f0c48a"
      />
      <path
        d="M-112-44C-158-180-142-400-10-400C122-400 158-180 112-44Q0-168-112-44Z"
        fill="url(#education-tartan)"
      />
      <path
        d="M112-44C158-180 122-400-10-400C74-372 100-220 60-92Q90-74 112-44Z"
        fill="#123529"
        opacity="0.24"
      />
      <g fill="#fdf6e3">
        {wool.map(({ x, y, r }) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <g transform="translate(-2 -158)">
        <g fill="#e9a800">
          {tufts.map((turn) => (
            <circle key={turn} cx="4" cy="-24" r="15" transform={`translate(4 6) rotate(${turn})`} />
          ))}
        </g>
        <g fill="#ffcb2b">
          {tufts.map((turn) => (
            <circle key={turn} cy="-26" r="13" transform={`rotate(${turn + 18})`} />
          ))}
          <circle r="30" />
        </g>
        <path
          d="M0-26v10M22-14l-8 6M22 14l-8-6M0 26v-10M-22 14l8-6M-22-14l8 6"
          stroke="#e9a800"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    </g>
  );
}
