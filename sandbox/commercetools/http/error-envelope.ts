import type { FastifyError } from 'fastify';
import { databaseRefusal } from '../storage/database-refusal.js';
import { contentTooLarge, invalidInput, invalidJsonInput, PlatformError } from '../errors/platform-error.js';

/** The body of every failed call: the platform's fields, and OAuth's own for its errors. */
export interface ErrorEnvelope {
  statusCode: number;
  message: string;
  errors: readonly object[];
  error?: string;
  error_description?: string;
}

export function errorEnvelope(error: PlatformError): ErrorEnvelope {
  const [first] = error.errors;
  const envelope = { statusCode: error.statusCode, message: first.message, errors: error.errors };
  const isOAuth = /^[a-z_]+$/.test(first.code);
  return isOAuth ? { ...envelope, error: first.code, error_description: first.message } : envelope;
}

/** Returns any thrown value as a platform error; an unexpected one becomes a 500 without its message. */
export function asPlatformError(thrown: unknown): PlatformError {
  if (thrown instanceof PlatformError) return thrown;
  const refusal = databaseRefusal(thrown);
  if (refusal !== undefined) return refusal;
  const { code, statusCode, message } = thrown as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return contentTooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return invalidInput('The content type is not supported.');
  if (
    thrown instanceof SyntaxError ||
    code === 'FST_ERR_CTP_EMPTY_JSON_BODY' ||
    code === 'FST_ERR_CTP_INVALID_JSON_BODY'
  )
    return invalidJsonInput(message ?? 'The body is empty.');
  if (statusCode !== undefined && statusCode < 500) return invalidInput(message ?? 'The request is not valid.');
  return new PlatformError(500, { code: 'General', message: 'Internal server error.' });
}
