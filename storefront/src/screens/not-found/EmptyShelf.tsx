/** An empty shelf: what was looked for is not on it. */
export function EmptyShelf() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className="w-44">
      <path d="M24 12h8v100h-8zM128 12h8v100h-8z" className="fill-hairline-strong" />
      <path d="M20 34h120v7H20zM20 68h120v7H20zM20 102h120v7H20z" className="fill-ink-soft" />
      <path d="M20 30 28 26h104l8 4v4H20zM20 64l8-4h104l8 4v4H20zM20 98l8-4h104l8 4v4H20z" className="fill-hairline" />
      <path d="M44 46h22v14H44z" className="fill-sunken" />
      <path d="M88 78h30v16H88z" className="fill-accent" />
      <path d="m88 78 5-4h30l-5 4zM118 78l5-4v16l-5 4z" className="fill-accent-strong" />
    </svg>
  );
}
