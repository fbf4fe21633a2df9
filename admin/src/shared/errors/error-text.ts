import { ApiError, errorCode } from '../../providers/api.js';
import { accessWords } from '../../language/access-words.js';
import { sharedWords } from '../../language/shared-words.js';

/** Returns the text of a message id, as `useTranslate` of react-admin. */
export type Translate = (id: string, values?: Readonly<Record<string, unknown>>) => string;

/** Returns why a right is missing, if there is a text about it. */
function missingRight(error: unknown): string | undefined {
  const reason = error instanceof ApiError && error.code === 'not-allowed' ? error.details['reason'] : undefined;
  return typeof reason === 'string' && Object.hasOwn(accessWords.en.access, reason) ? reason : undefined;
}

/** Returns the id of the message that explains an error. Codes without a text of their own have that of a fault. */
export function errorMessageId(error: unknown): string {
  const right = missingRight(error);
  if (right !== undefined) return `console.access.${right}`;
  const code = errorCode(error);
  return `console.error.${Object.hasOwn(sharedWords.en.error, code) ? code : 'internal'}`;
}

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
