import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { SupportRequest } from '@manifold/domain/support-webform/request';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { exchange, type OutboundAnswer, type OutboundRequest } from '../../platform/http/outbound/exchange.js';
import { OutboundHttp } from '../../platform/http/outbound/outbound-http.js';
import { SupportPlatform } from './support-platform.js';

const FIRST_REFUSAL = 400;
/** The platform answers with a page or leads back to the shop; nobody reads it. */
const LONGEST_ANSWER = 2_000_000;

/** The same path and query on another host. */
function movedTo(base: string, address: string): URL {
  const { pathname, search } = new URL(address);
  // Not relative to the base: a path that begins with two slashes would name a host.
  return Object.assign(new URL(base), { pathname, search });
}

/** A request could not be handed over; says the status only, since addresses and bodies are other people's. */
function failed(reason: string): ShopError {
  return new ShopError('backend-unavailable', { message: `the support platform did not take the request: ${reason}` });
}

const requestOf = (body: string, timeoutMs: number): OutboundRequest => ({
  method: 'POST',
  headers: {
    'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    'content-length': String(Buffer.byteLength(body)),
  },
  body,
  timeoutMs,
  longestAnswer: LONGEST_ANSWER,
});

/** Throws unless the platform took the request. */
async function settle(answer: Promise<OutboundAnswer>): Promise<void> {
  const { status } = await answer.catch((error: unknown) => {
    throw failed(error instanceof Error ? error.name : 'no answer');
  });
  if (status >= FIRST_REFUSAL) throw failed(`status ${status}`);
}

/**
 * Web-to-Case over HTTP. It answers a form with a page or leads back to the shop, and never says what became of the case:
 * anything that is no error counts as taken. The embedded start sends to the sandbox alone, whatever config says; any
 * other start sends to the hosts that SUPPORT_PLATFORM_HOSTS lists.
 */
@Injectable()
export class WebToCase extends SupportPlatform {
  constructor(
    private readonly env: Env,
    private readonly http: OutboundHttp,
  ) {
    super();
  }

  override get hasSandbox(): boolean {
    return this.env.outsideWorldUrl !== undefined;
  }

  override async deliver(request: SupportRequest): Promise<void> {
    if (this.env.embedded && this.hasSandbox) {
      await this.deliverToSandbox(request);
      return;
    }
    const url = new URL(request.address);
    if (url.protocol !== 'https:' || !this.env.hosts.support.has(url))
      throw failed('its host is not on SUPPORT_PLATFORM_HOSTS');
    await settle(this.http.send(url, requestOf(request.body, this.env.deadlines.supportPlatform)));
  }

  override async deliverToSandbox({ address, body }: SupportRequest): Promise<string> {
    const { outsideWorldUrl } = this.env;
    if (outsideWorldUrl === undefined) throw new ShopError('not-found', { message: 'there is no sandbox' });
    const moved = movedTo(outsideWorldUrl, address);
    // The environment names the sandbox, so its address needs no guard.
    await settle(exchange(moved, requestOf(body, this.env.deadlines.supportPlatform)));
    return moved.href;
  }
}
