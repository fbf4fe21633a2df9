import type { Wallet } from '@manifold/domain/loyalty-card/contract';
import { useIntl } from 'react-intl';
import { loyaltyCardMessages as messages } from './messages.js';
import { walletOrder } from './wallet-order.js';

const LABELS = { apple: messages.appleWallet, google: messages.googleWallet } as const satisfies Record<Wallet, object>;

/** Links that put the card into a phone's wallet; nothing in a shop without wallets. Only the browser renders them. */
export function WalletLinks({ wallets }: { readonly wallets: readonly Wallet[] }) {
  const { formatMessage, locale } = useIntl();
  if (wallets.length === 0) return null;
  return (
    <ul aria-label={formatMessage(messages.wallets)} className="flex flex-wrap gap-3">
      {walletOrder(wallets, navigator.userAgent).map((wallet) => (
        <li key={wallet}>
          {/* Plain links, because phones open a card only as an address. Both wallets want white on black. */}
          <a
            href={`/api/loyalty-card/${wallet}?${new URLSearchParams({ locale }).toString()}`}
            className="inline-flex min-h-12 items-center rounded-button border border-[#a6a6a6] bg-[#000] px-5 text-sm font-semibold text-[#fff] hover:bg-[#2b2b2b] print:hidden"
          >
            {formatMessage(LABELS[wallet])}
          </a>
        </li>
      ))}
    </ul>
  );
}
