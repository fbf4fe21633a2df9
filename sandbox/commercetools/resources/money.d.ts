import type { CentPrecisionMoney } from '@commercetools/platform-sdk';
/** An amount from a draft in the form that resources carry. */
export declare const centPrecision: (draft: { currencyCode: string; centAmount: number }) => CentPrecisionMoney;
