import * as z from 'zod/mini';
import { cartSchema } from '../cart/contract.js';
import { customerSchema } from '../customer/contract.js';
import { myOrderSchema } from '../my-orders/contract.js';
import { storedReviewSchema } from '../reviews/own-review.js';
import { dataRequestSchema } from './contract.js';

const instant = z.string();
const text = z.nullable(z.string());

const newsletterSchema = z.object({
  email: z.string(),
  locale: z.string(),
  /** For text messages and calls. */
  phone: text,
  /** The channels in force. */
  channels: z.array(z.string()),
  createdAt: instant,
  /** The log of consents, oldest first. */
  log: z.array(
    z.object({
      at: instant,
      kind: z.string(),
      source: z.string(),
      locale: z.string(),
      channels: z.array(z.string()),
      /** A digest of the text that was agreed to. */
      textDigest: text,
      /** The text itself; null if nothing was agreed to, and for old entries. */
      text,
    }),
  ),
});

/** Everything that we store about a customer, machine-readable (GDPR art. 15 and 20). Times are ISO instants. */
export const customerDataSchema = z.object({
  format: z.literal('customer-data/1'),
  exportedAt: instant,
  /** The controller of the data. */
  controller: z.object({ store: z.string(), name: z.string(), legalName: z.string(), email: text, phone: text }),
  profile: customerSchema,
  /** The cart in use. */
  cart: z.nullable(cartSchema),
  /** Orders as the customer sees them, newest first. */
  orders: z.array(myOrderSchema),
  /** Invoices and credit notes of the orders, as they were issued. */
  invoices: z.array(
    z.object({
      number: z.string(),
      kind: z.string(),
      orderNumber: z.string(),
      issuedAt: instant,
      document: z.record(z.string(), z.unknown()),
    }),
  ),
  /** Mails about the orders. */
  orderMails: z.array(
    z.object({
      orderNumber: z.string(),
      template: z.string(),
      locale: z.string(),
      recipient: text,
      state: z.string(),
      createdAt: instant,
      sentAt: text,
    }),
  ),
  /** Checks of VAT numbers of the orders. */
  vatChecks: z.array(
    z.object({
      orderNumber: text,
      vatNumber: z.string(),
      register: z.string(),
      status: z.string(),
      consultationNumber: text,
      checkedAt: instant,
    }),
  ),
  reviews: z.array(storedReviewSchema),
  newsletters: z.array(newsletterSchema),
  /** Choices about cookies made in the browser of the download. Choices in other browsers cannot be linked to a person. */
  cookieChoices: z.array(
    z.object({ at: instant, locale: z.string(), categories: z.array(z.string()), textVersion: z.int(), text }),
  ),
  /** Requests to customer service that the support team has not received yet. */
  supportRequests: z.array(
    z.object({
      at: instant,
      locale: z.string(),
      reason: z.string(),
      subreason: z.string(),
      fields: z.record(z.string(), z.string()),
    }),
  ),
  /** Changes of the e-mail address that wait for confirmation. */
  emailChanges: z.array(z.object({ presentEmail: z.string(), nextEmail: z.string(), expiresAt: instant })),
  /** When unused links to the list of orders expire. */
  orderLinks: z.array(z.object({ expiresAt: instant })),
  /** The browsers in which the customer is signed in, last used first. */
  devices: z.array(z.object({ userAgent: z.string(), signedInAt: instant, seenAt: instant })),
  /** The accounts at Google and Facebook that sign in to this one. */
  signInProviders: z.array(z.object({ provider: z.string(), subject: z.string() })),
  /** The passkeys of the account, oldest first, without their public keys. */
  passkeys: z.array(z.object({ name: z.string(), createdAt: instant, lastUsedAt: text })),
  loyaltyCardNumber: text,
  /** The session of the download. */
  session: z.object({ store: z.string(), clientType: text, expiresAt: instant }),
  dataRequests: z.array(dataRequestSchema),
});

export type CustomerData = z.infer<typeof customerDataSchema>;
