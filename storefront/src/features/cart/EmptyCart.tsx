import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { buttonClasses } from '../../ui/button-classes.js';
import { StatePicture } from '../../ui/StatePicture.js';
import { cartMessages } from './messages.js';

/** Shown for an empty cart, with a link to the home page. */
export function EmptyCart() {
  const { formatMessage } = useIntl();
  return (
    <div className="flex flex-col items-center px-5 py-12 text-center">
      <StatePicture name="empty-cart" />
      <p className="mt-6 text-lg font-bold">{formatMessage(cartMessages.empty)}</p>
      <p className="mt-1 max-w-80 text-sm text-ink-soft">{formatMessage(cartMessages.emptyText)}</p>
      <Link to="/" className={buttonClasses({ className: 'mt-6' })}>
        {formatMessage(cartMessages.discover)}
      </Link>
    </div>
  );
}
