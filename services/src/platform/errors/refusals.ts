import { ERROR_STATUS } from './error-status.js';

/** Refused before reading the body, because it is not JSON. */
const UNSUPPORTED_MEDIA_TYPE = '415';

/** Returns every status with which a request may be refused and its codes; without those of our own faults. */
export function refusals(): Record<string, string> {
  const named = Object.entries(ERROR_STATUS).filter(([, status]) => status < 500);
  const byStatus = new Map<string, string[]>([[UNSUPPORTED_MEDIA_TYPE, ['invalid-input']]]);
  for (const [code, status] of named) byStatus.set(String(status), [...(byStatus.get(String(status)) ?? []), code]);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, codes.join(', ')]));
}
