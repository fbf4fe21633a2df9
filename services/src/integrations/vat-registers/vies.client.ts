import * as z from 'zod';
import { exchange } from '../../platform/http/outbound/exchange.js';
import { answerCode } from './answer-codes.js';
import {
  MAXIMUM_ANSWER_LENGTH,
  parsedJson,
  UnreadableAnswer,
  type RegisterAnswer,
  type RegisterClient,
  type RegisterQuery,
} from './register-client.js';

export interface ViesOptions {
  readonly url: string;
  readonly timeoutMs: number;
}

/** Errors arrive with status 200 too, as `errorWrappers`. */
const answerSchema = z.union([
  z.object({ errorWrappers: z.tuple([z.object({ error: z.string().max(60) })], z.unknown()) }),
  z.object({ valid: z.boolean(), requestIdentifier: z.string().max(100).nullish() }),
]);

/** The European Commission's VIES over REST. Without our own number it gives no consultation number. */
export class Vies implements RegisterClient {
  constructor(private readonly options: ViesOptions) {}

  async check({ prefix, number, ownNumber }: RegisterQuery): Promise<RegisterAnswer> {
    const { url, timeoutMs } = this.options;
    const requester = ownNumber
      ? { requesterMemberStateCode: ownNumber.slice(0, 2), requesterNumber: ownNumber.slice(2) }
      : {};
    const { status: httpStatus, body } = await exchange(new URL(url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ countryCode: prefix, vatNumber: number, ...requester }),
      timeoutMs,
      maximumAnswerLength: MAXIMUM_ANSWER_LENGTH,
    });
    const answer = answerSchema.safeParse(parsedJson(body));
    if (!answer.success) throw new UnreadableAnswer('VIES', httpStatus);
    const { data } = answer;
    if ('errorWrappers' in data) return viesAnswer(data.errorWrappers[0].error, null, ownNumber);
    // VIES sends an empty identifier if no requester was named.
    return viesAnswer(data.valid ? 'VALID' : 'INVALID', data.requestIdentifier || null, ownNumber);
  }
}

function viesAnswer(status: string, consultationNumber: string | null, ownNumber: string | undefined): RegisterAnswer {
  return { code: answerCode('vies', status), status, consultationNumber, ownNumber: ownNumber ?? null };
}
