/** A trolley with nothing on it. */
export function EmptyTrolley() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className="w-40">
      <path d="M16 104h128v4H16z" className="fill-hairline" />
      <path d="M34 18h8l10 62h-8z" className="fill-ink-soft" />
      <path d="M18 14h22v6H18z" className="fill-accent" />
      <path d="m18 14 3-3h22l-3 3z" className="fill-accent-strong" />
      <path d="M46 76h84v9H46z" className="fill-ink-soft" />
      <path d="m46 76 8-8h84l-8 8z" className="fill-hairline-strong" />
      <path d="m130 76 8-8v9l-8 8z" className="fill-ink-faint" />
      <path d="M58 85a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm58 0a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z" className="fill-ink" />
      <path
        d="M58 90.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Zm58 0a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z"
        className="fill-ground"
      />
      <path
        d="M70 62h40m-40-12h40m-40-12h40M76 34v32m28-32v32"
        className="fill-transparent stroke-hairline"
        strokeWidth="2"
        strokeDasharray="4 5"
      />
    </svg>
  );
}
