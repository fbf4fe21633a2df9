import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '../address/contract.js';
import { cartSchema } from '../cart/contract.js';
import { operation } from '../commerce-api/operation.js';
import { customerSchema, customerTypeSchema, passwordSchema } from '../customer/contract.js';
import { orderSchema } from '../order/contract.js';
import { emailSchema } from '../email/contract.js';
import { customerActionSchema } from './customer-actions.js';
import { newReviewSchema } from '../reviews/new-review.js';
import { REVIEW_FAILED } from '../reviews/refusals.js';

const none = z.strictObject({});
/** The commerce backend's ids are shorter. */
const idSchema = z.string().check(z.maxLength(256));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const vatId = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
const token = z.string().check(z.minLength(1), z.maxLength(200));
/** A password as somebody types it: whether it has the form of one is not told to who guesses. */
const typedPassword = z.string().check(z.minLength(1), z.maxLength(200));

function isDayOfBirth(date: string): boolean {
  return date >= '1900-01-01' && date <= new Date().toISOString().slice(0, 10);
}
const dateOfBirth = z.iso.date().check(z.refine(isDayOfBirth, 'date-of-birth'));

const done = z.object({ done: z.literal(true) });
const user = z.object({ user: customerSchema });
/** The cart that is active from here on: what was put into it before is in it. */
const signedIn = z.object({ customer: customerSchema, cart: z.nullable(cartSchema) });

const newAddress = z.strictObject({ address: addressInputSchema, isDefault: z.optional(z.boolean()) });
const changedAddress = z.strictObject({
  address: z.strictObject({ ...addressSchema.shape, id: z.optional(idSchema) }),
});
const addressId = z.strictObject({ addressId: z.optional(idSchema) });

function addressBook(kind: 'billing' | 'shipping') {
  return {
    add: operation({
      summary: `Puts an address into the book as a ${kind} address`,
      request: newAddress,
      response: user,
    }),
    update: operation({
      summary: `Changes a ${kind} address of the book, named by its id`,
      request: changedAddress,
      response: user,
    }),
    remove: operation({
      summary: `Takes a ${kind} address out of the book; it is no default any more`,
      request: addressId,
      response: user,
    }),
    setDefault: operation({
      summary: `Makes an address of the book the default ${kind} address`,
      request: addressId,
      response: user,
    }),
  } as const;
}

const billing = addressBook('billing');
const shipping = addressBook('shipping');

/** The operations of `POST /api/customer/{name}`: accounts, and what their owners keep in them (spec core §7). */
export const customerOperations = {
  'is-logged-in': operation({
    summary: 'Whether the visitor is a customer who is signed in',
    request: none,
    response: z.boolean(),
  }),
  signIn: operation({
    summary: "Signs a customer in; the visitor's cart goes with them",
    request: z.strictObject({ email: emailSchema, password: typedPassword }),
    response: signedIn,
    takesDraft: true,
    aliases: ['customerSignMeIn'],
  }),
  signUp: operation({
    summary: "Makes an account and signs its owner in; the visitor's cart goes with them",
    request: z.strictObject({
      email: emailSchema,
      password: passwordSchema,
      firstName: name,
      lastName: name,
      customerType: customerTypeSchema,
      dateOfBirth: z.optional(dateOfBirth),
      vatId: z.optional(vatId),
    }),
    response: signedIn,
    takesDraft: true,
    aliases: ['customerSignMeUp'],
  }),
  signOut: operation({ summary: 'Signs out; the cart stays with the customer', request: none, response: done }),
  getMe: operation({
    summary: 'The customer who is signed in; null for a visitor',
    request: none,
    response: z.object({ me: z.object({ customer: z.nullable(customerSchema) }) }),
  }),
  updateCustomer: operation({
    summary: 'Changes what a customer says of themselves; another e-mail address needs the password',
    request: z.strictObject({
      /** The version that the customer saw. */
      version: z.int(),
      firstName: z.optional(name),
      lastName: z.optional(name),
      /** Null takes it away. */
      dateOfBirth: z.optional(z.nullable(dateOfBirth)),
      vatId: z.optional(z.nullable(vatId)),
      customerType: z.optional(customerTypeSchema),
      email: z.optional(emailSchema),
      password: z.optional(typedPassword),
    }),
    response: user,
  }),
  updateMyCustomer: operation({
    summary: 'Actions on the account of the signed-in customer, in order, as one change',
    request: z.strictObject({
      /** The version that the customer saw. */
      version: z.int(),
      actions: z.array(customerActionSchema).check(z.minLength(1), z.maxLength(20)),
    }),
    response: user,
  }),
  changePassword: operation({
    summary: 'Changes the password; every other session of the customer ends',
    request: z.strictObject({ currentPassword: typedPassword, newPassword: passwordSchema }),
    response: user,
  }),
  requestPasswordReset: operation({
    summary: 'Mails a link to set a new password, if there is such a customer; the answer is the same if not',
    request: z.strictObject({ email: emailSchema }),
    response: done,
  }),
  resetPassword: operation({
    summary: 'Sets a new password with the token of the mailed link, once; every session of the customer ends',
    request: z.strictObject({ tokenValue: token, newPassword: passwordSchema }),
    response: done,
    aliases: ['customerResetPassword'],
  }),
  confirmEmail: operation({
    summary: 'Confirms the e-mail address with the token of the mailed link, once',
    request: z.strictObject({ tokenValue: token }),
    response: done,
  }),
  getMyOrdersUrl: operation({
    summary: "Where the signed-in customer's own orders are shown: an address that opens them once, for ten minutes",
    request: z.strictObject({ email: emailSchema }),
    response: z.url(),
    getAs: 'getUrlWithToken',
  }),
  openMyOrders: operation({
    summary: 'The newest orders that such an address leads to, once; for the page that it leads to',
    request: z.strictObject({ tokenValue: token }),
    response: z.object({ orders: z.object({ results: z.array(orderSchema) }) }),
  }),
  addReview: operation({
    summary: 'What the signed-in customer says of a product that they bought; it is looked at before it is shown',
    request: newReviewSchema,
    response: z.object({ review: z.object({ id: z.string() }) }),
    communicate: REVIEW_FAILED,
  }),
  addBillingAddress: billing.add,
  updateBillingAddress: billing.update,
  deleteBillingAddress: billing.remove,
  setDefaultBillingAddress: billing.setDefault,
  addShippingAddress: shipping.add,
  updateShippingAddress: shipping.update,
  deleteShippingAddress: shipping.remove,
  setDefaultShippingAddress: shipping.setDefault,
} as const;

export type CustomerOperations = typeof customerOperations;
export type CustomerOperationName = keyof CustomerOperations;
export type CustomerRequest<Name extends CustomerOperationName> = z.infer<CustomerOperations[Name]['request']>;
/** What stands under `data` in the answer. */
export type CustomerResponse<Name extends CustomerOperationName> = z.infer<CustomerOperations[Name]['response']>;
