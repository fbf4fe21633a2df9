import * as z from 'zod';
import { Cache } from '../../platform/cache/cache.js';
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

type Token = z.infer<typeof tokenSchema>;

/** The only key of the cache: all checks use one token. */
const READ_VAT = 'read:vat';

/** HMRC's "Check a UK VAT number", version 2, with OAuth client credentials. Without our own UK number it gives no consultation number. */
export class Hmrc implements RegisterClient {
  private readonly tokens = new Cache<Token>({
    maximumEntries: 1,
    lifetimes: ({ expires_in: seconds }) => ({ fresh: seconds * 1000 - RENEWAL_MILLISECONDS }),
  });

  constructor(private readonly options: HmrcOptions) {}

  async check({ number, ownNumber }: RegisterQuery): Promise<RegisterAnswer> {
    const { url, timeoutMs } = this.options;
    const numbers = [number.replace(/\D/g, ''), ...(ownNumber ? [ownNumber.replace(/\D/g, '')] : [])].join('/');
    const { access_token: token } = await this.tokens.load(READ_VAT, () => this.issueToken());
    const { status, body } = await exchange(new URL(`/organisations/vat/check-vat-number/lookup/${numbers}`, url), {
      headers: { accept: 'application/vnd.hmrc.2.0+json', authorization: `Bearer ${token}` },
      timeoutMs,
      maximumAnswerLength: MAXIMUM_ANSWER_LENGTH,
    });
    // Not a newer one, which another check has requested since.
    if (status === UNAUTHORISED && this.tokens.peek(READ_VAT)?.access_token === token) this.tokens.delete(READ_VAT);
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

  private async issueToken(): Promise<Token> {
    const { url, clientId, clientSecret, timeoutMs } = this.options;
    const form = {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      scope: READ_VAT,
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
    return answer.data;
  }
}
