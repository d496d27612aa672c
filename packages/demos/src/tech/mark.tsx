type MarkProps = { className?: string | undefined };

export function Mark({ className }: MarkProps) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="16.5" fill="none" stroke="currentColor" strokeWidth="5" />
      <path d="M20 3.5a16.5 16.5 0 0 1 0 33z" fill="currentColor" />
    </svg>
  );
}
