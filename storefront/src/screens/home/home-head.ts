import { formatMoney } from '@manifold/domain/money/format';
import { money } from '@manifold/domain/money/money';
import type { RouterContext } from '../../platform/routing/router-context.js';
import { homeMessages } from './messages.js';

export function homeHead({ intl, shop }: RouterContext) {
  const { brand, currencyCode, locale, shippingCost } = shop.config.page.get();
  const { text } = brand;
  const amount = formatMoney(money(shippingCost.freeShippingThresholdCentAmount, currencyCode), locale);
  return {
    meta: [
      { title: text ? `${brand.name}: ${text.title}` : intl.formatMessage(homeMessages.title, { brand: brand.name }) },
      { name: 'description', content: text?.lead ?? intl.formatMessage(homeMessages.description, { amount }) },
    ],
  };
}
