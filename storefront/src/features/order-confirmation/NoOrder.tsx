import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/Icon.js';
import { confirmationMessages as messages } from './messages.js';

/** Shown instead of an order that belongs to another visitor or cannot be loaded. */
export function NoOrder({ hasFailed, actions }: { readonly hasFailed: boolean; readonly actions: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <div className="mx-auto max-w-prose py-10 text-center">
      <Icon name="document" className="mx-auto size-14 text-ink-faint" />
      <h1 className="mt-4 text-xl font-extrabold tracking-tight">
        {formatMessage(hasFailed ? messages.failed : messages.notFound)}
      </h1>
      <p className="mt-2 text-ink-soft">{formatMessage(hasFailed ? messages.failedText : messages.notFoundText)}</p>
      <div className="mt-6 flex justify-center gap-3">{actions}</div>
    </div>
  );
}
