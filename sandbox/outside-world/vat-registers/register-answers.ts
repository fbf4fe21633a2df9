/** The answer of an HTTP interface. */
export interface Answer {
  readonly status: number;
  readonly body: object;
}

const VALID: readonly number[] = [200, 216, 218, 219, 223];
const UNAVAILABLE = { busy: 208, member: 205, service: 999 };

/** eVatR REST: status in the body, and the HTTP status that belongs to it. */
const EVATR_STATUS: Readonly<Record<number, readonly [status: string, http: number]>> = {
  200: ['evatr-0000', 200],
  201: ['evatr-2001', 404],
  203: ['evatr-2002', 200],
  204: ['evatr-2006', 200],
  205: ['evatr-1001', 503],
  206: ['evatr-0004', 400],
  207: ['evatr-2005', 404],
  208: ['evatr-0008', 400],
  209: ['evatr-0012', 400],
  211: ['evatr-0005', 400],
  212: ['evatr-2003', 400],
  213: ['evatr-0006', 403],
  214: ['evatr-0004', 400],
  215: ['evatr-0002', 400],
  216: ['evatr-0003', 200],
  218: ['evatr-0000', 200],
  219: ['evatr-0000', 200],
  221: ['evatr-0007', 403],
  223: ['evatr-2008', 200],
  999: ['evatr-0011', 503],
};
const NOT_ASSIGNED = ['evatr-2001', 404] as const;

/** Answers as eVatR's REST interface. */
export function evatrAnswer(code: number, id: string): Answer {
  const [status, http] = EVATR_STATUS[code] ?? NOT_ASSIGNED;
  return { status: http, body: { id, anfrageZeitpunkt: new Date().toISOString(), status } };
}

function viesError(code: number): string | undefined {
  if (code === UNAVAILABLE.member) return 'MS_UNAVAILABLE';
  if (code === UNAVAILABLE.busy) return 'MS_MAX_CONCURRENT_REQ';
  if (code === UNAVAILABLE.service) return 'SERVICE_UNAVAILABLE';
  if (code === 209 || code === 211 || code === 212 || code === 210) return 'INVALID_INPUT';
  if (code === 206 || code === 207 || code === 214) return 'INVALID_REQUESTER_INFO';
  return code === 215 || code === 221 ? 'VAT_BLOCKED' : undefined;
}

export interface ViesRequest {
  readonly countryCode: string;
  readonly vatNumber: string;
  readonly requesterNumber: string | undefined;
}

/** Answers as VIES: errors have status 200 too. */
export function viesAnswer(code: number, request: ViesRequest, id: string): Answer {
  const error = viesError(code);
  if (error) return { status: 200, body: { actionSucceed: false, errorWrappers: [{ error }] } };
  const { countryCode, vatNumber, requesterNumber } = request;
  const requestIdentifier = requesterNumber ? id : '';
  const requestDate = new Date().toISOString();
  const valid = VALID.includes(code);
  return { status: 200, body: { countryCode, vatNumber, requestDate, valid, requestIdentifier, name: '---' } };
}

const HMRC_ERRORS: Readonly<Record<number, readonly [http: number, code: string]>> = {
  205: [500, 'INTERNAL_SERVER_ERROR'],
  206: [403, 'FORBIDDEN'],
  207: [403, 'FORBIDDEN'],
  208: [429, 'MESSAGE_THROTTLED_OUT'],
  209: [400, 'INVALID_REQUEST'],
  210: [400, 'INVALID_REQUEST'],
  211: [400, 'INVALID_REQUEST'],
  212: [400, 'INVALID_REQUEST'],
  214: [403, 'FORBIDDEN'],
  215: [401, 'INVALID_CREDENTIALS'],
  221: [401, 'INVALID_CREDENTIALS'],
  999: [503, 'SERVER_ERROR'],
};

/** Answers as HMRC. `consultationNumber` is undefined if no requester was named. */
export function hmrcAnswer(code: number, vatNumber: string, consultationNumber: string | undefined): Answer {
  const error = HMRC_ERRORS[code];
  if (error) return { status: error[0], body: { code: error[1], message: 'sandbox' } };
  if (!VALID.includes(code)) return { status: 404, body: { code: 'NOT_FOUND', message: 'targetVrn does not match' } };
  const target = { name: 'Sandbox Ltd', vatNumber, address: { line1: '1 High Street', countryCode: 'GB' } };
  const requester = consultationNumber ? { requester: '980780684', consultationNumber } : {};
  return { status: 200, body: { target, ...requester, processingDate: new Date().toISOString() } };
}

/** Answers as eVatR's XML interface: name and value in turn. */
export function evatrXml(code: number, numbers: Readonly<Record<string, string>>): string {
  const [date = '', time = ''] = new Date().toISOString().split(/[T.]/);
  const pairs = { ...numbers, ErrorCode: String(code), Datum: date, Uhrzeit: time, Erg_Name: '', Erg_Ort: '' };
  const escaped = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const values = Object.entries(pairs).map(
    ([name, value]) =>
      `<param><value><array><data><value><string>${name}</string></value><value><string>${escaped(value)}</string></value></data></array></value></param>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><params>${values.join('')}</params>`;
}
