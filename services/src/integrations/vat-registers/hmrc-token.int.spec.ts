import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Hmrc } from './hmrc.client.js';

const HOUR_SECONDS = 3600;
/** The time before expiry at which a token is renewed: such a token serves no later check. */
const MINUTE_SECONDS = 60;
const query = { prefix: 'GB', number: '980780684', ownNumber: undefined };

let lifeSeconds = HOUR_SECONDS;
let issued = 0;
/** The only token that HMRC accepts; undefined if it accepts all. */
let accepted: string | undefined;
let server: Server;
let hmrc: Hmrc;

beforeEach(async () => {
  [lifeSeconds, issued, accepted] = [HOUR_SECONDS, 0, undefined];
  server = createServer((request, response) => {
    if (request.url === '/oauth/token') {
      issued += 1;
      return response.end(JSON.stringify({ access_token: `token-${issued}`, expires_in: lifeSeconds }));
    }
    const isRefused = accepted !== undefined && request.headers.authorization !== `Bearer ${accepted}`;
    response.statusCode = isRefused ? 401 : 200;
    return response.end(JSON.stringify(isRefused ? { code: 'INVALID' } : { target: { vatNumber: query.number } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  hmrc = new Hmrc({ url: `http://127.0.0.1:${port}`, clientId: 'c', clientSecret: 's', timeoutMs: 10_000 });
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('the token for checks of British VAT numbers', () => {
  it('is used for all checks until it expires', async () => {
    for (let checks = 0; checks < 3; checks += 1) await hmrc.check(query);
    expect(issued).toBe(1);
  });

  it('is requested once by two customers who are checked at the same moment after it expired', async () => {
    lifeSeconds = MINUTE_SECONDS;
    await hmrc.check(query);
    const answers = await Promise.all([hmrc.check(query), hmrc.check(query)]);
    expect(answers.map(({ status }) => status)).toEqual(['200', '200']);
    expect(issued).toBe(2);
  });

  it('is requested again after HMRC refused it', async () => {
    await hmrc.check(query);
    accepted = 'token-2';
    expect((await hmrc.check(query)).status).toBe('401');
    expect((await hmrc.check(query)).status).toBe('200');
    expect(issued).toBe(2);
  });

  it('is requested again by the next check after HMRC issued none', async () => {
    lifeSeconds = -1;
    await expect(hmrc.check(query)).rejects.toThrow('HMRC');
    lifeSeconds = HOUR_SECONDS;
    expect((await hmrc.check(query)).status).toBe('200');
    expect(issued).toBe(2);
  });
});
