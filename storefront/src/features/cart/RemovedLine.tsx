import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.js';
import { cartMessages } from './messages.js';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.js';
import type { Removal } from './use-removal.js';

/** Replaces a removed line and offers to restore it. It takes the focus, which would be lost with the line, and gives it to the list. */
export function RemovedLine({ removal: { removed, undo } }: { readonly removal: Removal }) {
  const { formatMessage } = useIntl();
  const line = useRef<HTMLDivElement>(null);
  // The focused button was removed with its line.
  useEffect(() => line.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  useFocusAfterRemoval(line, 'div', 'ul');
  return (
    <div
      ref={line}
      className="my-4 flex items-center justify-between gap-4 rounded-card bg-sunken py-2 pr-2 pl-4 text-sm"
    >
      <p role="status" className="product-name line-clamp-2">
        {formatMessage(cartMessages.removed, { name: removed?.name ?? '' })}
      </p>
      <Button variant="tertiary" size="sm" icon="return" onClick={undo}>
        {formatMessage(cartMessages.undo)}
      </Button>
    </div>
  );
}
