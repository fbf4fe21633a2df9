import type { SupportCaseFields, SupportWebform } from './contract.js';
import type { SupportField } from './fields.js';
import type { SupportValues } from './support-form.js';

/** What a setup is refused with in which half is missing. (spec shell §8) */
export const SETUP_REFUSAL = 'Both domain and orgId are required.';

const ENCODING = 'UTF-8';
const PATH = '/servlet/servlet.WebToCase';

/** From which store a request comes. */
export interface SupportSender {
  readonly countryLabel: string;
  readonly locale: string;
  /** The page that the platform would lead back to. */
  readonly returnUrl: string;
  /** Before production the platform is asked to tell what it did. */
  readonly isPreProduction: boolean;
}

/** A request as it is posted to the support platform. */
export interface SupportRequest {
  readonly address: string;
  readonly body: string;
}

/** The platform's own name of each field that it has by itself (Web-to-Case). */
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

/** Text as a form sends it: lines end in CR LF, a space is a plus, half a character is none. */
function encoded(text: string): string {
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
 * The request as the support platform takes it, url-encoded: the hidden fields first, then what was filled in; undefined
 * while domain or organisation id is missing. Reasons travel by key, so that new words route as the old ones did.
 * (spec shell §3.5, §7)
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
  const body = pairs.flatMap(([name, value]) => (value ? [`${name}=${encoded(value)}`] : [])).join('&');
  return { address: `${domain}${PATH}?encoding=${ENCODING}`, body };
}
