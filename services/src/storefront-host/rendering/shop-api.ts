import type {
  CommerceOperationName,
  CommerceRequest,
  CommerceResponse,
} from '@manifold/domain/commerce-api/operations';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Logger } from 'pino';
import { untilAborted } from '../../platform/deadlines/deadline.js';
import { failureOf } from '../../platform/errors/failure.js';
import type { OperationCaller, ShopOperations } from '../ports/shop-operations.js';

/** A page's visitor as the operations know them, and until when somebody waits. */
export interface ApiCaller extends Omit<OperationCaller, 'setCookies'> {
  readonly signal: AbortSignal;
}

/** What a page is told when its time is over, or nobody waits for it any more: an outage, which it shows as one. */
const outOfTime = (signal: AbortSignal): ShopError => new ShopError('backend-unavailable', { cause: signal.reason });

/** What a promise comes to; rejects with `backend-unavailable` as soon as the signal aborts. The work itself goes on. */
async function unlessGone<Answer>(signal: AbortSignal, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await untilAborted(signal, work);
  } catch (error) {
    throw signal.aborted ? outOfTime(signal) : error;
  }
}

/** The shopper's operations for one page, asked in this very process: the contract that browsers use, without HTTP around it. */
export class InProcessShopApi implements ShopApi {
  /** Cookies that the operations set, for the page's answer. */
  readonly setCookies: string[] = [];

  constructor(
    private readonly operations: ShopOperations,
    private readonly caller: ApiCaller,
    private readonly logger: Logger,
  ) {}

  /** Asks one operation; rejects with the `ShopError` that it was refused with, or when the visitor has gone. */
  async commerce<Name extends CommerceOperationName>(
    operation: Name,
    request: CommerceRequest<Name>,
  ): Promise<CommerceResponse<Name>> {
    const { signal, ...caller } = this.caller;
    const setCookies = (values: readonly string[]): void => void this.setCookies.push(...values);
    const ask = () => this.operations.call(operation, { ...caller, setCookies }, request);
    const answer = await unlessGone(signal, () => ask().catch((error: unknown) => this.refuse(operation, error)));
    return answer as CommerceResponse<Name>;
  }

  /** Pages hear what browsers hear: a closed code. What went wrong with us is ours to read. */
  private refuse(operation: string, thrown: unknown): never {
    const { ours, body } = failureOf(thrown);
    if (ours) this.logger.error({ operation, code: body.error.code, err: thrown }, 'operation failed');
    const { code, message, fields, details } = body.error;
    throw new ShopError(code, { message, fields, details, cause: thrown });
  }
}
