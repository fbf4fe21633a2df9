import { bankTransferRefusal } from '../bank-transfer/refusal.js';
import { cashOnDeliveryRefusal } from '../cash-on-delivery/refusal.js';
import { cashRounding } from '../cash-rounding/rounding.js';
import { isPostalCode } from '../postal-code/is-postal-code.js';
import { missingForFreeShipping, shippingFee } from '../shipping-cost/shipping-fee.js';
import { isStreetNumber } from '../street-number/street-number.js';
import { hasVatNumberForm } from '../vat-number/clean.js';
import type { CheckoutRules } from './checkout-rules.js';
import type { Sale, SaleAddress } from './sale.js';

/** The result of checking out a cart or an order under a store's rules. Amounts in cents. */
export interface Replayed {
  readonly cashOnDelivery: boolean;
  readonly bankTransfer: boolean;
  readonly freeShipping: boolean;
  readonly shippingCentAmount: number;
  readonly feeCentAmount: number;
  /** Rounding of a payment on delivery; negative if it is rounded down. */
  readonly roundingCentAmount: number;
  readonly postalCode: boolean;
  readonly streetNumber: boolean;
  readonly vatNumber: boolean;
}

/** Applies a sale's shipping discount, in proportion, to a shipping price that may have changed. */
function applyDiscount(centAmount: number, { shipping }: Sale): number {
  if (shipping === null || shipping.centAmount === 0) return centAmount;
  return Math.round((centAmount * shipping.paidCentAmount) / shipping.centAmount);
}

function addressVerdicts(addresses: readonly SaleAddress[], { sections }: CheckoutRules) {
  const { countryCode } = sections.store;
  // Addresses abroad are refused by country, so their postal code is not checked.
  const own = addresses.filter(({ country }) => country === countryCode);
  return {
    postalCode: own.every(({ postalCode }) => isPostalCode(postalCode, countryCode, sections['postal-code'])),
    streetNumber: own.every(({ streetNumber, country }) =>
      isStreetNumber({ streetNumber, country }, sections['street-number']),
    ),
    vatNumber: own.every(({ vatNumber }) => vatNumber === null || hasVatNumberForm(vatNumber, sections['vat-number'])),
  };
}

/** Checks a cart or an order out with a store's rules, using the same functions as checkout. */
export function replay(sale: Sale, rules: CheckoutRules): Replayed {
  const { sections } = rules;
  const cost = sections['shipping-cost'];
  const { maximumCashOrBankItems } = sections['shopping-limits'];
  const shippingCentAmount = applyDiscount(shippingFee(sale.goodsCentAmount, sale.hasFreight, cost), sale);
  const grossCentAmount = sale.grossCentAmount - (sale.shipping?.paidCentAmount ?? 0) + shippingCentAmount;
  const onDelivery = cashOnDeliveryRefusal(
    { ...sale, grossCentAmount },
    sections['cash-on-delivery'],
    maximumCashOrBankItems,
  );
  const { feeCentAmount } = sections['cash-on-delivery'];
  return {
    cashOnDelivery: onDelivery === undefined,
    bankTransfer: bankTransferRefusal(sale.itemCount, sections['bank-transfer'], maximumCashOrBankItems) === undefined,
    freeShipping: missingForFreeShipping(sale.goodsCentAmount, cost) === 0,
    shippingCentAmount,
    feeCentAmount,
    roundingCentAmount: cashRounding(grossCentAmount + feeCentAmount, sections['cash-rounding']),
    ...addressVerdicts(sale.addresses, rules),
  };
}
