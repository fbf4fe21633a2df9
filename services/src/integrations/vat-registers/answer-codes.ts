import { NO_ANSWER_CODE } from '@manifold/domain/vat-number/register-code';

/** The member state or the register cannot answer at the moment. */
const UNAVAILABLE = 205;
/** Too many requests at the same time. */
const BUSY = 208;
const OWN_NUMBER_MALFORMED = 206;
const OWN_NUMBER_REFUSED = 207;
const REQUEST_INCOMPLETE = 215;
const REQUEST_REFUSED = 221;

/**
 * The status of each register as a code of the specification (shell §5). The codes are those of eVatR's XML interface, whose
 * answers need no mapping. A status that is not listed is 999. Sources:
 * - eVatR REST: https://api.evatr.vies.bzst.de/app/v1/info/statusmeldungen
 * - VIES REST: https://ec.europa.eu/taxation_customs/vies/#/technical-information
 * - HMRC: https://developer.service.hmrc.gov.uk/api-documentation/docs/api/service/vat-registered-companies-api/2.0
 */
const CODES = {
  'evatr-rest': {
    'evatr-0000': 200,
    'evatr-0001': REQUEST_INCOMPLETE, // the privacy notice is not confirmed
    'evatr-0002': REQUEST_INCOMPLETE,
    'evatr-0003': 216, // valid; the data for a qualified confirmation is incomplete
    'evatr-0004': OWN_NUMBER_MALFORMED,
    'evatr-0005': 211, // the customer's number is malformed
    'evatr-0006': REQUEST_REFUSED, // German numbers cannot be checked here: the wrong register is configured
    'evatr-0007': REQUEST_REFUSED,
    'evatr-0008': BUSY,
    'evatr-0011': UNAVAILABLE,
    'evatr-0012': 209, // does not match the member state's pattern
    'evatr-0013': UNAVAILABLE,
    'evatr-1001': UNAVAILABLE,
    'evatr-1002': UNAVAILABLE,
    'evatr-1003': UNAVAILABLE,
    'evatr-1004': UNAVAILABLE,
    'evatr-2001': 201, // not assigned
    'evatr-2002': 203, // valid only from a later date
    'evatr-2003': 212, // wrong country code
    'evatr-2004': UNAVAILABLE,
    'evatr-2005': OWN_NUMBER_REFUSED,
    'evatr-2006': 204, // was valid in the past
    'evatr-2007': UNAVAILABLE,
    'evatr-2008': 223, // valid, with a special case
    'evatr-2011': UNAVAILABLE,
    'evatr-3011': UNAVAILABLE,
  },
  vies: {
    VALID: 200,
    INVALID: 201,
    INVALID_INPUT: 209,
    INVALID_REQUESTER_INFO: OWN_NUMBER_MALFORMED,
    VAT_BLOCKED: REQUEST_REFUSED,
    IP_BLOCKED: REQUEST_REFUSED,
    MS_UNAVAILABLE: UNAVAILABLE,
    SERVICE_UNAVAILABLE: UNAVAILABLE,
    TIMEOUT: UNAVAILABLE,
    MS_MAX_CONCURRENT_REQ: BUSY,
    MS_MAX_CONCURRENT_REQ_TIME: BUSY,
    GLOBAL_MAX_CONCURRENT_REQ: BUSY,
    GLOBAL_MAX_CONCURRENT_REQ_TIME: BUSY,
  },
  hmrc: {
    '200': 200,
    '400': 209, // the customer's number is malformed
    '401': REQUEST_REFUSED,
    '403': OWN_NUMBER_REFUSED,
    '404': 201,
    '429': BUSY,
    '500': UNAVAILABLE,
    '502': UNAVAILABLE,
    '503': UNAVAILABLE,
    '504': UNAVAILABLE,
  },
} as const satisfies Record<string, Readonly<Record<string, number>>>;

/** Returns the specification's code for a register's status. */
export function answerCode(register: keyof typeof CODES, status: string): number {
  const codes: Readonly<Record<string, number>> = CODES[register];
  return Object.hasOwn(codes, status) ? (codes[status] ?? NO_ANSWER_CODE) : NO_ANSWER_CODE;
}
