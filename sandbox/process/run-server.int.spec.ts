import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { OpenConnections } from './open-connections.js';

const CLIENTS = 12;

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function sendRequest(port: number, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, (response) => {
      response.resume();
      response.on('end', resolve);
      response.on('error', reject);
    }).on('error', reject);
  });
}

describe('a process of the sandbox', () => {
  it('answers every request that was sent before it was stopped', async () => {
    const server = createServer((_request, response) => setTimeout(() => response.end('x'.repeat(200_000)), 5));
    const connections = new OpenConnections(server);
    const port = await listen(server);
    const ends: unknown[] = [];
    const answered = new Set<Agent>();
    const client = async (): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const untilRefused = async (): Promise<never> => {
        for (;;) {
          await sendRequest(port, agent);
          answered.add(agent);
        }
      };
      await untilRefused().catch((error: NodeJS.ErrnoException) => ends.push(error.code));
      agent.destroy();
    };
    const clients = Array.from({ length: CLIENTS }, client);
    // A connection that the server has not accepted yet ends otherwise.
    while (answered.size < CLIENTS) await wait(1);
    await connections.close(10_000);
    await Promise.all(clients);
    expect(ends).toEqual(Array.from({ length: CLIENTS }, () => 'ECONNREFUSED'));
  });

  it('logs an uncaught error as JSON, finishes its requests and exits with an error', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-sandbox-'));
    const module = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));
    const program = path.join(folder, 'program.ts');
    writeFileSync(
      program,
      `import { createServer } from 'node:http';
       import { runServer } from ${module('run-server.ts')};
       import { OpenConnections } from ${module('open-connections.ts')};
       const server = createServer((_request, response) => {
         setTimeout(() => response.end('answered'), 300);
         setTimeout(() => { throw new Error('nobody caught me'); }, 50);
       });
       const connections = new OpenConnections(server);
       void runServer('test', () => new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve({
         url: String(server.address().port), close: () => connections.close(5000) }))));`,
    );
    const child = spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = text(child.stderr);
    const ended = once(child, 'exit');
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const answer = await fetch(`http://127.0.0.1:${/(\d+)\s*$/.exec(line.toString())?.[1]}/`);
    expect(await answer.text()).toBe('answered');
    expect((await ended)[0]).toBe(1);
    const record: unknown = JSON.parse(await printed);
    expect(record).toMatchObject({ level: 'fatal', msg: 'fatal error', err: { message: 'nobody caught me' } });
    rmSync(folder, { recursive: true, force: true });
  });
});
