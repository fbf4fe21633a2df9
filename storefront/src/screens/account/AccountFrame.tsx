import type { Customer } from '@manifold/domain/customer/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { ACCOUNT_PAGES, accountTitles } from '../../platform/account/pages.js';
import { accountMessages, menuMessages } from '../../features/account/messages.js';
import { LoadFailure } from '../../platform/errors/LoadFailure.js';
import { useAccount, useAccountFailure } from '../../platform/account/use-account.js';
import { useShop } from '../../platform/shop/shop.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { Skeleton } from '../../ui/Skeleton.js';

export interface AccountFrameProps {
  readonly title: MessageDescriptor;
  readonly titleValues?: Readonly<Record<string, string>>;
  readonly lead?: MessageDescriptor;
  readonly children: (customer: Customer) => ReactNode;
}

/** Within the account the orders need no link of their own tab. */
const ORDERS = { to: '/my-account/my-orders', title: accountTitles.orders } as const;

const REVIEWS = { to: '/my-account/my-reviews', title: accountTitles.reviews } as const;

const LOYALTY_CARD = { to: '/my-account/loyalty-card', title: accountTitles.loyaltyCard } as const;

const ITEM =
  'flex min-h-11 items-center rounded-control px-3 text-sm whitespace-nowrap hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:font-bold';

/** A page of the account: its menu beside the content. Content waits until the browser knows the customer. */
export function AccountFrame({ title, titleValues, lead, children }: AccountFrameProps) {
  const { formatMessage } = useIntl();
  const customer = useAccount();
  const { reason, retry } = useAccountFailure();
  useVisitorsLeave(customer === null && reason === undefined);
  return (
    <div className="page py-8 lg:grid lg:grid-cols-[14rem_1fr] lg:gap-10 lg:py-12">
      <AccountMenuList />
      <div className="min-w-0">
        <h1 className="text-xl font-extrabold tracking-tight">{formatMessage(title, titleValues)}</h1>
        {lead ? <p className="mt-2 max-w-prose text-ink-soft">{formatMessage(lead)}</p> : null}
        <div className="mt-6">
          {customer ? children(customer) : null}
          {!customer && reason !== undefined ? <LoadFailure reason={reason} onRetry={retry} /> : null}
          {!customer && reason === undefined ? <Skeleton className="h-64" /> : null}
        </div>
      </div>
    </div>
  );
}

function AccountMenuList() {
  const { formatMessage } = useIntl();
  const { toggles } = useStoreConfig();
  const pages = [
    ...ACCOUNT_PAGES.slice(0, 1),
    ORDERS,
    ...ACCOUNT_PAGES.slice(1),
    REVIEWS,
    ...(toggles.loyaltyCard ? [LOYALTY_CARD] : []),
  ];
  return (
    <nav aria-label={formatMessage(menuMessages.account)} className="max-lg:mb-6">
      <ul className="flex gap-1 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 lg:flex-col">
        {pages.map(({ to, title }) => (
          <li key={to}>
            <Link to={to} className={ITEM}>
              {formatMessage(title)}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/log-out" preload={false} className={ITEM}>
            {formatMessage(accountTitles.signOut)}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** The pages of the account are a customer's only. The server redirects documents; this is for a session that the commerce backend has ended (spec shell §2.7). */
function useVisitorsLeave(isVisitor: boolean): void {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const navigate = useNavigate();
  // Who is signed in is known only after rendering.
  useEffect(() => {
    if (!isVisitor) return;
    notices.show({ id: 'account', kind: 'status', text: formatMessage(accountMessages.signedOut) });
    void navigate({ to: '/', replace: true });
  }, [isVisitor, navigate, notices, formatMessage]);
}
