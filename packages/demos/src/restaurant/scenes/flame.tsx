import { useId } from "react";

export function Flame({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg viewBox="0 0 80 220" className={className} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}o`} cx="0.5" cy="0.72" r="0.75">
          <stop offset="0" stopColor="#fff6dc" />
          <stop offset="0.35" stopColor="#ffd98a" />
          <stop offset="0.72" stopColor="#f29a3c" />
          <stop offset="1" stopColor="#b4501c" />
        </radialGradient>
        <linearGradient id={`${id}i`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fffdf3" stopOpacity="0.2" />
          <stop offset="0.45" stopColor="#fffdf3" />
          <stop offset="0.8" stopColor="#ffe7ad" />
          <stop offset="1" stopColor="#8d6fb0" stopOpacity="0.85" />
        </linearGradient>
      </defs>
      <path
        d="M42 2 C48 46 74 88 74 138 C74 172 60 192 40 192 C20 192 6 172 6 140 C6 94 36 60 42 2Z"
        fill={`url(#${id}o)`}
      />
      <path
        d="M42 62 C46 96 60 118 60 148 C60 174 52 190 40 190 C28 190 20 174 20 150 C20 120 38 100 42 62Z"
        fill={`url(#${id}i)`}
      />
      <path
        d="M40 220 C40 200 37 188 41 168"
        fill="none"
        stroke="#2a1512"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="41" cy="168" r="3.4" fill="#ff8a3c" />
    </svg>
  );
}
