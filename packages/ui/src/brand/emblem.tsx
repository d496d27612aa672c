import { emblem, type EmblemPart, mayBeTurned, perches } from "@brightwren/brand/emblem";

const colours: Record<EmblemPart["colour"], string> = {
  ink: "currentColor",
  accent: "var(--accent)",
  ground: "var(--emblem-ground, var(--paper))",
};

type EmblemProps = {
  className?: string | undefined;
  /** Mirrors the emblem, unless it must not be mirrored. */
  turned?: boolean;
  /** Sits on the edge of something, and is left out unless the emblem may do so. */
  perched?: boolean;
};

export function Emblem({ className, turned, perched }: EmblemProps) {
  if (perched && !perches) return null;
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      aria-hidden="true"
      className={className}
      style={turned && mayBeTurned ? { transform: "scaleX(-1)" } : undefined}
    >
      {emblem.map(({ d, width, colour }) =>
        width === undefined ? (
          <path key={d} fill={colours[colour]} d={d} />
        ) : (
          <path key={d} stroke={colours[colour]} strokeWidth={width} strokeLinecap="round" d={d} />
        ),
      )}
    </svg>
  );
}
