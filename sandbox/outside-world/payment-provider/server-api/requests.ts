import * as z from 'zod';
import { ALL_CURRENCIES } from '../methods/methods.js';

const REFERENCE_LENGTH = 80;
const TEXT_LENGTH = 256;
const URL_LENGTH = 8_000;
const TOKEN_LENGTH = 10_000;
const MAX_LINE_ITEMS = 500;

const text = z.string().min(1).max(TEXT_LENGTH);
const amount = z.strictObject({
  currency: z.string().refine((currency) => ALL_CURRENCIES.has(currency)),
  value: z.int().min(0),
});
const country = z.string().regex(/^[A-Z]{2}$/);
const merchantAccount = text;

/** The fields of a payment request that the sandbox accepts but ignores. */
const UNUSED_PAYMENT_FIELDS = (
  'accountInfo additionalAmount additionalData applicationInfo bankAccount channel checkoutAttemptId dccQuote ' +
  'deliverAt deliveryDate enableOneClick enablePayOut enableRecurring enhancedSchemeData entityType fraudOffset ' +
  'fundOrigin fundRecipient industryUsage installments localizedShopperStatement mandate mcc merchantOrderReference ' +
  'merchantRiskIndicator metadata mpiData order orderReference paymentValidations platformChargebackLogic ' +
  'recurringExpiry recurringFrequency recurringProcessingModel redirectFromIssuerMethod redirectToIssuerMethod ' +
  'riskData sessionValidity shopperConversionId shopperIP shopperInteraction shopperLocale shopperReference ' +
  'shopperStatement shopperTaxInfo socialSecurityNumber splits store storePaymentMethod subMerchants surcharge ' +
  'thirdPartyTokenRedundancyInfo threeDS2RequestData threeDSAuthenticationOnly trustedShopper'
).split(' ');

const ignored = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, z.unknown().optional()]));

const paymentMethod = z.looseObject({
  type: text,
  issuer: text.optional(),
  encryptedCardNumber: z.string().max(TOKEN_LENGTH).optional(),
  encryptedExpiryMonth: z.string().max(TOKEN_LENGTH).optional(),
  encryptedExpiryYear: z.string().max(TOKEN_LENGTH).optional(),
  encryptedSecurityCode: z.string().max(TOKEN_LENGTH).optional(),
  applePayToken: z.string().max(TOKEN_LENGTH).optional(),
  googlePayToken: z.string().max(TOKEN_LENGTH).optional(),
});

export const paymentRequest = z.strictObject({
  ...ignored(UNUSED_PAYMENT_FIELDS),
  amount,
  merchantAccount,
  paymentMethod,
  reference: z.string().min(1).max(REFERENCE_LENGTH),
  returnUrl: z.url({ protocol: /^https?$/ }).max(URL_LENGTH),
  countryCode: country.optional(),
  captureDelayHours: z.int().min(0).max(672).optional(),
  authenticationData: z
    .looseObject({ threeDSRequestData: z.looseObject({ nativeThreeDS: z.string().optional() }).optional() })
    .optional(),
  browserInfo: z.looseObject({}).optional(),
  origin: z.string().max(URL_LENGTH).optional(),
  shopperEmail: z.string().max(TEXT_LENGTH).optional(),
  shopperName: z.looseObject({ firstName: text, lastName: text }).optional(),
  telephoneNumber: text.optional(),
  // The vendor's library sends the time as well.
  dateOfBirth: z.union([z.iso.date(), z.iso.datetime()]).optional(),
  deviceFingerprint: z.string().min(1).max(TOKEN_LENGTH).optional(),
  billingAddress: z.looseObject({ city: text, country, postalCode: text, street: text }).optional(),
  deliveryAddress: z.looseObject({}).optional(),
  company: z.looseObject({ name: text, registrationNumber: text.optional(), taxId: text.optional() }).optional(),
  lineItems: z.array(z.looseObject({})).max(MAX_LINE_ITEMS).optional(),
});
export type PaymentRequest = z.infer<typeof paymentRequest>;

export const paymentMethodsRequest = z.strictObject({
  ...ignored(
    (
      'additionalData browserInfo channel order shopperConversionId shopperEmail shopperIP ' +
      'shopperReference splitCardFundingSources store storeFiltrationMode telephoneNumber'
    ).split(' '),
  ),
  merchantAccount,
  amount: amount.optional(),
  countryCode: country.optional(),
  shopperLocale: z.string().max(20).optional(),
  allowedPaymentMethods: z.array(text).max(100).optional(),
  blockedPaymentMethods: z.array(text).max(100).optional(),
});

export const detailsRequest = z.strictObject({
  ...ignored(['authenticationData', 'paymentData', 'threeDSAuthenticationOnly']),
  details: z.union([
    z.looseObject({ redirectResult: z.string().min(1).max(TOKEN_LENGTH) }),
    z.looseObject({ threeDSResult: z.string().min(1).max(TOKEN_LENGTH) }),
  ]),
});
export type DetailsRequest = z.infer<typeof detailsRequest>;

const modificationFields = {
  ...ignored(
    (
      'adjustAuthType adjustAuthorisationData applicationInfo capturePspReference enhancedSchemeData industryUsage ' +
      'lineItems merchantRefundReason mpiData platformChargebackLogic splits store subMerchants'
    ).split(' '),
  ),
  merchantAccount,
  reference: z.string().min(1).max(REFERENCE_LENGTH).optional(),
};

/** A capture, a refund or a change of the amount. */
export const amountModification = z.strictObject({ ...modificationFields, amount });
/** A cancellation or a reversal: it has no amount, because it applies to the whole payment. */
export const wholeModification = z.strictObject(modificationFields);
