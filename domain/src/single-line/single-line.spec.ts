import { describe, expect, it } from '@jest/globals';
import { addressInputSchema } from '../address/contract.js';
import { customerOperations } from '../customer-api/operations.js';
import { passkeyNameSchema } from '../passkeys/contract.js';
import { newReviewSchema } from '../reviews/new-review.js';
import { singleLine } from './single-line.js';

const INJECTED = 'Eva\r\n\r\nYou won\u2028a\tprize';
const SHOWN = 'Eva You won a prize';

describe('a name', () => {
  it.each([
    ['line breaks', INJECTED, SHOWN],
    ['escape sequences', 'Eva\u001b[31m', 'Eva [31m'],
    ['reversed text', 'Eva \u202egnp.exe\u202c', 'Eva gnp.exe'],
    ['spaces around it', '\n  Eva ', 'Eva'],
    ['only line breaks', '\r\n\u2029', ''],
    ['letters of every script', 'Ľubomír Ćosić Ελένη Иван O’Neill', 'Ľubomír Ćosić Ελένη Иван O’Neill'],
  ])('with %s is one line', (_what, text, line) => {
    expect(singleLine(text)).toBe(line);
  });

  const address = {
    ...{ firstName: INJECTED, lastName: INJECTED, streetName: INJECTED, streetNumber: '1\n2', company: INJECTED },
    ...{ postalCode: '811\n01', city: INJECTED, country: 'SK', phone: '+421 905 123 456', department: INJECTED },
    additionalAddressInfo: INJECTED,
  };

  it('is one line in every field of an address', () => {
    const parsed = addressInputSchema.parse(address);
    expect(JSON.stringify(parsed)).not.toMatch(/\\[nrtu]/);
    expect(parsed).toMatchObject({ firstName: SHOWN, company: SHOWN, streetNumber: '1 2' });
  });

  it('is refused in an address if nothing else is in it', () => {
    expect(addressInputSchema.safeParse({ ...address, city: '\r\n' }).success).toBe(false);
  });

  it('is one line on a profile, on a passkey and under a review', () => {
    const { request } = customerOperations.updateCustomer;
    expect(request.parse({ version: 1, firstName: INJECTED })).toMatchObject({ firstName: SHOWN });
    expect(passkeyNameSchema.parse('Work\nlaptop')).toBe('Work laptop');
    const review = { sku: 'EX10020030', rating: 5, title: INJECTED, authorName: INJECTED, text: 'Good.\nVery good.' };
    expect(newReviewSchema.parse(review)).toMatchObject({ title: SHOWN, authorName: SHOWN, text: 'Good.\nVery good.' });
  });
});
