type HandBellProps = { className: string | undefined };

export function HandBell({ className }: HandBellProps) {
  return (
    <svg className={className} viewBox="0 0 640 640" aria-hidden="true">
      <g fill="none" stroke="#13221d" strokeWidth="9" strokeLinecap="round">
        <path d="M44 452c-14 46-8 92 20 132M84 476c-8 30-4 60 14 88" />
        <path d="M500 600c40-14 70-42 88-84M488 560c26-10 46-30 58-56" />
      </g>
      <g transform="rotate(28 320 320)">
        <path d="M294-40h52l10 196h-72z" fill="#8f5116" />
        <path d="M326-40h20l10 196h-30z" fill="#6b3a0d" />
        <rect x="272" y="142" width="96" height="30" rx="10" fill="#c97b2a" />
        <circle cx="320" cy="520" r="46" fill="#13221d" />
        <path
          d="M320 166c98 0 126 84 134 172 6 62 24 98 68 122a14 14 0 0 1 8 13v31H110v-31a14 14 0 0 1 8-13c44-24 62-60 68-122 8-88 36-172 134-172z"
          fill="#c21546"
        />
        <path
          d="M362 172c70 20 86 92 92 166 6 62 24 98 68 122a14 14 0 0 1 8 13v31H400c0-60 2-250-38-332z"
          fill="#8f0d33"
        />
        <path
          d="M232 356c4-66 16-112 48-138"
          fill="none"
          stroke="#ffa3b5"
          strokeWidth="18"
          strokeLinecap="round"
        />
        <path d="M110 478h420" stroke="#ffa3b5" strokeWidth="8" />
      </g>
    </svg>
  );
}
