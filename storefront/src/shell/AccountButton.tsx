import { Link, useNavigate } from '@tanstack/react-router';
import { type ComponentType, type MouseEvent, useCallback, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { AccountMenuProps } from '../features/account/AccountMenu.js';
import { variantInStore, cachedOnServer } from '../platform/cached-markup/CachedMarkup.js';
import { hasShopSession } from '../platform/cart/has-session.js';
import { withMessages } from '../platform/intl/page-messages.js';
import { useObservable } from '../platform/observable/observable.js';
import { useShop } from '../platform/shop/shop.js';
import { Icon } from '../ui/Icon.js';
import { shellMessages } from './messages.js';

const SIGN_IN = '/login';

/** Code of the menu and who is signed in are loaded by the first click, because most visitors never sign in. */
const loadMenu = () => withMessages('account', import('../features/account/AccountMenu.js'));

function UncachedButton() {
  const { formatMessage, locale } = useIntl();
  const shop = useShop();
  const navigate = useNavigate();
  const id = useId();
  const opener = useRef<HTMLAnchorElement>(null);
  const customer = useObservable(shop.account);
  const [menu, setMenu] = useState<ComponentType<AccountMenuProps>>();
  const close = useCallback(() => setMenu(undefined), []);
  const open = async () => {
    const { AccountMenu, loadAccount } = await loadMenu();
    if (await loadAccount(shop, locale)) setMenu(() => AccountMenu);
    else await navigate({ to: SIGN_IN });
  };
  const toggle = (event: MouseEvent) => {
    // A visitor is led to sign-in (spec shell §2.1): the link does it.
    if (!hasShopSession(document.cookie) || customer === null) return;
    event.preventDefault();
    if (menu) close();
    else open().catch(() => navigate({ to: SIGN_IN }));
  };
  const Menu = menu;
  return (
    <div className="relative">
      <Link
        ref={opener}
        to={SIGN_IN}
        preload={false}
        onClick={toggle}
        aria-expanded={customer ? menu !== undefined : undefined}
        aria-controls={customer && menu ? id : undefined}
        className="flex h-11 items-center gap-2 rounded-control px-[10px] font-semibold lg:px-3 hover:bg-sunken print:hidden"
      >
        <Icon name="user" className="size-6" />
        <span className="max-lg:sr-only">{formatMessage(shellMessages.account)}</span>
      </Link>
      {Menu && customer ? <Menu id={id} customer={customer} opener={opener.current} onClose={close} /> : null}
    </div>
  );
}

/** Leads a visitor to sign-in and opens the menu of a customer. Without a script it is a link to sign-in. */
export const AccountButton = import.meta.env.SSR
  ? cachedOnServer(UncachedButton, {
      // On the sign-in page the link is marked as current, so it is not cached.
      ownerOf: (_, { intl, pathname }) => (pathname.startsWith(SIGN_IN) ? undefined : intl),
      variantOf: variantInStore('account'),
    })
  : UncachedButton;
