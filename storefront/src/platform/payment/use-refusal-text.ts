import { formatMoney } from '@manifold/domain/money/format';
import { money } from '@manifold/domain/money/money';
import type { PaymentRefusal } from '@manifold/domain/payment-refusal/contract';
import { useIntl, type IntlShape } from 'react-intl';
import { useStoreConfig } from '../store/use-store-config.js';
import { refusalMessages } from './messages.js';

/** Returns the reason why a method cannot pay for a cart, with the limit of the refusal. */
export function refusalText(
  refusal: { readonly code: PaymentRefusal['code']; readonly limit?: number },
  currencyCode: string,
  { formatMessage, locale }: Pick<IntlShape, 'formatMessage' | 'locale'>,
): string {
  const count = refusal.limit ?? 0;
  return formatMessage(refusalMessages[refusal.code], {
    limit: formatMoney(money(count, currencyCode), locale),
    count,
  });
}

/** Returns `refusalText` for the store and locale of the page. */
export function useRefusalText(): (refusal: PaymentRefusal) => string {
  const intl = useIntl();
  const { currencyCode } = useStoreConfig();
  return (refusal) => refusalText(refusal, currencyCode, intl);
}
