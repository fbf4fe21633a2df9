import { afterEach, describe, expect, it } from '@jest/globals';
import { askPasskey } from './browser-passkeys.js';

const present = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
afterEach(() => {
  if (present) Object.defineProperty(globalThis, 'navigator', present);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

/** Returns why a passkey is refused in a browser that fails with this error, for a question that may take so long. */
async function reasonOf(errorName: string, timeout = 300_000) {
  const get = () => Promise.reject(new DOMException('', errorName));
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { credentials: { get } } });
  const options = { challenge: 'AAAA', rpId: 'sk.localhost', allowCredentials: [], timeout };
  const refusal: unknown = await askPasskey(options).catch((reason: unknown) => reason);
  return refusal;
}

const refusedBecause = (reason: string): unknown =>
  expect.objectContaining({ code: 'invalid-input', fields: [{ field: 'passkey', reason }] });

describe('the refusal of a passkey', () => {
  it.each([
    ['NotAllowedError', 'passkey-cancelled'],
    ['AbortError', 'passkey-cancelled'],
    ['InvalidStateError', 'passkey-known'],
    ['SecurityError', 'passkey-unsupported'],
    ['NotSupportedError', 'passkey-unsupported'],
  ])('names the cause of %s', async (errorName, reason) => {
    expect(await reasonOf(errorName)).toEqual(refusedBecause(reason));
  });

  it('says that it took too long if the time is over, which browsers report as cancelled', async () => {
    expect(await reasonOf('NotAllowedError', 0)).toEqual(refusedBecause('passkey-expired'));
  });
});
