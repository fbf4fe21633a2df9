import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { SupportRequest } from '@manifold/domain/support-webform/request';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { reportCallInTransaction } from '../../platform/concurrency/open-transaction.js';
import { SupportPlatform } from './support-platform.js';

const TIMEOUT_MILLISECONDS = 10_000;
const FIRST_REFUSAL = 400;

/** The same path and query on another host. */
function movedTo(base: string, address: string): string {
  const { pathname, search } = new URL(address);
  return new URL(`${pathname}${search}`, base).href;
}

/** A request could not be handed over; says the status only, since addresses and bodies are other people's. */
function failed(reason: string): ShopError {
  return new ShopError('backend-unavailable', { message: `the support platform did not take the request: ${reason}` });
}

/**
 * Web-to-Case over HTTP. It answers a form with a page or leads back to the shop, and never says what became of the case:
 * anything that is no error counts as taken. The embedded start sends to the sandbox alone, whatever config says.
 */
@Injectable()
export class WebToCase extends SupportPlatform {
  private readonly sandbox: string | undefined;
  private readonly isEmbedded: boolean;

  constructor({ outsideWorldUrl, embedded }: Env) {
    super();
    this.sandbox = outsideWorldUrl;
    this.isEmbedded = embedded;
  }

  override get hasSandbox(): boolean {
    return this.sandbox !== undefined;
  }

  override async deliver({ address, body }: SupportRequest): Promise<void> {
    const base = this.isEmbedded ? this.sandbox : undefined;
    await this.post(base === undefined ? address : movedTo(base, address), body);
  }

  override async deliverToSandbox({ address, body }: SupportRequest): Promise<string> {
    if (this.sandbox === undefined) throw new ShopError('not-found', { message: 'there is no sandbox' });
    const moved = movedTo(this.sandbox, address);
    await this.post(moved, body);
    return moved;
  }

  private async post(address: string, body: string): Promise<void> {
    reportCallInTransaction('POST support request');
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      body,
      // The way back to the shop is for browsers.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    }).catch((error: unknown) => {
      throw failed(error instanceof Error ? error.name : 'no answer');
    });
    await response.body?.cancel();
    if (response.status >= FIRST_REFUSAL) throw failed(`status ${response.status}`);
  }
}
