import * as z from 'zod';
import { exchange } from '../../platform/http/outbound/exchange.js';
import { answerCode } from './answer-codes.js';
import type { EvatrOptions } from './evatr-xml.client.js';
import {
  MAXIMUM_ANSWER_LENGTH,
  parsedJson,
  UnreadableAnswer,
  type RegisterAnswer,
  type RegisterClient,
  type RegisterQuery,
} from './register-client.js';

const answerSchema = z.object({
  status: z.string().max(40),
  id: z.string().max(100).optional(),
});

/** eVatR's REST interface, which replaced the XML interface on 2025-11-30. Its HTTP status follows the status in the body. */
export class EvatrRest implements RegisterClient {
  constructor(private readonly options: EvatrOptions) {}

  async check({ prefix, number, ownNumber = '' }: RegisterQuery): Promise<RegisterAnswer> {
    const { url, timeoutMs } = this.options;
    const { status: httpStatus, body } = await exchange(new URL(url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ anfragendeUstid: ownNumber, angefragteUstid: `${prefix}${number}` }),
      timeoutMs,
      maximumAnswerLength: MAXIMUM_ANSWER_LENGTH,
    });
    const answer = answerSchema.safeParse(parsedJson(body));
    if (!answer.success) throw new UnreadableAnswer('eVatR', httpStatus);
    const { status, id = null } = answer.data;
    return { code: answerCode('evatr-rest', status), status, consultationNumber: id, ownNumber };
  }
}
