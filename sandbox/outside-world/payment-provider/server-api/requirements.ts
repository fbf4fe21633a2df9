import { findMethod, isPossible, type Method, type Requirement } from '../methods/methods.js';
import { invalid } from './provider-error.js';
import type { PaymentRequest } from './requests.js';

const REQUIRED = '14_034';
/** Where companies need their number in the trade register, by the provider's documentation. */
const REGISTRATION_COUNTRIES = ['NL', 'SE'];

const missing = (field: string) => invalid(REQUIRED, `Required field '${field}' is not provided.`);

/** Throws if a field that a method requires is missing. */
const CHECKS: Readonly<Record<Requirement, (request: PaymentRequest, method: Method) => void>> = {
  company: ({ company, countryCode = '' }) => {
    if (!company) throw missing('company.name');
    if (company.registrationNumber === undefined && REGISTRATION_COUNTRIES.includes(countryCode))
      throw missing('company.registrationNumber');
  },
  'no-company': ({ company, paymentMethod }) => {
    if (company) throw invalid('905', `${paymentMethod.type} is not available for companies.`);
  },
  'line-items': ({ lineItems }) => {
    if (!lineItems?.length) throw missing('lineItems');
  },
  shopper: ({ shopperName, shopperEmail }) => {
    if (!shopperName) throw missing('shopperName');
    if (shopperEmail === undefined) throw missing('shopperEmail');
  },
  'billing-address': ({ billingAddress }) => {
    if (!billingAddress) throw missing('billingAddress');
  },
  device: ({ deviceFingerprint, dateOfBirth, telephoneNumber }) => {
    if (deviceFingerprint === undefined) throw missing('deviceFingerprint');
    if (dateOfBirth === undefined) throw missing('dateOfBirth');
    if (telephoneNumber === undefined) throw missing('telephoneNumber');
  },
  issuer: ({ paymentMethod }, { issuers = [] }) => {
    if (paymentMethod.issuer === undefined) throw missing('paymentMethod.issuer');
    if (!issuers.some(({ id }) => id === paymentMethod.issuer)) throw invalid('702', 'The issuer is not known.');
  },
};

/** Returns the method of a payment. Throws if it is unknown, not for this purchase, or a field is missing. */
export function checkedMethod(request: PaymentRequest): Method {
  const { type } = request.paymentMethod;
  const method = findMethod(type);
  if (!method) throw invalid('14_006', `Unknown payment method type: ${type}`);
  const { currency, value } = request.amount;
  if (value === 0) throw invalid('137', 'Invalid amount specified');
  if (!isPossible(method, request))
    throw invalid(
      '905',
      `Could not find an acquirer account for the provided txvariant (${type}), currency (${currency}), and action (AUTH).`,
    );
  for (const requirement of method.requires) CHECKS[requirement](request, method);
  return method;
}
