import type { Cart, Customer } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { isCustomerVisible, ownerOf } from '../work/audience.js';
import { invalidInput, invalidOperation, referencedResourceNotFound } from '../errors/platform-error.js';
import { resourceIdentifier, type ResourceIdentifier } from '../input/draft-parts.js';
import { customerGroups, customers } from '../families/families.js';
import { action, assigns, type Actions } from '../resources/kind.js';
import { optionalReference } from '../work/references.js';
import type { Work } from '../work/work.js';
import { byId } from '../storage/repository.js';

type Owner = Pick<Cart, 'anonymousId' | 'customerId' | 'customerGroup'>;

async function requireCustomer(work: Work, id: string): Promise<Customer> {
  const customer = await work.rows(customers).find(byId(id));
  const isVisible = isCustomerVisible(work.forAudience({ ...work.audience, mine: false }));
  if (customer === undefined || !isVisible(customer)) throw referencedResourceNotFound('customer', 'id', id);
  return customer;
}

/** Returns the owner fields of a customer's cart; the customer group is used to select prices. */
async function ownedBy(work: Work, customerId: string): Promise<Owner> {
  const { customerGroup } = await requireCustomer(work, customerId);
  return { customerId, customerGroup };
}

interface NamedOwner {
  readonly anonymousId?: string;
  readonly customerId?: string;
  readonly customerGroup?: ResourceIdentifier;
}

/** Returns the owner that a draft names; by default the associate. */
function ownerNamed(work: Work, draft: NamedOwner): Pick<NamedOwner, 'anonymousId' | 'customerId'> {
  if (work.audience.mine) return ownerOf(work);
  const isNamed = draft.anonymousId !== undefined || draft.customerId !== undefined;
  return isNamed ? draft : { customerId: work.audience.associateId };
}

/** Returns the owner of a new cart: the token's under `me`, else the one that the draft names. */
export async function cartOwner(work: Work, draft: NamedOwner): Promise<Owner> {
  const { anonymousId, customerId } = ownerNamed(work, draft);
  if (anonymousId !== undefined && customerId !== undefined)
    throw invalidInput('A cart has a customerId or an anonymousId, not both.');
  if (customerId !== undefined && draft.customerGroup !== undefined)
    throw invalidInput('The customer group of a customer’s cart is the customer’s own.');
  if (customerId !== undefined) return ownedBy(work, customerId);
  return { anonymousId, customerGroup: await optionalReference(work, customerGroups, draft.customerGroup) };
}

/** Returns the cart with its customer's current group. */
export async function withCurrentGroup(work: Work, cart: Cart): Promise<Cart> {
  if (cart.customerId === undefined) return cart;
  const customer = await work.rows(customers).find(byId(cart.customerId));
  return { ...cart, customerGroup: customer?.customerGroup };
}

/** The update actions of a cart's owner; for service clients. */
export const ownerActions: Actions<Cart> = {
  setAnonymousId: action(z.object({ anonymousId: z.string().optional() }), (cart: Cart, { anonymousId }) => {
    if (anonymousId !== undefined && cart.customerId !== undefined)
      throw invalidOperation('The cart belongs to a customer.');
    return { ...cart, anonymousId };
  }),
  setCustomerId: action(z.object({ customerId: z.string().optional() }), async (cart: Cart, { customerId }, work) => {
    if (customerId === undefined) return { ...cart, customerId, customerGroup: undefined };
    return { ...cart, anonymousId: undefined, ...(await ownedBy(work, customerId)) };
  }),
  setCustomerGroup: action(
    z.object({ customerGroup: resourceIdentifier.optional() }),
    async (cart: Cart, input, work) => {
      if (cart.customerId !== undefined)
        throw invalidOperation('The customer group of a customer’s cart is the customer’s own.');
      return { ...cart, customerGroup: await optionalReference(work, customerGroups, input.customerGroup) };
    },
  ),
  setPurchaseOrderNumber: assigns('purchaseOrderNumber', z.string().max(256).optional()),
};
