import type { OperationDefinition } from '@manifold/domain/commerce-api/operation';
import type * as z from 'zod/mini';

/** The operations of an API, by name. */
export type OperationTable = Readonly<Record<string, OperationDefinition<z.ZodMiniType, z.ZodMiniType>>>;

type RequestOf<Table extends OperationTable, Name extends keyof Table> = z.infer<Table[Name]['request']>;
type ResponseOf<Table extends OperationTable, Name extends keyof Table> = z.infer<Table[Name]['response']>;

type Handlers<Table extends OperationTable, Context> = {
  readonly [Name in keyof Table]: (
    context: Context,
    request: RequestOf<Table, Name>,
  ) => Promise<ResponseOf<Table, Name>>;
};

/** The handlers of one API, typed by its table of operations in domain. Each module registers its own when the process starts. */
export abstract class OperationHandlers<Table extends OperationTable, Context> {
  private handlers: Partial<Handlers<Table, Context>> = {};

  protected constructor(private readonly table: Table) {}

  /** The operations that have a handler. */
  get registered(): string[] {
    return Object.keys(this.handlers);
  }

  /** Adds the handlers of a module. Throws if one of the operations already has a handler. */
  register(handlers: Partial<Handlers<Table, Context>>): void {
    const taken = Object.keys(handlers).filter((name) => name in this.handlers);
    if (taken.length > 0) throw new Error(`Two modules handle ${taken.join(', ')}`);
    this.handlers = { ...this.handlers, ...handlers };
  }

  /** Throws if an operation has no handler, so that the process does not start without it. */
  onApplicationBootstrap(): void {
    const missing = Object.keys(this.table).filter((name) => !(name in this.handlers));
    if (missing.length > 0) throw new Error(`No module handles ${missing.join(', ')}`);
  }

  /** Runs an operation. The caller parses request and response. */
  call<Name extends keyof Table & string>(
    name: Name,
    context: Context,
    request: RequestOf<Table, Name>,
  ): Promise<ResponseOf<Table, Name>> {
    const handler: Handlers<Table, Context>[Name] | undefined = this.handlers[name];
    if (handler === undefined) throw new Error(`No module handles ${name}`);
    return handler(context, request);
  }
}
