import * as z from 'zod/mini';
import { PROVIDER_TYPES, type ProviderType } from '../payment-methods/provider-types.js';

const MAXIMUM_TOKEN_LENGTH = 10_000;
const MAXIMUM_SDK_DATA_LENGTH = 50_000;

const text = (maximum = 256) => z.optional(z.string().check(z.minLength(1), z.maxLength(maximum)));
const token = text(MAXIMUM_TOKEN_LENGTH);
const pixels = z.optional(z.int().check(z.minimum(0), z.maximum(100_000)));

const providerTypes = Object.values(PROVIDER_TYPES) as [ProviderType, ...ProviderType[]];

/** The method that the shopper filled in. Card data are encrypted by the provider's script. */
const filledMethodSchema = z.strictObject({
  type: z.enum(providerTypes),
  brand: text(60),
  holderName: text(),
  encryptedCardNumber: token,
  encryptedExpiryMonth: token,
  encryptedExpiryYear: token,
  encryptedSecurityCode: token,
  fundingSource: text(60),
  issuer: text(60),
  subtype: text(60),
  userAction: text(60),
  applePayToken: token,
  googlePayToken: token,
  googlePayCardNetwork: text(60),
  telephoneNumber: text(40),
  checkoutAttemptId: text(),
  sdkData: text(MAXIMUM_SDK_DATA_LENGTH),
});

const browserInfoSchema = z.strictObject({
  acceptHeader: text(2_000),
  colorDepth: pixels,
  javaEnabled: z.optional(z.boolean()),
  javaScriptEnabled: z.optional(z.boolean()),
  language: text(40),
  screenHeight: pixels,
  screenWidth: pixels,
  timeZoneOffset: z.optional(z.int().check(z.minimum(-1_000), z.maximum(1_000))),
  userAgent: text(2_000),
});

const nameSchema = z.strictObject({
  firstName: z.optional(z.string().check(z.maxLength(120))),
  lastName: z.optional(z.string().check(z.maxLength(120))),
  gender: text(20),
  infix: text(20),
});

const line = z.optional(z.string().check(z.maxLength(256)));

/** An address that the provider's form asked for. The cart's addresses are used in its place. */
const formAddressSchema = z.strictObject({
  city: line,
  country: line,
  firstName: line,
  houseNumberOrName: line,
  lastName: line,
  postalCode: line,
  stateOrProvince: line,
  street: line,
});

/** `state.data` of the provider's payment form. */
export const submittedPaymentSchema = z.strictObject({
  paymentMethod: filledMethodSchema,
  browserInfo: z.optional(browserInfoSchema),
  riskData: z.optional(z.strictObject({ clientData: text(MAXIMUM_SDK_DATA_LENGTH) })),
  shopperName: z.optional(nameSchema),
  shopperEmail: text(),
  telephoneNumber: text(40),
  dateOfBirth: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d/), z.maxLength(40))),
  deviceFingerprint: text(5_000),
  billingAddress: z.optional(formAddressSchema),
  deliveryAddress: z.optional(formAddressSchema),
  /** Billie only: the company's number in the trade register, which the provider's form does not ask for. */
  registrationNumber: text(30),
  origin: text(),
  conversionId: text(),
  clientStateDataIndicator: z.optional(z.boolean()),
  storePaymentMethod: z.optional(z.boolean()),
});

/** The result that the provider's form returns after an action, or the return address after a redirect. */
export const paymentDetailsSchema = z.strictObject({
  redirectResult: token,
  threeDSResult: token,
  payload: token,
  authorization_token: token,
  billingToken: text(),
  facilitatorAccessToken: text(2_000),
  orderID: text(),
  payerID: text(),
  paymentID: text(),
});

export type SubmittedPayment = z.infer<typeof submittedPaymentSchema>;
export type PaymentDetails = z.infer<typeof paymentDetailsSchema>;
