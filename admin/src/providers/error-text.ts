import { ApiError, errorMessageId } from './api.js';

/** Returns the text of a message id, as `useTranslate` of react-admin. */
export type Translate = (id: string, values?: Readonly<Record<string, unknown>>) => string;

const MINUTE = 60;

/** Returns the text that explains an error. After too many attempts it names the time to wait if the server has sent it. */
export function errorText(error: unknown, translate: Translate): string {
  const seconds =
    error instanceof ApiError && error.code === 'too-many-attempts' ? error.details['seconds'] : undefined;
  if (typeof seconds !== 'number') return translate(errorMessageId(error));
  return seconds > MINUTE
    ? translate('console.tooManyAttempts.minutes', { smart_count: Math.ceil(seconds / MINUTE) })
    : translate('console.tooManyAttempts.seconds', { smart_count: seconds });
}
