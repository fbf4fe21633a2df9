import { useEffect, useId, useRef, useState } from 'react';
import { correctedQuantity, type QuantityLimit } from '@manifold/domain/quantity/allowed-quantity';
import { Icon } from './Icon.js';

/** Spec core §9: number input. */
const TYPING_DEBOUNCE_MS = 600;

export interface QuantityFieldProps {
  readonly value: number;
  readonly onChange: (quantity: number) => void;
  /** Called if a quantity was reduced, with the limit that it met. */
  readonly onLimit?: (limit: QuantityLimit, quantity: number) => void;
  /** Pieces in stock; Infinity if unknown. */
  readonly stock: number;
  readonly maximum: number;
  readonly labels: { readonly field: string; readonly more: string; readonly less: string };
  readonly isSmall?: boolean;
}

const STEP = 'grid h-full place-items-center text-ink hover:bg-sunken disabled:text-ink-faint disabled:opacity-60';

/** A quantity, typed or stepped, limited by stock and maximum (spec core §5). */
export function QuantityField({
  value,
  onChange,
  onLimit,
  stock,
  maximum,
  labels,
  isSmall = false,
}: QuantityFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Cancel a pending correction when the field is unmounted.
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (requested: number) => {
    clearTimeout(timer.current);
    setTyped(undefined);
    const { quantity, limit } = correctedQuantity(requested, stock, maximum);
    if (limit) onLimit?.(limit, quantity);
    if (quantity !== value) onChange(quantity);
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit(Number.parseInt(text, 10)), TYPING_DEBOUNCE_MS);
  };
  const width = isSmall ? 'h-11' : 'min-h-13';
  return (
    <div
      className={`inline-grid shrink-0 ${width} grid-cols-[2.75rem_2.5rem_2.75rem] items-center overflow-hidden rounded-control border border-hairline-strong bg-surface print:w-14 print:grid-cols-1`}
    >
      <button
        type="button"
        className={STEP}
        aria-label={labels.less}
        disabled={value <= 1}
        onClick={() => commit(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <label htmlFor={id} className="sr-only">
        {labels.field}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => typed !== undefined && commit(Number.parseInt(typed, 10))}
        onKeyDown={(event) => event.key === 'Enter' && typed !== undefined && commit(Number.parseInt(typed, 10))}
        className="tabular h-full w-full min-w-0 bg-transparent text-center text-sm font-semibold outline-offset-[-2px]"
      />
      <button type="button" className={STEP} aria-label={labels.more} onClick={() => commit(value + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
