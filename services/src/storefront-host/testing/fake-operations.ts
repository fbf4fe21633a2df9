import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { ShopOperations, type OperationCaller } from '../ports/shop-operations.js';

/** A fake of the shop operations: carts by session cookie, and a record of the callers. */
export class FakeOperations extends ShopOperations {
  readonly carts = new Map<string, object | null>();
  callers: OperationCaller[] = [];
  fails = false;
  hangs = false;

  override async call(operation: string, caller: OperationCaller): Promise<unknown> {
    this.callers.push(caller);
    if (this.hangs) return new Promise(() => undefined);
    if (this.fails) throw new ShopError('backend-unavailable');
    if (operation !== 'getMe') throw new ShopError('not-found');
    caller.setCookies(['session=renewed']);
    return { me: { activeCart: this.carts.get(caller.cookie ?? '') ?? null } };
  }
}
