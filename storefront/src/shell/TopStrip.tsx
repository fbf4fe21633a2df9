import { useIntl } from 'react-intl';
import { LanguageSelector } from '../features/language-selector/LanguageSelector.js';
import { cachedInStore } from '../platform/cached-markup/CachedMarkup.js';
import { useStoreMoney } from '../platform/money/use-money.js';
import { useStoreConfig } from '../platform/store/use-store-config.js';
import { Icon } from '../ui/Icon.js';
import { shellMessages } from './messages.js';

/** The strip at the top (spec shell §2.1): free shipping, customer care and languages. */
export function TopStrip() {
  return (
    <div className="shop-strip bg-band text-band-ink">
      <div className="page flex min-h-8 items-center gap-6 py-1 text-xs">
        <Pledges />
        <div className="ml-auto flex items-center gap-4">
          <CarePhone />
          <LanguageSelector />
        </div>
      </div>
    </div>
  );
}

const PLEDGES = [
  { icon: 'return', message: shellMessages.returns },
  { icon: 'shield', message: shellMessages.guarantee },
  { icon: 'tag', message: shellMessages.allVat },
] as const;

/** The threshold for free shipping and, on a wide screen, the promises for every order. */
function UncachedPledges() {
  const { formatMessage } = useIntl();
  const { shippingCost, consumerRights } = useStoreConfig();
  const formatAmount = useStoreMoney();
  const values = { days: consumerRights.returnDays, years: consumerRights.guaranteeYears };
  return (
    <>
      <p className="flex items-center gap-2 font-medium">
        <Icon name="truck" className="size-4" />
        {formatMessage(shellMessages.freeShipping, {
          amount: formatAmount(shippingCost.freeShippingThresholdCentAmount),
        })}
      </p>
      <ul className="hidden gap-6 xl:flex">
        {PLEDGES.map(({ icon, message }) => (
          <li key={icon} className="flex items-center gap-2 whitespace-nowrap">
            <Icon name={icon} className="size-4" />
            {formatMessage(message, values)}
          </li>
        ))}
      </ul>
    </>
  );
}

const Pledges = import.meta.env.SSR ? cachedInStore(UncachedPledges, 'pledges') : UncachedPledges;

/** Phone number and opening hours of customer care. */
function UncachedPhone() {
  const { formatMessage } = useIntl();
  const { phone, openingHours } = useStoreConfig().customerCare;
  if (!phone) return null;
  return (
    <p className="hidden items-center gap-2 md:flex">
      <Icon name="phone" className="size-4" />
      <a
        href={`tel:${phone.replace(/[^+\d]/g, '')}`}
        aria-label={formatMessage(shellMessages.call, { phone })}
        className="tabular font-semibold hover:underline"
      >
        {phone}
      </a>
      {openingHours ? <span className="opacity-75">{openingHours}</span> : null}
    </p>
  );
}

const CarePhone = import.meta.env.SSR ? cachedInStore(UncachedPhone, 'phone') : UncachedPhone;
