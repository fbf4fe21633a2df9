import { useIntl } from 'react-intl';
import { LanguageSelector } from '../features/language-selector/LanguageSelector.js';
import { useStoreMoney } from '../platform/money/use-money.js';
import { useStoreConfig } from '../platform/store/use-store-config.js';
import { Icon } from '../ui/Icon.js';
import { shellMessages } from './messages.js';
import { usePagePaths } from './use-page-paths.js';

/** The strip on top (spec shell §2.1): from when shipping is free, customer care, languages. */
export function TopStrip() {
  const { formatMessage } = useIntl();
  const { customerCare, shippingCost } = useStoreConfig();
  const write = useStoreMoney();
  const paths = usePagePaths();
  const { phone, openingHours } = customerCare;
  return (
    <div className="shop-strip bg-band text-band-ink">
      <div className="page flex min-h-8 items-center gap-6 py-1 text-xs">
        <p className="flex items-center gap-2 font-medium">
          <Icon name="truck" className="size-4" />
          {formatMessage(shellMessages.freeShipping, { amount: write(shippingCost.freeShippingThresholdCentAmount) })}
        </p>
        <Pledges />
        <div className="ml-auto flex items-center gap-4">
          {phone ? (
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
          ) : null}
          <LanguageSelector paths={paths} />
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

/** What holds for every order, where a wide screen has room for it. */
function Pledges() {
  const { formatMessage } = useIntl();
  const { returnDays, guaranteeYears } = useStoreConfig().consumerRights;
  const values = { days: returnDays, years: guaranteeYears };
  return (
    <ul className="hidden gap-6 xl:flex">
      {PLEDGES.map(({ icon, message }) => (
        <li key={icon} className="flex items-center gap-2 whitespace-nowrap">
          <Icon name={icon} className="size-4" />
          {formatMessage(message, values)}
        </li>
      ))}
    </ul>
  );
}
