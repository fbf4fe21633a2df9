import type { LoyaltyCard, Wallet } from '@manifold/domain/loyalty-card/contract';
import { useIntl } from 'react-intl';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { Button } from '../../ui/Button.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { LoadFailure } from '../../platform/errors/LoadFailure.js';
import { Barcode } from './Barcode.js';
import { loyaltyCardMessages as messages } from './messages.js';
import { useLoyaltyCard } from './use-loyalty-card.js';
import { WalletLinks } from './WalletLinks.js';

/** The customer's card, or the button that gets one. */
export function LoyaltyCardPanel() {
  const { formatMessage } = useIntl();
  const { card, wallets, isBusy, failure, load, issue } = useLoyaltyCard();
  if (failure !== undefined) return <LoadFailure reason={failure} onRetry={card === null ? issue : load} />;
  if (card === undefined) return <Skeleton className="h-64 max-w-md" />;
  if (card) return <Card card={card} wallets={wallets} />;
  return (
    <div className="space-y-5">
      <p>{formatMessage(messages.none)}</p>
      <Button isBusy={isBusy} onClick={issue}>
        {formatMessage(messages.issue)}
      </Button>
    </div>
  );
}

interface CardProps {
  readonly card: LoyaltyCard;
  readonly wallets: readonly Wallet[];
}

function Card({ card: { number, bars }, wallets }: CardProps) {
  const { formatMessage } = useIntl();
  const { brand } = useStoreConfig();
  // In the groups in which people read a number of this kind out.
  const shown = number.replace(/(\d)(\d{6})(\d{6})/, '$1 $2 $3');
  return (
    <div className="max-w-md space-y-4">
      <p>{formatMessage(messages.lead)}</p>
      <div className="overflow-hidden rounded-card border border-hairline">
        <p className="bg-accent px-5 py-4 text-lg font-extrabold text-accent-ink">{brand.name}</p>
        <div className="bg-surface px-4 pt-4 pb-3 text-ink">
          <Barcode bars={bars} label={formatMessage(messages.barcode, { number: shown })} />
          <p className="tabular mt-2 text-center text-md">
            <span className="sr-only">{formatMessage(messages.number)} </span>
            {shown}
          </p>
        </div>
      </div>
      <p className="text-sm text-ink-soft">{formatMessage(messages.hint)}</p>
      <WalletLinks wallets={wallets} />
    </div>
  );
}
