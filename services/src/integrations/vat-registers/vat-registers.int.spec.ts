import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startOutsideWorld, type OutsideWorldServer } from '../../../../sandbox/outside-world/server.js';
import { Env } from '../../platform/env/env.js';
import { DEPLOYMENT, TEST_VARIABLES } from '../../platform/env/testing/test-variables.js';
import { createLogger } from '../../platform/logging/logger.js';
import { ConfiguredVatRegisters } from './configured-registers.js';
import type { VatRegisterName } from './ports/vat-registers.js';

const COMMERCE = {
  apiUrl: 'http://127.0.0.1:9',
  authUrl: 'http://127.0.0.1:9',
  projectKey: 'p',
  clientId: 'c',
  clientSecret: 's',
};
const logger = createLogger('silent');

let sandbox: OutsideWorldServer;
beforeAll(async () => {
  sandbox = await startOutsideWorld({ port: 0, shopUrl: 'http://localhost', commerce: COMMERCE });
});
afterAll(() => sandbox.close());

/** A deployment with the sandbox's registers, and these changes. */
const registers = (variables: Record<string, string> = {}) =>
  new ConfiguredVatRegisters(
    Env.parse({ ...DEPLOYMENT, ...TEST_VARIABLES, OUTSIDE_WORLD_URL: sandbox.url, ...variables }),
    logger,
  );

const BASES: Readonly<Record<Exclude<VatRegisterName, 'format-only'>, { prefix: string; start: string }>> = {
  evatr: { prefix: 'SK', start: '4000' },
  'evatr-rest': { prefix: 'SK', start: '4000' },
  vies: { prefix: 'DE', start: '123' },
  hmrc: { prefix: 'GB', start: '980' },
};
const online = Object.keys(BASES) as (keyof typeof BASES)[];

/** The seller's numbers, as the section has them. */
const ownNumbers = ['SK2198765432', 'DE987654321', 'GB987654321'];

/** The code of a number that asks the sandbox for one. */
async function codeOf(register: keyof typeof BASES, asked: number): Promise<number> {
  const { prefix, start } = BASES[register];
  return (await registers().check(register, { prefix, number: `${start}000${asked}`, ownNumbers })).code;
}

describe('a VAT register', () => {
  it.each([
    200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222,
    223, 999,
  ])('answers with code %i over eVatR’s XML interface', async (code) => expect(await codeOf('evatr', code)).toBe(code));

  it.each([
    [
      'evatr-rest',
      {
        200: 200,
        201: 201,
        203: 203,
        204: 204,
        205: 205,
        206: 206,
        207: 207,
        208: 208,
        209: 209,
        211: 211,
        212: 212,
        213: 221,
        215: 215,
        216: 216,
        221: 221,
        223: 223,
        999: 205,
      },
    ],
    ['vies', { 200: 200, 201: 201, 205: 205, 206: 206, 208: 208, 209: 209, 221: 221, 223: 200, 999: 205 }],
    ['hmrc', { 200: 200, 201: 201, 205: 205, 207: 207, 208: 208, 209: 209, 221: 221, 999: 205 }],
  ] as const)('%s: its answers are mapped to the specification’s codes', async (register, expected) => {
    const asked = Object.keys(expected).map(Number);
    const codes = await Promise.all(asked.map(async (code) => [code, await codeOf(register, code)]));
    expect(Object.fromEntries(codes)).toEqual(expected);
  });

  it.each(online)('%s: a valid number comes with the evidence of the check', async (register) => {
    const answer = await registers().check(register, {
      prefix: BASES[register].prefix,
      number: '980780684',
      ownNumbers,
    });
    expect(answer).toMatchObject({ register, code: 200, hasTimedOut: false });
    const own = { evatr: 'DE987654321', 'evatr-rest': 'DE987654321', vies: 'SK2198765432', hmrc: 'GB987654321' };
    expect(answer.ownNumber).toBe(own[register]);
    if (register !== 'evatr') expect(answer.consultationNumber).toMatch(/^\S{6,}$/);
  });

  it.each(online)('%s: damaged answers and failures are no answer', async (register) => {
    expect(
      [await codeOf(register, 778), await codeOf(register, 779)].map((code) => code === 999 || code === 205),
    ).toEqual([true, true]);
  });

  it.each(online)('%s: a slow or half-open connection ends at the deadline', async (register) => {
    const hasty = registers({ DEADLINE_SCALE: '0.1' });
    const { prefix, start } = BASES[register];
    const [slow, halfOpen] = await Promise.all(
      [888, 777].map((asked) => hasty.check(register, { prefix, number: `${start}000${asked}`, ownNumbers })),
    );
    expect(slow).toMatchObject({ code: 999, hasTimedOut: true });
    expect(halfOpen).toMatchObject({ code: 999, hasTimedOut: true });
  });

  it.each(online)('%s: is no error if it cannot be reached', async (register) => {
    const away = registers({ OUTSIDE_WORLD_URL: 'http://127.0.0.1:9' });
    expect(await away.check(register, { prefix: 'SK', number: '4030000007', ownNumbers })).toMatchObject({
      code: 999,
      status: 'no answer',
    });
  });

  it('is not asked for countries without one', async () => {
    const answer = await registers().check('format-only', { prefix: 'CHE', number: '123.456.788', ownNumbers });
    expect(answer).toMatchObject({ code: 999, consultationNumber: null });
  });

  it('of Germany answers only to a German seller', async () => {
    const query = { prefix: 'SK', number: '4030000007', ownNumbers: ['ATU13585627'] };
    const answer = await registers().check('evatr-rest', query);
    expect(answer).toMatchObject({ code: 999, status: 'not configured' });
  });

  it('of the United Kingdom refuses a wrong client without an error page', async () => {
    const wrong = registers({ HMRC_CLIENT_ID: 'manifold', HMRC_CLIENT_SECRET: 'wrong', HMRC_URL: sandbox.url });
    expect(await wrong.check('hmrc', { prefix: 'GB', number: '980780684', ownNumbers })).toMatchObject({ code: 999 });
  });
});

describe('an XML answer', () => {
  it('with a document type is refused, so that no entity is expanded', async () => {
    const { createServer } = await import('node:http');
    const server = createServer((_request, response) =>
      response.end('<!DOCTYPE a [<!ENTITY x "200">]><params><string>ErrorCode</string><string>200</string></params>'),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const answer = await registers({ EVATR_XML_URL: `http://127.0.0.1:${port}/` }).check('evatr', {
      prefix: 'SK',
      number: '4',
      ownNumbers,
    });
    await new Promise((resolve) => server.close(resolve));
    expect(answer.code).toBe(999);
  });
});
