import { blue, copper } from "./iso/palette.ts";

function Street() {
  return (
    <g>
      <path d="M0 300H226V318H0Z" fill={blue.night} />
      <path d="M226 284H250V330H226Z" fill={blue.sky} />
      <path d="M250 288H440V304H250Z" fill={blue.mist} />
      <path d="M314 288V304M378 288V304" stroke={blue.stream} strokeWidth={3} />
      <path d="M440 208H468V300H440Z" fill={blue.stream} />
      <path d="M434 196H474V210H434Z" fill={blue.water} />
      <path d="M330 288V96" stroke={blue.night} strokeWidth={9} />
      <path d="M330 100C330 70 300 66 276 72" fill="none" stroke={blue.night} strokeWidth={7} />
      <path d="M250 66H292L284 84H256Z" fill={copper.body} />
      <circle cx={120} cy={424} r={50} fill={blue.night} />
      <circle cx={120} cy={424} r={42} fill={blue.mist} />
      <circle cx={120} cy={424} r={32} fill={blue.stream} />
    </g>
  );
}

function House() {
  return (
    <g>
      <path d="M1240-236H1330V-120H1240Z" fill={blue.stream} />
      <path
        d="M1232-246H1338V-228H1232ZM1256-270H1280V-246H1256ZM1292-270H1316V-246H1292Z"
        fill={blue.deep}
      />
      <path d="M1030-96 1130-190H1440V-96Z" fill={blue.night} />
      <path d="M1030-96H1440V-80H1030Z" fill="#ffffff" />
      <path d="M1060-80H1440V300H1060Z" fill={blue.sky} />
      <path d="M1060-80H1084V300H1060Z" fill={blue.stream} />
      <path d="M1060 262H1440V300H1060Z" fill={blue.stream} />
      <path d="M1100 150H1160V262H1100Z" fill={blue.deep} />
      <path d="M1186 96H1270V288H1186Z" fill="#ffffff" />
      <path d="M1196 142H1260V288H1196Z" fill={blue.water} />
      <path d="M1196 106H1260V132H1196Z" fill={copper.shine} />
      <circle cx={1248} cy={220} r={5} fill={copper.shine} />
      <path d="M1176 286H1280V300H1176Z" fill={blue.ice} />
      <path d="M1304 96H1440V112H1304Z" fill="#ffffff" />
      <path d="M1316 112H1440V250H1316Z" fill="#ffffff" />
      <path d="M1328 122H1376V240H1328ZM1388 122H1440V240H1388Z" fill={copper.shine} />
      <path d="M1328 178H1440" stroke="#ffffff" strokeWidth={8} />
      <path d="M1304 250H1440V264H1304Z" fill={blue.ice} />
      <path d="M1132-50H1224V46H1132ZM1320-50H1412V46H1320Z" fill="#ffffff" />
      <path
        d="M1142-40H1214V-6H1142ZM1142 4H1214V38H1142ZM1330-40H1402V-6H1330ZM1330 4H1402V38H1330Z"
        fill={blue.deep}
      />
      <path d="M1122 46H1234V58H1122ZM1310 46H1422V58H1310Z" fill="#ffffff" />
    </g>
  );
}

const bushes = [
  { x: 552, size: 0.9, turn: 1 },
  { x: 694, size: 1.25, turn: -1 },
  { x: 846, size: 0.95, turn: 1 },
  { x: 968, size: 1.12, turn: -1 },
];

const leaves = [
  [-52, -24, 26],
  [-30, -60, 27],
  [4, -84, 26],
  [38, -60, 28],
  [54, -24, 24],
  [0, -36, 38],
] as const;

const roses = [
  [-52, -34, 11],
  [-26, -72, 12],
  [12, -94, 12],
  [46, -62, 13],
  [58, -20, 9],
  [6, -50, 14],
  [-20, -24, 9],
] as const;

function Roses() {
  return (
    <g>
      {bushes.map(({ x, size, turn }) => (
        <g key={x} transform={`translate(${x} 290) scale(${size * turn} ${size})`}>
          <path
            d="M-8 6C-12 34-26 44-34 62M8 6C12 40 24 48 30 70M0 6V58"
            fill="none"
            stroke={blue.sky}
            strokeWidth={3}
            strokeLinecap="round"
          />
          {leaves.map(([leafX, leafY, r]) => (
            <circle key={leafX} cx={leafX} cy={leafY} r={r} fill={blue.stream} />
          ))}
          <path
            d="M-70 0C-66-22-44-18-36-40-20-26-16-62 10-56 26-72 34-40 50-36 66-30 68-14 72 0Z"
            fill={blue.water}
          />
          <path d="M-44 0C-40-14-20-10-14-26 2-20 16-36 26-18 40-20 46-10 48 0Z" fill={blue.deep} />
          {roses.map(([roseX, roseY, r]) => (
            <g key={roseX} transform={`translate(${roseX} ${roseY})`}>
              <circle r={r} fill={copper.body} />
              <path
                d={`M${-r * 0.45} ${r * 0.1}a${r * 0.45} ${r * 0.45} 0 1 1 ${r * 0.5} ${r * 0.4}`}
                fill="none"
                stroke={copper.shine}
                strokeWidth={2.6}
                strokeLinecap="round"
              />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

/** The static part of the drawing: the street, the house and its roses. */
export default function JobScenery() {
  return (
    <svg viewBox="0 -280 1440 880">
      <g id="scenery">
        <Street />
        <House />
        <Roses />
      </g>
    </svg>
  );
}
