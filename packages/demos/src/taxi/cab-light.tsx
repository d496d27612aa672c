export function CabLight({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}-shell`} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#3a3c42" />
        <stop offset="0.2" stopColor="#15171b" />
        <stop offset="0.52" stopColor="#0b0c0f" />
        <stop offset="0.6" stopColor="#2b2a28" />
        <stop offset="0.72" stopColor="#0d0e11" />
        <stop offset="1" stopColor="#050506" />
      </linearGradient>
      <linearGradient id={`${id}-beam`} x1="1" x2="0" y1="0" y2="0">
        <stop offset="0" stopColor="#fff1c9" stopOpacity="0.75" />
        <stop offset="1" stopColor="#fff1c9" stopOpacity="0" />
      </linearGradient>
      <radialGradient id={`${id}-glow`}>
        <stop offset="0" stopColor="#ffc640" stopOpacity="0.9" />
        <stop offset="1" stopColor="#ffb000" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}
