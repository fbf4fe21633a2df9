import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { PageRenderer, type Visitor } from '../rendering/page-renderer.js';
import { formatPageAddress } from '../redirects/page-address.js';
import type { Visit } from '../visits/visit.js';
import { Visitors } from '../ports/visitors.js';
import { accountMove, isGuardedByAccount } from './account-guard.js';
import { checkoutMove } from './checkout-guard.js';
import { type PageAnswer, renderedAnswer, renderingFailure } from './page-answer.js';

/** Pages of one visitor: rendered with the visitor's session, never cached. */
@Injectable()
export class PersonalPages {
  constructor(
    private readonly renderer: PageRenderer,
    private readonly visitors: Visitors,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the page, or a redirect to another step of the checkout, home or sign-in. */
  async answer(visit: Visit, { cookie, signal }: Visitor): Promise<PageAnswer> {
    // One time limit for both steps, because together they must end before the request does.
    const visitor = {
      cookie,
      signal: AbortSignal.any([signal, AbortSignal.timeout(this.renderer.renderMilliseconds)]),
    };
    try {
      const { address } = visit;
      const elsewhere =
        (await this.accountMove(visit, cookie)) ?? (await checkoutMove(address, this.renderer.apiFor(visit, visitor)));
      if (elsewhere !== undefined) {
        const [path = '/', query = ''] = elsewhere.split('?');
        const location = formatPageAddress({ prefix: address.prefix, path, query });
        return { kind: 'redirect', status: 302, location };
      }
      const page = await this.renderer.render(visit, visitor);
      return renderedAnswer(page, page.setCookies);
    } catch (error) {
      const failure = renderingFailure(error);
      if (failure.status >= 500 && !signal.aborted)
        this.logger.error({ path: visit.address.path, err: error }, 'page not rendered');
      return failure;
    }
  }

  private async accountMove({ snapshot, address }: Visit, cookie: string | undefined): Promise<string | undefined> {
    if (!isGuardedByAccount(address.path)) return undefined;
    const move = accountMove(address, await this.visitors.stateOf({ snapshot, cookie }));
    if (move?.warning !== undefined) this.logger.warn({ path: address.path }, move.warning);
    return move?.to;
  }
}
