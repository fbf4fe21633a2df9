import { ERROR_STATUS } from './error-status.js';

/** Refused before anything was read: what is sent is not even meant to be JSON. */
const UNSUPPORTED_MEDIA_TYPE = '415';

/** Every status with which a request may be refused, and the codes behind it; what is ours to blame is not among them. */
export function refusals(): Record<string, string> {
  const named = Object.entries(ERROR_STATUS).filter(([, status]) => status < 500);
  const byStatus = new Map<string, string[]>([[UNSUPPORTED_MEDIA_TYPE, ['invalid-input']]]);
  for (const [code, status] of named) byStatus.set(String(status), [...(byStatus.get(String(status)) ?? []), code]);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, codes.join(', ')]));
}
