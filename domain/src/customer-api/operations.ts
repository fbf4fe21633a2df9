import * as z from 'zod/mini';
import { addressInputSchema, addressSchema, phoneSchema } from '../address/contract.js';
import { cartSchema } from '../cart/contract.js';
import { operation } from '../commerce-api/operation.js';
import { customerSchema, customerTypeSchema, passwordSchema } from '../customer/contract.js';
import {
  customerOrderSchema,
  myOrderSchema,
  orderNumberSchema,
  orderPageSchema,
  ordersPageSchema,
  returnRequestSchema,
} from '../my-orders/contract.js';
import { emailSchema } from '../email/contract.js';
import { issuedLoyaltyCardSchema, loyaltyCardAnswerSchema } from '../loyalty-card/contract.js';
import { customerActionSchema } from './customer-actions.js';
import { dataRequestSchema } from '../data-rights/contract.js';
import { customerDataSchema } from '../data-rights/customer-data.js';
import { goalSchema } from '../entry-goal/contract.js';
import { myReviewsSchema } from '../reviews/own-review.js';
import { mySubscriptionsSchema, subscriptionsSchema, textDigestSchema } from '../newsletter/contract.js';
import {
  passkeyAssertionSchema,
  passkeyAttestationSchema,
  passkeyCreationSchema,
  passkeyNameSchema,
  passkeyRequestSchema,
  passkeySchema,
} from '../passkeys/contract.js';
import { SOCIAL_SESSION_SECONDS, socialProviderSchema } from '../social-sign-in/contract.js';
import { newReviewSchema, REVIEW_FAILED } from '../reviews/new-review.js';
import { requiredLine } from '../single-line/contract.js';

const none = z.strictObject({});
/** Longer than any id of the commerce backend. */
const idSchema = z.string().check(z.maxLength(256));
const name = requiredLine(120);
const vatId = requiredLine(40);
const token = z.string().check(z.minLength(1), z.maxLength(200));
/** A typed password. Its format is not checked here, so that a failed sign-in gives no hint. */
const typedPassword = z.string().check(z.minLength(1), z.maxLength(200));
/** How customers prove who they are. */
const proof = { password: z.optional(typedPassword), passkey: z.optional(passkeyAssertionSchema) };
const PROOF = 'the password, a passkey, or a sign-in without a password in the last 15 minutes';

function isDayOfBirth(date: string): boolean {
  return date >= '1900-01-01' && date <= new Date().toISOString().slice(0, 10);
}
const dateOfBirth = z.iso.date().check(z.refine(isDayOfBirth, 'date-of-birth'));

const done = z.object({ done: z.literal(true) });
const user = z.object({ user: customerSchema });
/** `cart` is the active cart after sign-in; it contains the lines of the visitor's cart. */
const signedIn = z.object({ customer: customerSchema, cart: z.nullable(cartSchema) });

const dataRequests = z.object({ requests: z.array(dataRequestSchema) });

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
      response: user,
    }),
    update: operation({
      summary: `Changes a ${kind} address of the address book by id`,
      request: changedAddress,
      response: user,
    }),
    remove: operation({
      summary: `Removes a ${kind} address from the address book and from the defaults`,
      request: addressId,
      response: user,
    }),
    setDefault: operation({
      summary: `Sets the default ${kind} address`,
      request: addressId,
      response: user,
    }),
  } as const;
}

const billing = addressBook('billing');
const shipping = addressBook('shipping');

/** Operations of `POST /api/customer/{name}`: accounts and their data (spec core §7). */
export const customerOperations = {
  'is-logged-in': operation({
    summary: 'Returns whether the visitor is signed in',
    request: none,
    response: z.boolean(),
  }),
  signIn: operation({
    summary: "Signs a customer in and takes over the visitor's cart",
    request: z.strictObject({
      email: emailSchema,
      password: typedPassword,
      /** True links the provider whose sign-in asked this browser for the account's password. */
      linksProvider: z.optional(z.boolean()),
    }),
    response: signedIn,
    takesDraft: true,
    aliases: ['customerSignMeIn'],
  }),
  getMySignInProviders: operation({
    summary: 'Lists the providers that are linked to the signed-in customer, and what opened this session',
    request: none,
    response: z.object({
      providers: z.array(socialProviderSchema),
      /** Null for a session that a password opened. */
      openedBy: z.nullable(z.enum([...socialProviderSchema.options, 'passkey'])),
      /** Whether this session is still a proof of who the customer is, so that no password is needed. */
      isRecent: z.boolean(),
      /** The providers that the store offers now, linked or not. */
      offered: z.array(socialProviderSchema),
    }),
  }),
  linkSignInProvider: operation({
    summary: `Returns the provider's page, on which the customer allows to sign in with it; requires ${PROOF}. The provider leads back to the profile`,
    request: z.strictObject({ provider: socialProviderSchema, ...proof }),
    response: z.object({ url: z.url() }),
  }),
  unlinkSignInProvider: operation({
    summary: `Ends signing in to the customer's account through a provider; requires ${PROOF}. Without the password another provider or a passkey must be left`,
    request: z.strictObject({ provider: socialProviderSchema, ...proof }),
    response: done,
  }),
  syncAuth: operation({
    summary: "Signs in the person of a provider's access token, which must have been issued to this shop's app",
    request: z.strictObject({
      accessToken: z.string().check(z.minLength(1), z.maxLength(4096)),
      tokenType: z.string().check(z.regex(/^bearer$/i)),
      provider: socialProviderSchema,
      sessionTtl: z.literal(SOCIAL_SESSION_SECONDS),
    }),
    response: signedIn,
  }),
  beginPasskeySignIn: operation({
    summary: 'Returns a challenge that a passkey of the store can answer within five minutes; the same for everybody',
    request: none,
    response: z.object({ options: passkeyRequestSchema }),
  }),
  finishPasskeySignIn: operation({
    summary: "Signs in the owner of a passkey and takes over the visitor's cart",
    request: z.strictObject({ passkey: passkeyAssertionSchema }),
    response: signedIn,
  }),
  beginPasskeyProof: operation({
    summary: "Returns a challenge for the signed-in customer's passkeys, whose answer replaces the password",
    request: none,
    response: z.object({ options: passkeyRequestSchema }),
  }),
  listPasskeys: operation({
    summary: "Returns the signed-in customer's passkeys, oldest first",
    request: none,
    response: z.object({ passkeys: z.array(passkeySchema) }),
  }),
  beginPasskeyRegistration: operation({
    summary: `Returns what a browser needs to create a passkey; requires ${PROOF}`,
    request: z.strictObject(proof),
    response: z.object({ options: passkeyCreationSchema }),
  }),
  finishPasskeyRegistration: operation({
    summary: 'Stores the passkey that the browser has created',
    request: z.strictObject({ passkey: passkeyAttestationSchema }),
    response: z.object({ passkey: passkeySchema }),
  }),
  renamePasskey: operation({
    summary: "Renames one of the signed-in customer's passkeys",
    request: z.strictObject({ passkeyId: z.uuid(), name: passkeyNameSchema }),
    response: done,
  }),
  removePasskey: operation({
    summary: "Removes one of the signed-in customer's passkeys",
    request: z.strictObject({ passkeyId: z.uuid() }),
    response: done,
  }),
  signUp: operation({
    summary: 'Mails a link that creates the account; the response is the same if the address has an account',
    request: z.strictObject({
      email: emailSchema,
      password: passwordSchema,
      firstName: name,
      lastName: name,
      customerType: customerTypeSchema,
      dateOfBirth: z.optional(dateOfBirth),
      vatId: z.optional(vatId),
      /** The page to which the mailed link leads on. */
      goal: z.optional(goalSchema),
    }),
    response: done,
    takesDraft: true,
    aliases: ['customerSignMeUp'],
  }),
  confirmSignUp: operation({
    summary: "Creates the account of a mailed one-time token, signs in and takes over the visitor's cart",
    request: z.strictObject({
      tokenValue: token,
      /** The password of the registration; required unless this is the browser that registered. */
      password: z.optional(typedPassword),
    }),
    response: signedIn,
  }),
  continueSignUp: operation({
    summary: 'Signs in the browser that registered, after the link was opened on another device; null before that',
    request: none,
    response: z.nullable(signedIn),
  }),
  signOut: operation({ summary: 'Signs out; the cart stays with the customer', request: none, response: done }),
  getMe: operation({
    summary: 'Returns the signed-in customer; null for a visitor',
    request: none,
    response: z.object({ me: z.object({ customer: z.nullable(customerSchema) }) }),
  }),
  updateCustomer: operation({
    summary:
      "Changes a customer's profile; a new e-mail address requires the password, a passkey or a recent sign-in without a password, and the links in two mails",
    request: z.strictObject({
      /** The version that the customer saw. */
      version: z.int(),
      firstName: z.optional(name),
      lastName: z.optional(name),
      /** Null removes it. */
      dateOfBirth: z.optional(z.nullable(dateOfBirth)),
      vatId: z.optional(z.nullable(vatId)),
      taxId: z.optional(z.nullable(requiredLine(40))),
      customerType: z.optional(customerTypeSchema),
      /** The language of mails about the account: a locale of the store. */
      locale: z.optional(z.string().check(z.maxLength(20))),
      email: z.optional(emailSchema),
      password: z.optional(typedPassword),
      passkey: z.optional(passkeyAssertionSchema),
    }),
    response: user,
  }),
  updateMyCustomer: operation({
    summary: "Applies actions to the signed-in customer's account in order, all or none",
    request: z.strictObject({
      /** The version that the customer saw. */
      version: z.int(),
      actions: z.array(customerActionSchema).check(z.minLength(1), z.maxLength(20)),
    }),
    response: user,
  }),
  changePassword: operation({
    summary: 'Changes the password and ends all other sessions of the customer',
    request: z.strictObject({ currentPassword: typedPassword, newPassword: passwordSchema }),
    response: user,
  }),
  requestPasswordReset: operation({
    summary: 'Mails a password reset link if the customer exists; the response is the same if not',
    request: z.strictObject({
      email: emailSchema,
      /** The page that the customer continues to after setting the password and signing in. */
      goal: z.optional(goalSchema),
    }),
    response: done,
  }),
  resetPassword: operation({
    summary: 'Sets a new password with the mailed one-time token and ends all sessions of the customer',
    request: z.strictObject({ tokenValue: token, newPassword: passwordSchema }),
    response: done,
    aliases: ['customerResetPassword'],
  }),
  confirmEmail: operation({
    summary: 'Confirms an e-mail address with a mailed token; a change takes effect when both addresses are confirmed',
    request: z.strictObject({ tokenValue: token }),
    response: z.object({
      done: z.literal(true),
      /** False while the link to the other address has not been opened. */
      isComplete: z.boolean(),
    }),
  }),
  listSessions: operation({
    summary: 'Returns the browsers in which the customer is signed in, last used first',
    request: none,
    response: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          /** Browser and system, such as `Chrome, Windows`; null if unknown. */
          device: z.nullable(z.string()),
          /** ISO timestamps; the last use is exact to five minutes. */
          startedAt: z.string(),
          seenAt: z.string(),
          isCurrent: z.boolean(),
        }),
      ),
    }),
  }),
  endSession: operation({
    summary: "Signs out one of the customer's browsers",
    request: z.strictObject({ sessionId: z.uuid() }),
    response: done,
  }),
  endOtherSessions: operation({
    summary: "Signs out all of the customer's browsers but this one",
    request: none,
    response: done,
  }),
  getMyOrdersUrl: operation({
    summary: "Returns a one-time URL of the signed-in customer's orders, valid for ten minutes",
    request: z.strictObject({ email: emailSchema }),
    response: z.url(),
    getAs: 'getUrlWithToken',
  }),
  openMyOrders: operation({
    summary: 'Returns the newest orders of a one-time URL, once',
    request: z.strictObject({ tokenValue: token }),
    response: z.object({
      orders: z.object({ results: z.array(customerOrderSchema) }),
      /** Whether the caller's session is signed in as the owner of the orders. */
      isOwnerSignedIn: z.boolean(),
    }),
  }),
  getMyOrders: operation({
    summary: "Returns a page of the signed-in customer's orders in the store, newest first",
    request: ordersPageSchema,
    response: z.object({ orders: orderPageSchema }),
  }),
  getMyOrder: operation({
    summary:
      "Returns an order of the signed-in customer with deliveries, returns and documents; null if it is not the customer's",
    request: z.strictObject({ orderNumber: orderNumberSchema }),
    response: z.object({ order: z.nullable(myOrderSchema) }),
  }),
  requestReturn: operation({
    summary: 'Announces that the signed-in customer sends goods of an order back',
    request: returnRequestSchema,
    response: z.object({ order: myOrderSchema }),
  }),
  getMyReviews: operation({
    summary: "Returns the signed-in customer's reviews in every state, and purchased products without one",
    request: none,
    response: z.object({ reviews: myReviewsSchema }),
  }),
  getLoyaltyCard: operation({
    summary: "Returns the signed-in customer's loyalty card, null without one, and the wallets that can hold it",
    request: none,
    response: loyaltyCardAnswerSchema,
  }),
  issueLoyaltyCard: operation({
    summary: "Returns the signed-in customer's loyalty card, a new one if there is none",
    request: none,
    response: issuedLoyaltyCardSchema,
  }),
  getMySubscriptions: operation({
    summary: "Returns the signed-in customer's channels for offers",
    request: none,
    response: mySubscriptionsSchema,
  }),
  updateMySubscriptions: operation({
    summary:
      "Sets some of the signed-in customer's channels for offers; an unconfirmed address confirms the newsletter by mail, and text messages and calls require a phone number",
    request: z.strictObject({
      subscriptions: z.partial(subscriptionsSchema),
      /** Stored only while a channel needs it. */
      phone: z.optional(z.nullable(phoneSchema)),
      text: textDigestSchema,
    }),
    response: mySubscriptionsSchema,
  }),
  addReview: operation({
    summary: "Submits the signed-in customer's review of a purchased product; it is moderated before publication",
    request: newReviewSchema,
    response: z.object({ review: z.object({ id: z.string() }) }),
    communicate: REVIEW_FAILED,
  }),
  requestMyData: operation({
    summary: `Mails the signed-in customer a link to a copy of their data; requires ${PROOF}`,
    request: z.strictObject(proof),
    response: dataRequests,
  }),
  getMyDataRequests: operation({
    summary: "Returns the signed-in customer's requests about their data, newest first",
    request: none,
    response: dataRequests,
  }),
  downloadMyData: operation({
    summary: 'Returns everything stored about the signed-in customer as a file, once per mailed token',
    request: z.strictObject({ tokenValue: token }),
    response: customerDataSchema,
    attachment: 'my-data.json',
  }),
  deleteMyAccount: operation({
    summary: `Signs out and deletes the account in the background; requires ${PROOF}`,
    request: z.strictObject(proof),
    response: z.object({ request: dataRequestSchema }),
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
/** `data` of the response. */
export type CustomerResponse<Name extends CustomerOperationName> = z.infer<CustomerOperations[Name]['response']>;
