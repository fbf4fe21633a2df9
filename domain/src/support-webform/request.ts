import type { SupportCaseFields, SupportWebform } from './contract.js';
import type { SupportField } from './fields.js';
import type { SupportValues } from './support-form.js';

/** The error message of an incomplete setup. (spec shell §8) */
export const SETUP_REFUSAL = 'Both domain and orgId are required.';

const ENCODING = 'UTF-8';
const PATH = '/servlet/servlet.WebToCase';

/** The store that sends a request. */
export interface SupportSender {
  readonly countryLabel: string;
  readonly locale: string;
  /** The page that the platform would redirect to. */
  readonly returnUrl: string;
  /** Whether to turn on the platform's debug mode, before production. */
  readonly isPreProduction: boolean;
}

/** A request to the support platform. */
export interface SupportRequest {
  readonly address: string;
  readonly body: string;
}

/** The platform's names of standard fields (Web-to-Case). */
const STANDARD_NAMES = {
  reason: 'reason',
  contactName: 'name',
  company: 'company',
  email: 'email',
  phone: 'phone',
  subject: 'subject',
  description: 'description',
} as const satisfies Partial<Record<SupportField, string>>;

const CUSTOM_FIELDS = ['subreason', 'productNumber', 'orderNumber', 'invoiceNumber', 'vatId', 'quantity'] as const;

const reserved = /[!'()~]/g;
const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** Encodes form text: CR LF line breaks, spaces as plus, lone surrogates removed. */
function encodeFormText(text: string): string {
  const lines = text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n|\r|\n/g, '\r\n');
  return encodeURIComponent(lines).replace(reserved, percent).replace(/%20/g, '+');
}

function pairsOf(values: SupportValues, caseFields: SupportCaseFields): [name: string, value: string | undefined][] {
  const standard = Object.entries(STANDARD_NAMES).map(([field, name]): [string, string | undefined] => [
    name,
    values[field as keyof typeof STANDARD_NAMES],
  ]);
  return [
    ...standard,
    ...CUSTOM_FIELDS.map((field): [string, string | undefined] => [caseFields[field], values[field]]),
  ];
}

/**
 * Returns the url-encoded request: hidden fields first, then the input. Undefined if domain or organisation id is
 * missing. Reasons are sent by key, so that changed texts do not affect routing. (spec shell §3.5, §7)
 */
export function supportRequest(
  webform: Omit<SupportWebform, 'reasons'>,
  values: SupportValues,
  sender: SupportSender,
): SupportRequest | undefined {
  const { domain, orgId, recordType, caseFields } = webform;
  if (domain === '' || orgId === '') return undefined;
  const pairs: [string, string | undefined][] = [
    ['orgid', orgId],
    ['encoding', ENCODING],
    ['retURL', sender.returnUrl],
    ['recordType', recordType],
    ['debug', sender.isPreProduction ? '1' : undefined],
    ...pairsOf(values, caseFields),
    [caseFields.countryLabel, sender.countryLabel],
    [caseFields.locale, sender.locale],
  ];
  const body = pairs.flatMap(([name, value]) => (value ? [`${name}=${encodeFormText(value)}`] : [])).join('&');
  return { address: `${domain}${PATH}?encoding=${ENCODING}`, body };
}
