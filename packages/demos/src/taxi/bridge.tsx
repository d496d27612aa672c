const left = 560;
const right = 1400;
const middle = (left + right) / 2;
const deck = 330;

/** Height of a parabola that starts at `foot` and peaks at `crown`. */
function rise(x: number, foot: number, crown: number): number {
  const part = (x - middle) / ((right - left) / 2);
  return crown + (foot - crown) * part * part;
}

const stations = Array.from({ length: 29 }, (_, index) => left + ((right - left) / 28) * index);
const upper = (x: number) => rise(x, 392, 104);
const lower = (x: number) => rise(x, 540, 146);
const line = (at: (x: number) => number) =>
  stations.map((x, i) => `${i ? "L" : "M"}${x} ${at(x).toFixed(1)}`).join("");
const lattice = stations
  .slice(0, -1)
  .map((x, i) => {
    const next = stations[i + 1] ?? x;
    return i % 2 === 0
      ? `M${x} ${lower(x).toFixed(1)}L${next} ${upper(next).toFixed(1)}`
      : `M${x} ${upper(x).toFixed(1)}L${next} ${lower(next).toFixed(1)}`;
  })
  .join("");
const hangers = stations
  .filter((x) => lower(x) < deck - 12)
  .map((x) => `M${x} ${lower(x).toFixed(1)}V${deck}`)
  .join("");
const posts = stations.map((x) => `M${x} ${upper(x).toFixed(1)}V${lower(x).toFixed(1)}`).join("");

export function Bridge() {
  return (
    <g fill="none" stroke="#40372b">
      <path d={hangers} strokeWidth={2.5} />
      <path d={`${lattice}${posts}`} strokeWidth={4} />
      <path d={line(lower)} strokeWidth={11} />
      <path d={line(upper)} strokeWidth={11} />
      <path d={line(upper)} stroke="#c27d16" strokeWidth={1.8} transform="translate(0 -5)" />
      <path d={`M0 ${deck}H1440`} strokeWidth={20} />
      <path
        d={`M0 ${deck - 11}H1440`}
        stroke="#c98517"
        strokeWidth={2.5}
        strokeDasharray="2 26"
        strokeLinecap="round"
      />
      <path d={`M0 ${deck - 2}H1440`} stroke="#5b3d10" strokeWidth={2} />
      <path d="M510 250H584V620H510ZM1376 250H1450V620H1376Z" fill="#221e18" stroke="none" />
      <path d="M502 240H592V256H502ZM1368 240H1458V256H1368Z" fill="#332c22" stroke="none" />
      <path d="M534 280H560V380H534ZM1400 280H1426V380H1400Z" fill="#0c0c0d" stroke="none" />
    </g>
  );
}
