import type { Customer } from '@manifold/domain/customer/contract';
import { readGoal } from '@manifold/domain/entry-goal/entry-goal';
import { Link, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { entryLinks } from '../../platform/account/entry-links.js';
import { ACCOUNT_PAGES, accountTitles } from '../../platform/account/pages.js';
import { accountMessages, menuMessages } from '../../features/account/messages.js';
import { LoadFailure } from '../../platform/errors/LoadFailure.js';
import { useAccount, useAccountFailure } from '../../platform/account/use-account.js';
import { type AccountState, useShop } from '../../platform/shop/shop.js';
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
  useVisitorsLeave(customer, reason === undefined);
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
  const row = useCurrentInView();
  return (
    <nav aria-label={formatMessage(menuMessages.account)} className="max-lg:mb-6">
      <ul ref={row} className="flex gap-1 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 lg:flex-col">
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

/** Returns the ref of a row that scrolls sideways on a phone: the link of the current page is in its middle, so that its neighbours are seen. */
function useCurrentInView() {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const list = row.current;
    const link = list?.querySelector('[aria-current=page]');
    if (!list || !link) return;
    const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
    list.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [pathname]);
  return row;
}

/**
 * The frame of pages that need a customer. The server redirects documents; this handles a session that ended since then. A
 * customer who was working on the page signs in again and returns; other visitors go to the home page (spec shell §2.7).
 */
function useVisitorsLeave(customer: AccountState, isKnown: boolean): void {
  const navigate = useNavigate();
  const router = useRouter();
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const hadCustomer = useRef(false);
  // Who is signed in is known only after rendering.
  useEffect(() => {
    if (customer) hadCustomer.current = true;
    if (customer !== null || !isKnown) return;
    notices.show({ id: 'account', kind: 'problem', text: formatMessage(accountMessages.signedOut) });
    // Read here: a rendering on the way to the next page must not change the goal.
    const { pathname, searchStr } = router.state.location;
    const { to, search } = entryLinks(readGoal(`${pathname}${searchStr}`)).signIn;
    void navigate(hadCustomer.current ? { to, search, replace: true } : { to: '/', replace: true });
  }, [customer, isKnown, navigate, router, notices, formatMessage]);
}
