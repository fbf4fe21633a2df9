import type { IncomingMessage, ServerResponse } from 'node:http';
import { publicConfig } from '@manifold/domain/page-config/page-config';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FastLane } from '../../platform/http/fast-lane.js';
import { requestHost } from '../../platform/http/request-host.js';
import { NO_PAGE_POLICY, SECURITY_HEADERS } from '../../platform/http/security-headers.js';
import { localeOf } from '../shop-request.js';
import { LiveConfig } from './live-config.js';
import { themeStylesheet } from './theme-stylesheet.js';

const PATH = '/api/config';

/** An answer that is ready to be written: made once per snapshot and locale. */
interface PreparedAnswer {
  readonly etag: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly unchangedHeaders: Readonly<Record<string, string>>;
}

function prepare(snapshot: Snapshot, locale: string): PreparedAnswer {
  const body = Buffer.from(JSON.stringify(publicConfig(snapshot, locale, themeStylesheet(snapshot).path)));
  const etag = `"${snapshot.revision}-${snapshot.hash}-${locale}"`;
  const unchangedHeaders = {
    ...SECURITY_HEADERS,
    'content-security-policy': NO_PAGE_POLICY,
    'cache-control': 'no-cache',
    vary: 'x-locale',
    etag,
  };
  const headers = {
    ...unchangedHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  };
  return { etag, body, headers, unchangedHeaders };
}

/** `GET /api/config`: the public part of the host's snapshot, from memory, before the framework sees the request. */
@Injectable()
export class PublicConfigLane implements OnModuleInit {
  private readonly prepared = new WeakMap<Snapshot, Map<string, PreparedAnswer>>();

  constructor(
    private readonly live: LiveConfig,
    private readonly fastLane: FastLane,
  ) {}

  /** Takes its place on the fast lane. */
  onModuleInit(): void {
    this.fastLane.register((request, response) => this.serve(request, response));
  }

  private serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.url !== PATH) return false;
    const snapshot = this.live.snapshotOfHost(requestHost(request.headers));
    if (!snapshot) return false; // the router answers for a host that shows no store
    const { etag, body, headers, unchangedHeaders } = this.answerFor(snapshot, request.headers['x-locale']);
    if (request.headers['if-none-match'] === etag) response.writeHead(304, unchangedHeaders).end();
    else response.writeHead(200, headers).end(body);
    return true;
  }

  private answerFor(snapshot: Snapshot, asked: string | string[] | undefined): PreparedAnswer {
    const locale = localeOf(snapshot, asked);
    const answers = this.prepared.get(snapshot) ?? new Map<string, PreparedAnswer>();
    this.prepared.set(snapshot, answers);
    const answer = answers.get(locale) ?? prepare(snapshot, locale);
    answers.set(locale, answer);
    return answer;
  }
}
