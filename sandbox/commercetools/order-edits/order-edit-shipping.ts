import type { OrderEdit, ShippingMethod } from '@commercetools/platform-sdk';
import { pricingContext } from '../carts/pricing-context.js';
import { PlatformError, resourceNotFound } from '../errors/platform-error.js';
import { asCart } from '../orders/order-as-cart.js';
import { methodsForCart } from '../pricing/matching-methods.js';
import { orders } from '../families/families.js';
import { referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import { byId } from '../storage/repository.js';
import { findOrderEdit } from './order-edit-operations.js';

/** The destination of an edited order. */
export interface ShippingPlace {
  readonly orderEditId: string;
  readonly country: string;
  readonly state?: string;
}

/** Returns the preview of the edited order, or the order itself once the edit is applied. */
async function editedBy(work: Work, { result, resource }: OrderEdit) {
  if (result.type === 'PreviewSuccess') return result.preview;
  if (result.type !== 'PreviewFailure') return referenced(work, orders, { id: resource.id });
  throw new PlatformError(400, {
    code: 'EditPreviewFailed',
    message: 'Error while applying staged actions. ShippingMethods could not be determined.',
    result,
  });
}

/** Returns the methods that ship the edited order to a place, the default first. */
export async function methodsForOrderEdit(
  work: Work,
  { orderEditId, country, state }: ShippingPlace,
): Promise<ShippingMethod[]> {
  const edit = await findOrderEdit(work, byId(orderEditId));
  if (edit === undefined) throw resourceNotFound(`ID '${orderEditId}'`);
  const cart = asCart(await editedBy(work, edit));
  const moved = { ...cart, shippingAddress: { ...cart.shippingAddress, country, state } };
  return methodsForCart(moved, await pricingContext(work, moved));
}
