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

export interface HmrcOptions {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly timeoutMs: number;
}

const tokenSchema = z.object({ access_token: z.string().min(1).max(2000), expires_in: z.number().positive() });
const foundSchema = z.object({
  target: z.object({ vatNumber: z.string().max(20) }),
  consultationNumber: z.string().max(100).optional(),
});
const errorSchema = z.object({ code: z.string().max(60) });
const UNAUTHORISED = 401;
const NOT_FOUND = 404;
/** A token is renewed before it expires, because the request itself takes time. */
const RENEWAL_MILLISECONDS = 60_000;

interface Token {
  readonly value: string;
  /** On the monotonic clock. */
  readonly renewsAt: number;
}

/** HMRC's "Check a UK VAT number", version 2, with OAuth client credentials. Without our own UK number it gives no consultation number. */
export class Hmrc implements RegisterClient {
  private token: Token | undefined;

  constructor(private readonly options: HmrcOptions) {}

  async check({ number, ownNumber }: RegisterQuery): Promise<RegisterAnswer> {
    const { url, timeoutMs } = this.options;
    const numbers = [number.replace(/\D/g, ''), ...(ownNumber ? [ownNumber.replace(/\D/g, '')] : [])].join('/');
    const { status, body } = await exchange(new URL(`/organisations/vat/check-vat-number/lookup/${numbers}`, url), {
      headers: { accept: 'application/vnd.hmrc.2.0+json', authorization: `Bearer ${await this.accessToken()}` },
      timeoutMs,
      maximumAnswerLength: MAXIMUM_ANSWER_LENGTH,
    });
    if (status === UNAUTHORISED) this.token = undefined;
    const json = parsedJson(body);
    const found = foundSchema.safeParse(json);
    // A gateway's 404 page is not an answer about the number.
    const isReadable = status === 200 ? found.success : status !== NOT_FOUND || errorSchema.safeParse(json).success;
    if (!isReadable) throw new UnreadableAnswer('HMRC', status);
    return {
      code: answerCode('hmrc', String(status)),
      status: String(status),
      consultationNumber: found.data?.consultationNumber ?? null,
      ownNumber: ownNumber ?? null,
    };
  }

  private async accessToken(): Promise<string> {
    if (this.token && performance.now() < this.token.renewsAt) return this.token.value;
    const { url, clientId, clientSecret, timeoutMs } = this.options;
    const form = {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope: 'read:vat',
    };
    const { status, body } = await exchange(new URL('/oauth/token', url), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
      timeoutMs,
      maximumAnswerLength: MAXIMUM_ANSWER_LENGTH,
    });
    const answer = tokenSchema.safeParse(parsedJson(body));
    if (status !== 200 || !answer.success) throw new UnreadableAnswer('HMRC', status);
    const lifeMilliseconds = answer.data.expires_in * 1000;
    const renewsAt = performance.now() + Math.max(0, lifeMilliseconds - RENEWAL_MILLISECONDS);
    this.token = { value: answer.data.access_token, renewsAt };
    return this.token.value;
  }
}
