import { useIntl } from 'react-intl';
import { cachedInStore } from '../../platform/cached-markup/CachedMarkup.js';
import { useStoreMoney } from '../../platform/money/use-money.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { Icon, type IconName } from '../../ui/Icon.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { reasonMessages } from './messages.js';

interface Reason {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

function useReasons(): Reason[] {
  const { formatMessage } = useIntl();
  const { shippingCost, taxRate, consumerRights } = useStoreConfig();
  const { returnDays, guaranteeYears } = consumerRights;
  const formatAmount = useStoreMoney();
  const amount = formatAmount(shippingCost.freeShippingThresholdCentAmount);
  const fee = formatAmount(shippingCost.parcelFeeCentAmount);
  const textsOf = (title: keyof typeof reasonMessages, text: keyof typeof reasonMessages) => ({
    title: formatMessage(reasonMessages[title], { amount, days: returnDays, years: guaranteeYears }),
    text: formatMessage(reasonMessages[text], { fee, rate: taxRate }),
  });
  return [
    { icon: 'truck', ...textsOf('shippingTitle', 'shippingText') },
    { icon: 'return', ...textsOf('returnTitle', 'returnText') },
    { icon: 'shield', ...textsOf('guaranteeTitle', 'guaranteeText') },
    { icon: 'tag', ...textsOf('payTitle', 'payText') },
  ];
}

function UncachedReasons() {
  const { formatMessage } = useIntl();
  const reasons = useReasons();
  return (
    <section>
      <h2>
        <VisuallyHidden>{formatMessage(reasonMessages.title)}</VisuallyHidden>
      </h2>
      <ul className="cells grid gap-px overflow-hidden rounded-card border border-hairline bg-hairline sm:grid-cols-2 lg:grid-cols-4">
        {reasons.map(({ icon, title, text }) => (
          <li key={icon} className="flex gap-3 bg-surface p-5 lg:flex-col lg:p-6">
            <Icon name={icon} className="size-7 text-accent" />
            <div>
              <h3 className="text-md leading-snug font-bold">{title}</h3>
              <p className="mt-1 text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The reasons to buy here, with the store's own numbers. */
export const Reasons = import.meta.env.SSR ? cachedInStore(UncachedReasons, 'reasons') : UncachedReasons;
