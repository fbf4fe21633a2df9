import { formatMoney } from '@manifold/domain/money/format';
import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import { money, type Money } from '@manifold/domain/money/money';
import { defaultLocale } from '@manifold/domain/store/default-locale';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { LineItemRecord } from '../../../integrations/commercetools/ports/cart-records.js';
import type { ProbeResult, ReadinessProbe } from '../../../store-config/index.js';
import { paymentOffers } from '../../payments/index.js';

/** The price of the sample product if no limit applies. */
const USUAL_CENT_AMOUNT = 10_000;

const NAMES: Readonly<Record<PaymentMethod, ProbeResult['found']>> = {
  online: { en: 'card and other online methods', de: 'Karte und andere Online-Zahlungsarten' },
  'cash-on-delivery': { en: 'cash on delivery', de: 'Nachnahme' },
  'bank-transfer': { en: 'bank transfer', de: 'Überweisung' },
};

/** Returns an amount well below the store's limit for cash on delivery. */
function sampleTotal({ sections: { store, 'cash-on-delivery': cash } }: StoreDocument): Money {
  const centAmount = cash.enabled ? Math.round(cash.priceLimitCentAmount / 2) : USUAL_CENT_AMOUNT;
  return money(centAmount, store.currencyCode);
}

/** Returns a cart with one machine as a parcel. */
function sampleCart(total: Money) {
  const line: LineItemRecord = {
    id: 'sample',
    productId: 'sample',
    sku: 'EX10000000',
    name: '',
    slug: '',
    productTypeKey: 'standard_product',
    image: null,
    quantity: 1,
    price: { value: total, discounted: null },
    totalPrice: total,
    savings: [],
    isFreight: false,
    tax: null,
  };
  return { lineItems: [line], totalPrice: total, taxedPrice: null };
}

/** Checks with the rules of checkout that a machine at a usual price can be paid. */
export const paymentMethodsProbe: ReadinessProbe = {
  id: 'payment-methods',
  section: 'cash-on-delivery',
  probe: ({ document }): ProbeResult => {
    const total = sampleTotal(document);
    const amount = formatMoney(total, defaultLocale(document.sections.store).locale);
    const asked = {
      en: `One machine for ${amount} can be paid.`,
      de: `Eine Maschine für ${amount} kann bezahlt werden.`,
    };
    const offers = paymentOffers(sampleCart(total), document, { clientType: null, hasProvider: false });
    const open = offers.filter(({ refusal }) => refusal === null).map(({ method }) => NAMES[method]);
    const details = offers.flatMap(({ method, refusal }) => (refusal === null ? [] : [`${method}: ${refusal.code}`]));
    if (open.length > 0) {
      return {
        state: 'ok',
        asked,
        found: {
          en: `By ${open.map(({ en }) => en).join(' or ')}.`,
          de: `Per ${open.map(({ de }) => de).join(' oder ')}.`,
        },
        details,
      };
    }
    return {
      state: 'failed',
      asked,
      found: { en: 'No payment method is available.', de: 'Keine Zahlungsart ist verfügbar.' },
      advice: {
        en: 'Switch on cash on delivery or bank transfer, or raise their limits.',
        de: 'Schalten Sie Nachnahme oder Überweisung ein, oder heben Sie deren Grenzen an.',
      },
      details,
    };
  },
};
