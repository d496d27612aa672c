import page from "./tech-page.module.css";

export function Brand({ className }: { className: string | undefined }) {
  return (
    <p className={`gap-2 align-center ${page.brand} ${className}`}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="16.5" fill="none" stroke="currentColor" strokeWidth="5" />
        <path d="M20 3.5a16.5 16.5 0 0 1 0 33z" fill="currentColor" />
      </svg>
      halfhour
    </p>
  );
}
