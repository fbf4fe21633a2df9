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

/** The caller of operations for a page, with a signal that aborts when the page is no longer needed. */
export interface ApiCaller extends Omit<OperationCaller, 'setCookies'> {
  readonly signal: AbortSignal;
}

/** Returns the error for a page that timed out or whose visitor disconnected; the page shows it as an outage. */
const outOfTime = (signal: AbortSignal): ShopError => new ShopError('backend-unavailable', { cause: signal.reason });

/** Returns the result of the work; rejects with `backend-unavailable` as soon as the signal aborts. The work itself continues. */
async function rejectOnAbort<Answer>(signal: AbortSignal, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await untilAborted(signal, work);
  } catch (error) {
    throw signal.aborted ? outOfTime(signal) : error;
  }
}

/** The shop operations for one page, called in this process, with the same contract as over HTTP. */
export class InProcessShopApi implements ShopApi {
  /** Cookies that the operations set, to send with the page. */
  readonly setCookies: string[] = [];

  constructor(
    private readonly operations: ShopOperations,
    private readonly caller: ApiCaller,
    private readonly logger: Logger,
  ) {}

  /** Calls one operation; rejects with its `ShopError`, or if the visitor has disconnected. */
  async commerce<Name extends CommerceOperationName>(
    operation: Name,
    request: CommerceRequest<Name>,
  ): Promise<CommerceResponse<Name>> {
    const { signal, ...caller } = this.caller;
    const setCookies = (values: readonly string[]): void => void this.setCookies.push(...values);
    const ask = () => this.operations.call(operation, { ...caller, setCookies }, request);
    const answer = await rejectOnAbort(signal, () =>
      ask().catch((error: unknown) => this.throwAsShopError(operation, error)),
    );
    return answer as CommerceResponse<Name>;
  }

  /** Throws the error that a browser would get, and logs our own failures. */
  private throwAsShopError(operation: string, thrown: unknown): never {
    const { isOurFault, body } = failureOf(thrown);
    if (isOurFault) this.logger.error({ operation, code: body.error.code, err: thrown }, 'operation failed');
    const { code, message, fields, details } = body.error;
    throw new ShopError(code, { message, fields, details, cause: thrown });
  }
}
