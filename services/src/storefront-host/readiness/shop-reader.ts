import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import http, { type IncomingMessage, type Server } from 'node:http';
import https from 'node:https';
import { Semaphore } from '../../platform/concurrency/semaphore.js';

const ANSWER_WITHIN_MS = 4_000;
const MOST_CHARACTERS = 2_000_000;
/** Several questions of one check are about the same pages. */
const KEPT_MS = 3_000;
/** Pages that are read at once: where they are rendered here, more would only wait for each other. */
const AT_A_TIME = 3;

/** What came back: a page, or why none did. */
export type ReadAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly body: string }
  | { readonly kind: 'away'; readonly why: string };

function bodyOf(response: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let body = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      body += part;
      if (body.length > MOST_CHARACTERS) response.destroy(new Error('too long'));
    });
    response.on('error', reject);
    response.on('end', () => resolve(body));
  });
}

const reasonOf = (error: Error & { readonly code?: string }): string => error.code ?? error.message;

/**
 * Reads the shop as a visitor does: over a connection to its address, without a cookie, redirects not followed. Hosts that
 * are on this machine alone, which Node does not find, are this very process.
 */
@Injectable()
export class ShopReader {
  private readonly kept = new Map<string, Promise<ReadAnswer>>();
  private readonly turns = new Semaphore(AT_A_TIME);

  constructor(private readonly adapter: HttpAdapterHost<FastifyAdapter>) {}

  /** Reads an address, in its turn; with `host` it is asked of this very process under that name. */
  read(address: string, host?: string): Promise<ReadAnswer> {
    const name = `${address} ${host ?? ''}`;
    const known = this.kept.get(name);
    if (known) return known;
    const answer = this.turns.run(() => this.answerOf(new URL(address), host));
    this.kept.set(name, answer);
    void answer.finally(() => setTimeout(() => this.kept.delete(name), KEPT_MS).unref());
    return answer;
  }

  private async answerOf(url: URL, host: string | undefined): Promise<ReadAnswer> {
    const headers = { host: host ?? url.host };
    const isHere = host !== undefined || /(^|\.)localhost$/.test(url.hostname);
    const target = isHere ? this.here(url) : url;
    if (!target) return { kind: 'away', why: 'this process does not listen' };
    try {
      return await this.ask(target, headers);
    } catch (error) {
      return { kind: 'away', why: reasonOf(error as Error) };
    }
  }

  /** The same path on the port that this process listens on. */
  private here({ pathname, search }: URL): URL | undefined {
    const at = this.adapter.httpAdapter.getHttpServer<Server>().address();
    return at === null || typeof at === 'string'
      ? undefined
      : new URL(`http://127.0.0.1:${at.port}${pathname}${search}`);
  }

  private ask(target: URL, headers: Readonly<Record<string, string>>): Promise<ReadAnswer> {
    return new Promise((resolve, reject) => {
      const client = target.protocol === 'https:' ? https : http;
      const asked = client.get(target, { headers, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }, (response) => {
        bodyOf(response).then((body) => resolve({ kind: 'answered', status: response.statusCode ?? 0, body }), reject);
      });
      asked.on('error', reject);
    });
  }
}

/** What a page answered, in a word: its status, or why there is none. */
export function answerText(answer: ReadAnswer): string {
  return answer.kind === 'away' ? answer.why : String(answer.status);
}
