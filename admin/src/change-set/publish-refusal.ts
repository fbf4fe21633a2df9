import { type ApiError } from '../providers/api.js';
import { errorMessageId } from '../shared/errors/error-text.js';

/** Returns the id of the message about a refused publish. The server names how many warnings nobody has acknowledged. */
export const publishRefusalId = (refusal: ApiError): string =>
  refusal.details['unacknowledged'] === undefined ? errorMessageId(refusal) : 'console.publish.unchecked';
