import type { DiscountCode } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { customFields } from '../resources/custom-fields.js';
import { customFieldsDraft, dateTime, key, localizedString, resourceIdentifier } from '../input/draft-parts.js';
import { cartDiscounts, discountCodes } from '../families/families.js';
import { action, assigns, creates, customActions, type Kind } from '../resources/kind.js';
import { references } from '../work/references.js';
import { requireKnownAttributes, rulePredicate } from './rule-predicate.js';

const limit = z.int().min(1).optional();
const codeDiscounts = z.array(resourceIdentifier).max(10);
const draft = z.object({
  key: key.optional(),
  code: z.string().min(1),
  name: localizedString.optional(),
  description: localizedString.optional(),
  cartDiscounts: codeDiscounts,
  cartPredicate: rulePredicate('cart').optional(),
  isActive: z.boolean().default(true),
  groups: z.array(z.string()).optional(),
  maxApplications: limit,
  maxApplicationsPerCustomer: limit,
  validFrom: dateTime.optional(),
  validUntil: dateTime.optional(),
  custom: customFieldsDraft.optional(),
});

export const discountCodesKind: Kind<DiscountCode> = {
  path: 'discount-codes',
  family: discountCodes,
  view: ['view_discount_codes', 'view_orders'],
  manage: ['manage_discount_codes', 'manage_orders'],
  create: creates(draft, async ({ custom, ...input }, work) => {
    await requireKnownAttributes(work, 'cart', input.cartPredicate);
    return work.newResource({
      ...input,
      groups: input.groups ?? [],
      stores: [],
      cartDiscounts: await references(work, cartDiscounts, input.cartDiscounts),
      references: [],
      applicationVersion: 1,
      custom: await customFields(work, 'discount-code', custom),
    });
  }),
  actions: {
    ...customActions<DiscountCode>('discount-code'),
    setKey: assigns('key', key.optional()),
    setName: assigns('name', localizedString.optional()),
    setDescription: assigns('description', localizedString.optional()),
    setCartPredicate: action(
      z.object({ cartPredicate: rulePredicate('cart').optional() }),
      async (body: DiscountCode, { cartPredicate }, work) => {
        await requireKnownAttributes(work, 'cart', cartPredicate);
        return { ...body, cartPredicate };
      },
    ),
    changeIsActive: assigns('isActive', z.boolean()),
    changeGroups: assigns('groups', z.array(z.string())),
    setMaxApplications: assigns('maxApplications', limit),
    setMaxApplicationsPerCustomer: assigns('maxApplicationsPerCustomer', limit),
    setValidFrom: assigns('validFrom', dateTime.optional()),
    setValidUntil: assigns('validUntil', dateTime.optional()),
    changeCartDiscounts: action(
      z.object({ cartDiscounts: codeDiscounts }),
      async (body: DiscountCode, input, work) => ({
        ...body,
        cartDiscounts: await references(work, cartDiscounts, input.cartDiscounts),
      }),
    ),
  },
};
