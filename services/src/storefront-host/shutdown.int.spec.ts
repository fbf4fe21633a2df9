import { describe, expect, it } from '@jest/globals';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { helloPage } from './testing/fake-storefront.js';
import { startHost } from './testing/host.js';

const RENDER_MS = 200;

function ask(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, agent, headers: { host: 'sk.localhost' } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('a process that is told to stop', () => {
  it('says that it is not ready, finishes what it has begun, answers what still comes, and then is gone', async () => {
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
});
