import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { SupportRequest } from '@manifold/domain/support-webform/request';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { exchange, type OutboundAnswer, type OutboundRequest } from '../../platform/http/outbound/exchange.js';
import { OutboundHttp } from '../../platform/http/outbound/outbound-http.js';
import { SupportPlatform } from './support-platform.js';

const FIRST_REFUSAL = 400;
/** The platform responds with a page or a redirect to the shop, which is not read. */
const MAXIMUM_ANSWER_BYTES = 2_000_000;

/** Returns the same path and query on another host. */
function movedTo(base: string, address: string): URL {
  const { pathname, search } = new URL(address);
  // Not relative to the base, because a path that starts with two slashes would name a host.
  return Object.assign(new URL(base), { pathname, search });
}

/** A failed delivery. Its message has only the status, since addresses and bodies are personal data. */
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
  maximumAnswerLength: MAXIMUM_ANSWER_BYTES,
});

/** Throws unless the platform accepted the request. */
async function settle(answer: Promise<OutboundAnswer>): Promise<void> {
  const { status } = await answer.catch((error: unknown) => {
    throw failed(error instanceof Error ? error.name : 'no answer');
  });
  if (status >= FIRST_REFUSAL) throw failed(`status ${status}`);
}

/**
 * Web-to-Case over HTTP. It responds to a form with a page or a redirect, never with the result, so any response that is not an
 * error counts as accepted. The embedded start always sends to the sandbox and ignores the config; any other start sends to the
 * hosts that SUPPORT_PLATFORM_HOSTS lists.
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
    // The address comes from the environment, so it needs no check.
    await settle(exchange(moved, requestOf(body, this.env.deadlines.supportPlatform)));
    return moved.href;
  }
}
