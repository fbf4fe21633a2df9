import type { FastifyReply, FastifyRequest } from 'fastify';
import { encoded } from '../html-cache/cached-page.js';
import { NEVER_KEPT, pageHeaders } from '../html-cache/page-headers.js';
import { encodingFor, writePage } from '../html-cache/write-page.js';
import type { PageAnswer } from './page-answer.js';

interface Html {
  readonly status: number;
  readonly html: string;
  readonly setCookies?: readonly string[];
}

/** Sends a page that nobody may keep. */
export async function sendHtml(request: FastifyRequest, reply: FastifyReply, page: Html): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = await encoded(Buffer.from(page.html), encoding);
  reply.code(page.status).headers({ ...pageHeaders(page.html, NEVER_KEPT), vary: 'accept-encoding' });
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (page.setCookies?.length) reply.header('set-cookie', [...page.setCookies]);
  await reply.send(body);
}

/** A permanent redirect may be remembered for an hour, not for ever: config can change what it depends on. */
export async function sendRedirect(reply: FastifyReply, location: string, status: number): Promise<void> {
  const permanent = status === 301 || status === 308;
  await reply
    .code(status)
    .headers({ location, 'cache-control': permanent ? 'private, max-age=3600' : NEVER_KEPT })
    .send();
}

/** Sends what a page came to. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer): Promise<void> {
  if (answer.kind === 'redirect') return sendRedirect(reply, answer.location, answer.status);
  if (answer.kind === 'html') return sendHtml(request, reply, answer);
  reply.hijack();
  writePage(request.raw, reply.raw, answer.page);
}
