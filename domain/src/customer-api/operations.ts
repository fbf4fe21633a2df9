import * as z from 'zod/mini';
import { phoneSchema } from '../address/contract.js';
import { operation } from '../commerce-api/operation.js';
import { issuedLoyaltyCardSchema, loyaltyCardAnswerSchema } from '../loyalty-card/contract.js';
import { mySubscriptionsSchema, subscriptionsSchema, textDigestSchema } from '../newsletter/contract.js';
import { newReviewSchema, REVIEW_FAILED } from '../reviews/new-review.js';
import { myReviewsSchema } from '../reviews/own-review.js';
import { addressBookOperations } from './address-book-operations.js';
import { dataOperations } from './data-operations.js';
import { noneSchema } from './fields.js';
import { orderOperations } from './order-operations.js';
import { passkeyOperations } from './passkey-operations.js';
import { profileOperations } from './profile-operations.js';
import { sessionOperations } from './session-operations.js';
import { signInOperations } from './sign-in-operations.js';
import { signUpOperations } from './sign-up-operations.js';

/** Operations of `POST /api/customer/{name}`: accounts and their data (spec core §7). */
export const customerOperations = {
  ...signInOperations,
  ...passkeyOperations,
  ...signUpOperations,
  ...profileOperations,
  ...sessionOperations,
  ...orderOperations,
  getMyReviews: operation({
    summary: "Returns the signed-in customer's reviews in every state, and purchased products without one",
    request: noneSchema,
    response: z.object({ reviews: myReviewsSchema }),
  }),
  getLoyaltyCard: operation({
    summary: "Returns the signed-in customer's loyalty card, null without one, and the wallets that can hold it",
    request: noneSchema,
    response: loyaltyCardAnswerSchema,
  }),
  issueLoyaltyCard: operation({
    summary: "Returns the signed-in customer's loyalty card, a new one if there is none",
    request: noneSchema,
    response: issuedLoyaltyCardSchema,
  }),
  getMySubscriptions: operation({
    summary: "Returns the signed-in customer's channels for offers",
    request: noneSchema,
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
  ...dataOperations,
  ...addressBookOperations,
} as const;

export type CustomerOperations = typeof customerOperations;
export type CustomerOperationName = keyof CustomerOperations;
export type CustomerRequest<Name extends CustomerOperationName> = z.infer<CustomerOperations[Name]['request']>;
/** `data` of the response. */
export type CustomerResponse<Name extends CustomerOperationName> = z.infer<CustomerOperations[Name]['response']>;
