import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type PageMoment, publicConfig } from '@manifold/domain/page-config/page-config';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { FastLane } from '../../platform/http/fast-lane.js';
import { isUnchanged } from '../../platform/http/conditional-requests.js';
import { requestHost } from '../../platform/http/request-host.js';
import { NO_PAGE_POLICY, SECURITY_HEADERS } from '../../platform/http/security-headers.js';
import { asksForPreview } from '../preview/preview-cookie.js';
import { localeOf } from './shop-request.js';
import { LiveConfig } from '../live/live-config.js';
import { themeStylesheet } from '../live/theme-stylesheet.js';

const PATH = '/api/config';

const takesGzip = ({ 'accept-encoding': accepted }: IncomingHttpHeaders): boolean =>
  typeof accepted === 'string' && accepted.includes('gzip') && !accepted.includes('q=0');

/** A body ready to be written, with its header lines as Node takes them. */
interface PreparedBody {
  readonly headers: string[];
  /** The bytes as a latin1 string, because Node writes headers and body in one packet then, unlike with a buffer. */
  readonly bytes: string;
}

/** An answer that is ready to be written; prepared once per snapshot and locale. */
interface PreparedAnswer {
  readonly etag: string;
  readonly plain: PreparedBody;
  readonly gzip: PreparedBody;
  readonly unchanged: string[];
}

/** Returns what a page needs to know of the environment. */
export const environmentOf = ({ liveCart, paymentProvider }: Env): Pick<PageMoment, EnvironmentKey> => ({
  liveCartPort: liveCart.publicPort,
  hasPaymentProvider: paymentProvider !== undefined,
});
type EnvironmentKey = 'liveCartPort' | 'hasPaymentProvider';

function prepareBody(body: Buffer, headers: Readonly<Record<string, string>>): PreparedBody {
  const all = { ...headers, 'content-length': String(body.length) };
  return { headers: Object.entries(all).flat(), bytes: body.toString('latin1') };
}

function prepare(snapshot: Snapshot, locale: string, env: Env): PreparedAnswer {
  const moment = { themeStylesheet: themeStylesheet(snapshot).path, now: new Date(), ...environmentOf(env) };
  const body = Buffer.from(JSON.stringify(publicConfig(snapshot, locale, moment)));
  const etag = `"${snapshot.revision}-${snapshot.hash}-${locale}"`;
  const always = {
    ...SECURITY_HEADERS,
    'content-security-policy': NO_PAGE_POLICY,
    'cache-control': 'no-cache',
    vary: 'x-locale, accept-encoding',
    etag,
  };
  const typed = { ...always, 'content-type': 'application/json; charset=utf-8' };
  return {
    etag,
    plain: prepareBody(body, typed),
    gzip: prepareBody(gzipSync(body), { ...typed, 'content-encoding': 'gzip' }),
    unchanged: Object.entries(always).flat(),
  };
}

/** Answers `GET /api/config` on the fast lane: the public part of the host's snapshot, from memory. */
@Injectable()
export class PublicConfigLane implements OnModuleInit {
  private readonly prepared = new WeakMap<Snapshot, Map<string, PreparedAnswer>>();

  constructor(
    private readonly live: LiveConfig,
    private readonly fastLane: FastLane,
    private readonly env: Env,
  ) {}

  /** Registers on the fast lane. */
  onModuleInit(): void {
    this.fastLane.register((request, response) => this.serve(request, response));
  }

  private serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.url !== PATH || asksForPreview(request.headers)) return false;
    const snapshot = this.live.snapshotOfHost(requestHost(request.headers));
    if (!snapshot) return false; // The router answers for a host without a store.
    const answer = this.answerFor(snapshot, request.headers['x-locale']);
    if (isUnchanged(request.headers, answer.etag)) {
      response.writeHead(304, answer.unchanged).end();
      return true;
    }
    const { headers, bytes } = takesGzip(request.headers) ? answer.gzip : answer.plain;
    response.writeHead(200, headers).end(bytes, 'latin1');
    return true;
  }

  private answerFor(snapshot: Snapshot, requestedLocale: string | string[] | undefined): PreparedAnswer {
    const locale = localeOf(snapshot, requestedLocale);
    const answers = this.prepared.get(snapshot) ?? new Map<string, PreparedAnswer>();
    this.prepared.set(snapshot, answers);
    const answer = answers.get(locale) ?? prepare(snapshot, locale, this.env);
    answers.set(locale, answer);
    return answer;
  }
}
