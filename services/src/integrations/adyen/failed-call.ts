import { HttpClientException } from './library/adyen-library.js';
import * as z from 'zod';

/** The kinds of calls without a result. Only `refused` means that nothing was processed. */
export type FailedCall =
  | {
      readonly kind: 'refused';
      readonly errorCode: string;
      readonly message: string;
      /** Whether the account may not call now. An earlier call with the same key may have been processed. */
      readonly isAccessRefused: boolean;
    }
  /** The payment may have been made: the same request with the same idempotency key finds out. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** The form of Adyen's refusals. A middlebox answers 4xx too, but not in this form. */
const refusal = z.looseObject({
  status: z.int(),
  errorCode: z.string(),
  errorType: z.string(),
  message: z.string(),
});

/** An earlier request with the key, or with the same result, is processed or under way. */
const ALREADY_PROCESSED = '704';
const CONFLICT = 409;
/** Key revoked or without the permission, and too many requests. */
const ACCESS_STATUSES: readonly number[] = [401, 403, 429];

const unknown = (reason: string): FailedCall => ({ kind: 'unknown', reason });

function parseBody(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
}

/** Classifies the error of a call. Everything except a 4xx in Adyen's form leaves the result unknown. */
export function failedCall(error: unknown): FailedCall {
  if (!(error instanceof HttpClientException)) return unknown(error instanceof Error ? error.name : 'no answer');
  const { statusCode, responseBody } = error;
  const body = refusal.safeParse(parseBody(responseBody)).data;
  const isRefusal = statusCode >= 400 && statusCode < 500 && statusCode !== CONFLICT;
  if (!isRefusal || !body || body.errorCode === ALREADY_PROCESSED) return unknown(`status ${statusCode}`);
  const { errorCode, message } = body;
  return { kind: 'refused', errorCode, message, isAccessRefused: ACCESS_STATUSES.includes(statusCode) };
}
