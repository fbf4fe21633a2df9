import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Server } from 'node:http';
import { Cache } from '../../platform/cache/cache.js';
import { Semaphore } from '../../platform/concurrency/semaphore.js';
import { Env } from '../../platform/env/env.js';
import { exchange, type OutboundAnswer } from '../../platform/http/outbound/exchange.js';
import { OutboundHttp } from '../../platform/http/outbound/outbound-http.js';

const LIMITS = { timeoutMs: 4_000, maximumAnswerLength: 2_000_000 };
/** Checks read the same pages several times. */
const CACHED_MS = 3_000;
const MAXIMUM_ANSWERS = 500;
/** Pages that are read at once; more would only wait for each other if this process renders them. */
const CONCURRENT_PAGES = 3;

/** The answer of an address, or why there was none. */
export type ReadAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly body: string }
  | { readonly kind: 'unreachable'; readonly why: string };

const reasonOf = (error: Error & { readonly code?: string }): string => error.code ?? error.message;

/**
 * Reads pages of the shop like a visitor: over a connection to its address, without cookies, without following redirects.
 * Requests for `*.localhost`, which Node does not resolve, are sent to this process.
 */
@Injectable()
export class ShopReader {
  private readonly answers = new Cache<ReadAnswer>({
    maximumEntries: MAXIMUM_ANSWERS,
    lifetimes: { fresh: CACHED_MS },
  });
  private readonly slots = new Semaphore(CONCURRENT_PAGES);

  constructor(
    private readonly adapter: HttpAdapterHost<FastifyAdapter>,
    private readonly env: Env,
    private readonly http: OutboundHttp,
  ) {}

  /** Reads an address when a slot is free. With `host` the request is sent to this process with that Host header. */
  read(address: string, host?: string): Promise<ReadAnswer> {
    const name = `${address} ${host ?? ''}`;
    return this.answers.load(name, () => this.slots.run(() => this.answerOf(new URL(address), host)));
  }

  private async answerOf(url: URL, host: string | undefined): Promise<ReadAnswer> {
    const isHere = host !== undefined || /(^|\.)localhost$/.test(url.hostname);
    try {
      const { status, body } = await (isHere ? this.askHere(url, host ?? url.host) : this.askOutside(url));
      return { kind: 'answered', status, body };
    } catch (error) {
      return { kind: 'unreachable', why: reasonOf(error as Error) };
    }
  }

  private askHere({ pathname, search }: URL, host: string): Promise<OutboundAnswer> {
    const at = this.adapter.httpAdapter.getHttpServer<Server>().address();
    if (at === null || typeof at === 'string') throw new Error('this process does not listen');
    const own = Object.assign(new URL(`http://127.0.0.1:${at.port}`), { pathname, search });
    return exchange(own, { ...LIMITS, headers: { host } });
  }

  /** Sends a request only to hosts that the environment lists and to public addresses, because staff choose the hosts of stores. */
  private askOutside(url: URL): Promise<OutboundAnswer> {
    if (!this.env.hosts.stores.has(url)) throw new Error(`${url.host} is not on STORE_HOSTS`);
    return this.http.send(url, LIMITS);
  }
}

/** Returns the status of an answer as text, or why there was none. */
export function answerText(answer: ReadAnswer): string {
  return answer.kind === 'unreachable' ? answer.why : String(answer.status);
}

/** Limits how much of the reader's queue one check with many pages can occupy. */
const PAGES_PER_CHECK = 6;

/** Runs work on many items, at most `limit` at once. Returns the results in the order of the items. */
export function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  limit = PAGES_PER_CHECK,
): Promise<Result[]> {
  const places = new Semaphore(limit);
  return Promise.all(items.map((item) => places.run(() => work(item))));
}
