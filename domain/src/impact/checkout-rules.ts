import type { BankTransfer } from '../bank-transfer/contract.js';
import type { CashOnDelivery } from '../cash-on-delivery/contract.js';
import type { CashRounding } from '../cash-rounding/contract.js';
import type { PostalCodeFormat } from '../postal-code/contract.js';
import type { ShippingCost } from '../shipping-cost/contract.js';
import type { ShoppingLimits } from '../shopping-limits/contract.js';
import type { Store } from '../store/contract.js';
import type { StreetNumberRule } from '../street-number/contract.js';
import type { VatNumberFormat } from '../vat-number/contract.js';

/** The sections of a store's document that affect checkout. */
export interface CheckoutRules {
  readonly sections: {
    readonly store: Pick<Store, 'countryCode' | 'currencyCode'>;
    readonly 'cash-on-delivery': CashOnDelivery;
    readonly 'cash-rounding': CashRounding;
    readonly 'bank-transfer': Pick<BankTransfer, 'enabled'>;
    readonly 'shipping-cost': ShippingCost;
    readonly 'shopping-limits': Pick<ShoppingLimits, 'maximumCashOrBankItems'>;
    readonly 'postal-code': PostalCodeFormat;
    readonly 'street-number': StreetNumberRule;
    readonly 'vat-number': VatNumberFormat;
  };
}

/** Serialises the rules; equal texts treat all carts alike. */
function serialise({ sections }: CheckoutRules): string {
  const { prefix, cleaning, minimumLength, keptLength } = sections['vat-number'];
  const { pattern, mask } = sections['postal-code'];
  return JSON.stringify([
    sections.store.countryCode,
    sections.store.currencyCode,
    sections['cash-on-delivery'],
    sections['cash-rounding'],
    sections['bank-transfer'].enabled,
    sections['shipping-cost'],
    sections['shopping-limits'].maximumCashOrBankItems,
    [pattern, mask],
    sections['street-number'],
    [prefix, cleaning, minimumLength, keptLength],
  ]);
}

/** Returns whether any cart or order could be treated differently by the second rules. */
export function rulesDiffer(first: CheckoutRules, second: CheckoutRules): boolean {
  return serialise(first) !== serialise(second);
}
