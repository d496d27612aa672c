type CustardCreamProps = { className: string | undefined };

export function CustardCream({ className }: CustardCreamProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 420 320"
      role="img"
      aria-label="A custard cream, slightly larger than life."
    >
      <g transform="rotate(-9 210 160)">
        <rect x="42" y="72" width="344" height="210" rx="26" fill="#13221d" opacity="0.14" />
        <rect x="34" y="58" width="344" height="208" rx="24" fill="#c98a3a" />
        <rect x="32" y="50" width="348" height="204" rx="22" fill="#fff4cf" />
        <path
          d="M60 38h300a24 24 0 0 1 24 24v160a24 24 0 0 1-24 24H60a24 24 0 0 1-24-24V62a24 24 0 0 1 24-24z"
          fill="#efbe6b"
        />
        <g fill="none" stroke="#b8782b" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
          <rect x="52" y="54" width="316" height="176" rx="14" strokeDasharray="1 13" strokeWidth="8" />
          <path d="M210 84l92 58-92 58-92-58z" />
          <path d="M76 104c20-24 44-30 70-24-8 24-30 38-58 36M76 180c20 24 44 30 70 24-8-24-30-38-58-36M344 104c-20-24-44-30-70-24 8 24 30 38 58 36M344 180c-20 24-44 30-70 24 8-24 30-38 58-36" />
          <path
            d="M84 118c14-14 28-22 48-30M84 166c14 14 28 22 48 30M336 118c-14-14-28-22-48-30M336 166c-14 14-28 22-48 30"
            strokeWidth="3.500"
          />
        </g>
        <text
          x="210"
          y="137"
          textAnchor="middle"
          fontSize="21"
          fontWeight="700"
          fill="#9a5f1c"
          fontFamily="var(--font-display)"
        >
          SECOND
        </text>
        <text
          x="210"
          y="161"
          textAnchor="middle"
          fontSize="21"
          fontWeight="700"
          fill="#9a5f1c"
          fontFamily="var(--font-display)"
        >
          BELL
        </text>
      </g>
    </svg>
  );
}
