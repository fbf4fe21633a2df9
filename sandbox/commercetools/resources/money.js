import { fractionDigitsOf } from '../pricing/money.js';
/** An amount from a draft in the form that resources carry. */
export const centPrecision = (draft) => ({
  type: 'centPrecision',
  currencyCode: draft.currencyCode,
  centAmount: draft.centAmount,
  fractionDigits: fractionDigitsOf(draft.currencyCode),
});
//# sourceMappingURL=money.js.map
