import { labelled } from '@manifold/domain/label/labelled';
import { formatMoney } from '@manifold/domain/money/format';
import { money } from '@manifold/domain/money/money';
import type { RouterContext } from '../../platform/routing/router-context.js';
import { defineMessages } from '../../ui/define-messages.js';

/** Apart from the screen's messages: every page has the heads of all pages. */
const headMessages = defineMessages({
  title: { id: 'home.title', defaultMessage: '{brand}: machines and equipment for people who work' },
  description: {
    id: 'home.description',
    defaultMessage:
      'Machines and equipment for kitchen, workshop, warehouse, laboratory and garden. Free shipping from {amount}.',
  },
});

export function homeHead({ intl, shop }: RouterContext) {
  const { brand, currencyCode, locale, shippingCost } = shop.config.page.get();
  const { text } = brand;
  const amount = formatMoney(money(shippingCost.freeShippingThresholdCentAmount, currencyCode), locale);
  return {
    meta: [
      {
        title: text
          ? labelled(brand.name, text.title, locale)
          : intl.formatMessage(headMessages.title, { brand: brand.name }),
      },
      { name: 'description', content: text?.lead ?? intl.formatMessage(headMessages.description, { amount }) },
    ],
  };
}
