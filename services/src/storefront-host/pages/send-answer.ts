import type { FastifyReply, FastifyRequest } from 'fastify';
import { encoded } from '../html-cache/cached-page.js';
import { NEVER_KEPT } from '../html-cache/page-headers.js';
import { encodingFor, writePage } from '../html-cache/write-page.js';
import { pagePolicy } from '../rendering/content-security-policy.js';
import type { PageAnswer } from './page-answer.js';

interface Html {
  readonly status: number;
  readonly html: string;
  readonly setCookies?: readonly string[];
}

/** The rest was set before the request reached its route. */
const DOCUMENT_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': NEVER_KEPT,
  vary: 'accept-encoding',
};

/** Sends a page that nobody may keep. */
export async function sendHtml(request: FastifyRequest, reply: FastifyReply, page: Html): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = await encoded(Buffer.from(page.html), encoding);
  const headers = { ...DOCUMENT_HEADERS, 'content-security-policy': pagePolicy(page.html) };
  reply.code(page.status).headers(headers);
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
