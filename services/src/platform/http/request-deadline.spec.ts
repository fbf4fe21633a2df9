import { Controller, Get, Module, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serve, createAppContext } from '../../application.js';
import { requestSignal, withDeadline } from '../deadlines/deadline.js';

const never = (): Promise<never> => new Promise(() => undefined);
const signals: (AbortSignal | undefined)[] = [];

@Controller('api/health')
class Slow {
  @Get('hangs')
  hangs(): Promise<never> {
    signals.push(requestSignal());
    return never();
  }

  @Post('calls-out')
  callsOut(): Promise<never> {
    return withDeadline(60_000, never, requestSignal());
  }

  @Get('answers')
  answers(): { readonly answered: true } {
    return { answered: true };
  }
}

@Module({ controllers: [Slow] })
class SlowModule {}

let app: NestFastifyApplication;

beforeAll(async () => {
  const context = createAppContext({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    EMBEDDED: 'true',
    LOG_LEVEL: 'silent',
    DEADLINE_SCALE: '0.01',
  });
  app = await serve({ module: SlowModule }, context);
  await app.init();
});

afterAll(() => app.close());

describe('a request', () => {
  it('without an answer ends with 503 and Retry-After, and its calls are aborted', async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/health/hangs' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ error: { code: 'backend-unavailable' } });
    expect(answer.json<{ error: { message: string } }>().error.message).toContain('please try again');
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });

  it('with a body passes its deadline on to its calls', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const answer = await app.inject({ method: 'POST', url: '/api/health/calls-out', payload: {}, headers });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });

  it('that is answered in time is not affected', async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/health/answers' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { answered: true }]);
  });
});
