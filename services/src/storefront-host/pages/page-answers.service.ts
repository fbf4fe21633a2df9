import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../platform/env/env.js';
import { RETRY_AFTER_SECONDS } from '../../platform/errors/failure.js';
import { encodeQuickly } from '../html-cache/cached-page.js';
import { documentHeaders, NO_STORE } from '../html-cache/page-headers.js';
import { encodingFor, writePage } from '../html-cache/write-page.js';
import type { HtmlAnswer, PageAnswer } from './page-answer.js';

type Html = Omit<HtmlAnswer, 'kind'>;

/** Sends the answers to requests for pages. */
@Injectable()
export class PageAnswers {
  constructor(private readonly env: Env) {}

  async send(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer): Promise<void> {
    if (answer.kind === 'redirect') return this.redirect(reply, answer.location, answer.status);
    if (answer.kind === 'html') return this.html(request, reply, answer);
    reply.hijack();
    writePage(request.raw, reply.raw, answer.page);
  }

  /** Sends a page that must not be cached. */
  async html(request: FastifyRequest, reply: FastifyReply, page: Html): Promise<void> {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const { html } = page;
    const body = await encodeQuickly(typeof html === 'string' ? Buffer.from(html) : html, encoding);
    // No policy in development, because Vite adds reloaded styles and scripts to the page.
    if (this.env.development) reply.removeHeader('content-security-policy');
    reply.code(page.status).headers(documentHeaders(page, NO_STORE, this.env));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (page.setCookies?.length) reply.header('set-cookie', [...page.setCookies]);
    await reply.send(body);
  }

  /** Sends a redirect. Permanent ones may be cached for an hour, because config can change them. */
  async redirect(reply: FastifyReply, location: string, status: number): Promise<void> {
    const permanent = status === 301 || status === 308;
    const headers = { location, 'cache-control': permanent ? 'private, max-age=3600' : NO_STORE };
    await reply.code(status).headers(headers).send();
  }
}
