import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../platform/env/env.js';
import { lastResortPage } from '../rendering/last-resort-page.js';
import { CACHE_FOR_A_DAY, IMMUTABLE, sendFile } from '../static-files/send-file.js';
import { Console } from './console.js';
import { consolePolicy } from './console-policy.js';

const NOT_BUILT = lastResortPage('The console has not been built', 'Try again');
/** Any file except the page itself, which is never cached. */
const FILE = /^\/((?!index\.html)[^?]*\.[^/?]*)(?:\?|$)/;

/** Serves the console: its files, and its one page for every other address. */
@Injectable()
export class ConsolePages {
  constructor(
    private readonly console: Console,
    private readonly env: Env,
  ) {}

  /** Answers a GET on the console's host. */
  async serve(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const [, path] = FILE.exec(request.url) ?? [];
    if (path === undefined) return this.page(reply, await this.console.page(request.url));
    const file = await this.console.file(path);
    if (file) return sendFile(request, reply, file, path.startsWith('assets/') ? IMMUTABLE : CACHE_FOR_A_DAY);
    await reply.code(404).type('text/plain; charset=utf-8').send('Not found');
  }

  private async page(reply: FastifyReply, html: string | undefined): Promise<void> {
    const shown = html ?? NOT_BUILT;
    // Vite adds reloaded styles and scripts to the page, which a policy would forbid.
    if (this.env.development) reply.removeHeader('content-security-policy');
    else reply.header('content-security-policy', consolePolicy(shown));
    await reply
      .code(html === undefined ? 503 : 200)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(shown);
  }
}
