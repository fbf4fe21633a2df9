export interface CustomLineProps {
  readonly name: string;
  /** Quantity and price of a piece, formatted. */
  readonly pieces: string;
  readonly total: string;
}

/** A line of a cart or order that is not a product: name, quantity and price. */
export function CustomLine({ name, pieces, total }: CustomLineProps) {
  return (
    <li className="flex justify-between gap-3 py-3 text-sm">
      <div className="min-w-0">
        <p className="line-clamp-2">{name}</p>
        <p className="tabular text-xs text-ink-faint">{pieces}</p>
      </div>
      <p className="tabular font-semibold whitespace-nowrap">{total}</p>
    </li>
  );
}
