import type { Customer } from '@manifold/domain/customer/contract';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/Icon.js';
import { ACCOUNT_PAGES, accountTitles } from '../../platform/account/pages.js';
import { menuMessages as messages } from './messages.js';
import { useMyOrders } from './use-my-orders.js';

export { loadAccount } from '../../platform/account/use-account.js';

export interface AccountMenuProps {
  readonly id: string;
  readonly customer: Customer;
  /** The button that opens the menu; it has the focus again after Escape. */
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
}

const ITEM = 'flex min-h-11 w-full items-center gap-2 px-4 py-2 text-left text-sm hover:bg-sunken';

/** The customer's name and the links to the account (spec shell §2.1). Closes on Escape and on a click outside. */
export function AccountMenu({ id, customer, opener, onClose }: AccountMenuProps) {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const openOrders = useMyOrders();
  const [profile, ...addressPages] = ACCOUNT_PAGES;
  useClosing(box, opener, onClose);
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(' ');
  const pageLink = (page: (typeof ACCOUNT_PAGES)[number]) => (
    <li key={page.to}>
      <Link to={page.to} preload={false} onClick={onClose} className={ITEM}>
        {formatMessage(page.title)}
      </Link>
    </li>
  );
  return (
    <div
      ref={box}
      id={id}
      role="region"
      aria-label={formatMessage(messages.account)}
      className="absolute top-full right-0 z-40 mt-2 w-72 max-w-[calc(100vw-2rem)] overflow-hidden rounded-card border border-hairline bg-surface text-ink shadow-lifted"
    >
      <p className="border-b border-hairline bg-sunken px-4 py-3 wrap-anywhere">
        <span className="block font-bold">{name}</span>
        <span className="block text-sm text-ink-soft">{customer.email}</span>
      </p>
      <ul>
        {profile ? pageLink(profile) : null}
        <li>
          <button type="button" onClick={() => void openOrders()} className={ITEM}>
            {formatMessage(accountTitles.orders)}
            <span className="sr-only">{formatMessage(messages.ordersElsewhere)}</span>
            <Icon name="arrow" className="ml-auto size-4 -rotate-45 text-ink-faint" />
          </button>
        </li>
        {addressPages.map(pageLink)}
        <li className="border-t border-hairline">
          <Link to="/log-out" preload={false} onClick={onClose} className={ITEM}>
            {formatMessage(accountTitles.signOut)}
          </Link>
        </li>
      </ul>
    </div>
  );
}

function useClosing(box: { readonly current: HTMLElement | null }, opener: HTMLElement | null, onClose: () => void) {
  // Clicks and keys outside the menu reach only the document. Before the menu is painted, so that the first key closes it.
  useLayoutEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (box.current?.contains(target) === true || opener?.contains(target) === true);
    const onPointer = ({ target }: PointerEvent) => {
      if (!isInside(target)) onClose();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!isInside(target)) onClose();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose();
      opener?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [box, opener, onClose]);
}
