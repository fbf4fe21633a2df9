import type { LineItem } from '@manifold/domain/cart/contract';
import { shownLines } from '@manifold/domain/cart/shown-lines';
import { CartLine } from './CartLine.js';
import { RemovedLine } from './RemovedLine.js';
import type { Removal } from './use-removal.js';

export interface CartLinesProps {
  readonly lines: readonly LineItem[];
  readonly removal: Removal;
  readonly isCompact?: boolean;
}

/** The lines of the cart. A line that was just removed is replaced by a button that restores it. */
export function CartLines({ lines, removal, isCompact = false }: CartLinesProps) {
  const { removed, remove } = removal;
  return (
    <>
      {removed ? <RemovedLine key={removed.id} removal={removal} /> : null}
      <ul className="divide-y divide-hairline">
        {shownLines(lines)
          .filter(({ id }) => id !== removed?.id)
          .map((line) => (
            <CartLine key={line.id} line={line} isCompact={isCompact} onRemove={() => remove(line)} />
          ))}
      </ul>
    </>
  );
}
