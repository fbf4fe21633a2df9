import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { LoadProblemProps } from '../chunks/LazyPart.js';
import { errorMessage } from './error-message.js';
import { Button } from '../../ui/Button.js';
import { defineMessages } from '../../ui/define-messages.js';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.js';

const messages = defineMessages({ retry: { id: 'shell.retry', defaultMessage: 'Try again' } });

/** Explains why a page of the account cannot be shown, with a button that tries again. */
export function LoadFailure({ reason, onRetry }: { readonly reason: unknown; readonly onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  // What loads at last replaces the button.
  useFocusAfterRemoval(button, 'main', 'h1');
  return (
    <div role="alert" className="space-y-3">
      <p>{formatMessage(errorMessage(reason))}</p>
      <Button ref={button} variant="tertiary" onClick={onRetry}>
        {formatMessage(messages.retry)}
      </Button>
    </div>
  );
}

const UNAVAILABLE = new ShopError('backend-unavailable');

/** Explains that a part of the page did not load, with a button that tries again. */
export function LatePartFailure({ onRetry }: LoadProblemProps) {
  return <LoadFailure reason={UNAVAILABLE} onRetry={onRetry} />;
}
