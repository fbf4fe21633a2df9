import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { Env } from '../../platform/env/env.js';
import { lastResortPage } from '../rendering/last-resort-page.js';
import { IMMUTABLE, sendFile } from '../static-files/send-file.js';
import { StaticFolder } from '../static-files/static-folder.js';
import { consolePolicy } from './console-policy.js';

const MAXIMUM_BYTES = 16 * 1024 * 1024;
const NOT_BUILT = lastResortPage('The console has not been built', 'Try again');
/** Any file but the page itself, which is never kept. */
const FILE = /^\/((?!index\.html)[^?]*\.[^/?]*)(?:\?|$)/;

/** The console: its files, and its one page for every other address. */
@Injectable()
export class ConsolePages {
  private readonly built: StaticFolder;

  constructor(env: Env) {
    this.built = new StaticFolder(join(env.adminDir, 'dist'), MAXIMUM_BYTES);
  }

  /** Answers a GET on the console's host. */
  async serve(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const [, path] = FILE.exec(request.url) ?? [];
    const file = await this.built.find(path ?? 'index.html');
    if (file && path !== undefined) return sendFile(request, reply, file, IMMUTABLE);
    if (path !== undefined) return void (await reply.code(404).type('text/plain').send('Not found'));
    await this.page(reply, file && (await file.body('identity')).toString());
  }

  private async page(reply: FastifyReply, html: string | undefined): Promise<void> {
    const headers = { 'cache-control': 'no-store', 'content-security-policy': consolePolicy(html ?? NOT_BUILT) };
    await reply
      .code(html === undefined ? 503 : 200)
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(html ?? NOT_BUILT);
  }
}
