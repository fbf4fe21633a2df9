import { exchange } from '../../platform/http/outbound/exchange.js';
import {
  MAXIMUM_ANSWER_LENGTH,
  UnreadableAnswer,
  type RegisterAnswer,
  type RegisterClient,
  type RegisterQuery,
} from './register-client.js';

/** The address of the interface, and the deadline of a query. */
export interface EvatrOptions {
  readonly url: string;
  readonly timeoutMs: number;
}

const DIGITS = /^\d{1,4}$/;

/**
 * Returns the strings of an XML-RPC answer in order. Names and values alternate. A document type, which could define
 * entities, makes the answer unreadable; nothing is expanded.
 */
function xmlStrings(xml: string): string[] {
  if (xml.includes('<!')) return [];
  return [...xml.matchAll(/<string>([^<]*)<\/string>/g)].map(([, text = '']) => text.trim());
}

/**
 * eVatR's XML interface (spec shell §7): GET with our number as `UstId_1` and the customer's as `UstId_2`; the answer is XML
 * with strings, among them `ErrorCode` followed by the code.
 */
export class EvatrXml implements RegisterClient {
  constructor(private readonly options: EvatrOptions) {}

  async check({ prefix, number, ownNumber = '' }: RegisterQuery): Promise<RegisterAnswer> {
    const { url, timeoutMs } = this.options;
    const target = new URL(url);
    // The interface expects every parameter, even if it is empty.
    const parameters = {
      UstId_1: ownNumber,
      UstId_2: `${prefix}${number}`,
      Firmenname: '',
      Ort: '',
      PLZ: '',
      Strasse: '',
    };
    for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
    const { status, body } = await exchange(target, { timeoutMs, maximumAnswerLength: MAXIMUM_ANSWER_LENGTH });
    const strings = xmlStrings(body);
    const code = strings[strings.indexOf('ErrorCode') + 1];
    if (status !== 200 || !strings.includes('ErrorCode') || !code || !DIGITS.test(code))
      throw new UnreadableAnswer('eVatR', status);
    return { code: Number(code), status: code, consultationNumber: null, ownNumber };
  }
}
