import { connect } from 'node:net';
import { once } from 'node:events';
import { Controller, Module, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serve, createAppContext } from '../../application.js';
import { requestSignal, withDeadline } from '../deadlines/deadline.js';

const BODY = JSON.stringify({ note: 'x'.repeat(200) });
const signals: (AbortSignal | undefined)[] = [];

@Controller('api/health')
class Slow {
  @Post('calls-out')
  callsOut(): Promise<never> {
    signals.push(requestSignal());
    return withDeadline(600_000, () => new Promise<never>(() => undefined), requestSignal());
  }
}

@Module({ controllers: [Slow] })
class SlowModule {}

let app: NestFastifyApplication;
let port: number;

beforeAll(async () => {
  const context = createAppContext({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    EMBEDDED: 'true',
    LOG_LEVEL: 'silent',
    DEADLINE_SCALE: '0.1',
  });
  app = await serve({ module: SlowModule }, context);
  await app.listen(0, '127.0.0.1');
  port = Number(new URL(await app.getUrl()).port);
});

afterAll(() => app.close());

const head = (path: string): string =>
  [
    `POST ${path} HTTP/1.1`,
    'host: sk.localhost',
    'content-type: application/json',
    'sec-fetch-site: same-origin',
    `content-length: ${BODY.length}`,
    'connection: close',
    '\r\n',
  ].join('\r\n');

/** Sends a request in pieces, each in its own packet. Returns the whole answer. */
async function sentInPieces(pieces: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  for (const piece of pieces) {
    await new Promise((resolve) => socket.write(piece, resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

describe('a request whose body arrives over a real connection', () => {
  it.each([
    ['with its head', [`${head('/api/health/calls-out')}${BODY}`]],
    ['after its head', [head('/api/health/calls-out'), BODY]],
    ['in pieces', [head('/api/health/calls-out'), BODY.slice(0, 10), BODY.slice(10, 60), BODY.slice(60)]],
  ])('%s aborts its calls at its own deadline', async (_how, pieces) => {
    signals.length = 0;
    const answer = await sentInPieces(pieces);
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer.toLowerCase()).toContain('retry-after: 5');
    expect(answer).toContain('backend-unavailable');
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });
});
