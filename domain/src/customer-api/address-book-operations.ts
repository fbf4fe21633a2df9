import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '../address/contract.js';
import { operation } from '../commerce-api/operation.js';
import { idSchema, userSchema } from './fields.js';

const newAddress = z.strictObject({ address: addressInputSchema, isDefault: z.optional(z.boolean()) });
const changedAddress = z.strictObject({
  address: z.strictObject({ ...addressSchema.shape, id: z.optional(idSchema) }),
});
const addressId = z.strictObject({ addressId: z.optional(idSchema) });

function addressBook(kind: 'billing' | 'shipping') {
  return {
    add: operation({
      summary: `Adds a ${kind} address to the address book`,
      request: newAddress,
      response: userSchema,
    }),
    update: operation({
      summary: `Changes a ${kind} address of the address book by id`,
      request: changedAddress,
      response: userSchema,
    }),
    remove: operation({
      summary: `Removes a ${kind} address from the address book and from the defaults`,
      request: addressId,
      response: userSchema,
    }),
    setDefault: operation({
      summary: `Sets the default ${kind} address`,
      request: addressId,
      response: userSchema,
    }),
  } as const;
}

const billing = addressBook('billing');
const shipping = addressBook('shipping');

/** Operations of a customer's address book. */
export const addressBookOperations = {
  addBillingAddress: billing.add,
  updateBillingAddress: billing.update,
  deleteBillingAddress: billing.remove,
  setDefaultBillingAddress: billing.setDefault,
  addShippingAddress: shipping.add,
  updateShippingAddress: shipping.update,
  deleteShippingAddress: shipping.remove,
  setDefaultShippingAddress: shipping.setDefault,
} as const;
