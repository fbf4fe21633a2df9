import { describe, expect, it } from '@jest/globals';
import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { helloPage } from './testing/fake-storefront.js';
import { startHost } from './testing/host.js';

const RENDER_MS = 200;

function ask(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path, agent, headers: { host: 'sk.localhost' } },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    outgoing.on('error', (error) => reject(Object.assign(error, { wasAccepted: outgoing.reusedSocket })));
    outgoing.end();
  });
}

describe('a stopping process', () => {
  it('reports that it is not ready, finishes running requests, answers new ones, and then exits', async () => {
    const host = await startHost({ variables: { DRAIN_MS: '150' } });
    host.storefront.renders = async (page) => {
      await wait(RENDER_MS);
      return helloPage(page);
    };
    await host.app.listen(0, '127.0.0.1');
    const port = Number(new URL(await host.app.getUrl()).port);
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const begun = Array.from({ length: 10 }, (_, index) => ask(port, `/page-${index}`, agent));
    await wait(RENDER_MS / 4);

    const stopped = host.app.close();
    const during = ask(port, '/during', agent);
    expect(await ask(port, '/api/health/ready', agent)).toBe(503);
    expect(await Promise.all([...begun, during])).toEqual(Array.from({ length: 11 }, () => 200));
    await stopped;
    await expect(ask(port, '/after', new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    agent.destroy();
  });

  it('answers every request of twenty clients before it closes their connections', async () => {
    const host = await startHost();
    await host.app.listen(0, '127.0.0.1');
    const port = Number(new URL(await host.app.getUrl()).port);
    const warm = new Agent({ keepAlive: true });
    await ask(port, '/', warm);
    const ends: { code: string | undefined; wasAccepted: boolean }[] = [];
    const client = async (): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const untilRefused = async (): Promise<never> => {
        for (;;) await ask(port, '/', agent);
      };
      await untilRefused().catch((error: NodeJS.ErrnoException & { wasAccepted: boolean }) =>
        ends.push({ code: error.code, wasAccepted: error.wasAccepted }),
      );
      agent.destroy();
    };
    const clients = Array.from({ length: 20 }, client);
    await wait(RENDER_MS);
    await host.app.close();
    await Promise.all(clients);
    // The operating system resets connections that wait to be accepted while the port closes; their requests were never read.
    expect(ends.filter(({ wasAccepted }) => wasAccepted)).toEqual([]);
    expect(ends.filter(({ code }) => code !== 'ECONNREFUSED' && code !== 'ECONNRESET')).toEqual([]);
    expect(ends).toHaveLength(20);
    warm.destroy();
  });

  it('tells a client to close its connection', async () => {
    const host = await startHost({ variables: { DRAIN_MS: '150' } });
    await host.app.listen(0, '127.0.0.1');
    const port = Number(new URL(await host.app.getUrl()).port);
    const socket = connect(port, '127.0.0.1');
    const received = text(socket);
    const question = 'GET /api/health/live HTTP/1.1\r\nhost: sk.localhost\r\n\r\n';
    socket.write(question);
    await once(socket, 'readable');
    const stopped = host.app.close();
    socket.write(question);
    const [first, second] = (await received).split('HTTP/1.1 200 OK').slice(1);
    expect([first, second]).toEqual([
      expect.stringContaining('Connection: keep-alive'),
      expect.stringContaining('Connection: close'),
    ]);
    await stopped;
  });

  it('sends a long answer completely, even to a slow reader', async () => {
    const host = await startHost();
    const long = 'x'.repeat(8_000_000);
    host.storefront.renders = async (page) => ({ ...helloPage(page), html: long });
    await host.app.listen(0, '127.0.0.1');
    const port = Number(new URL(await host.app.getUrl()).port);
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /long HTTP/1.1\r\nhost: sk.localhost\r\n\r\n');
    await once(socket, 'readable');
    const stopped = host.app.close();
    await wait(RENDER_MS * 2);
    expect(await text(socket)).toContain(long);
    await stopped;
  });
});
