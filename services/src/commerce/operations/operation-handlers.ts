/** The handlers of one API, by operation. Each module registers those of its own operations when the process starts. */
export abstract class OperationHandlers<Handlers extends object> {
  private handlers: Partial<Handlers> = {};

  protected constructor(private readonly names: readonly (keyof Handlers & string)[]) {}

  /** The operations that have a handler. */
  get registered(): string[] {
    return Object.keys(this.handlers);
  }

  /** Takes a module's handlers. Throws if another module handles one of the operations already. */
  register(own: Partial<Handlers>): void {
    const taken = Object.keys(own).filter((name) => name in this.handlers);
    if (taken.length > 0) throw new Error(`Two modules handle ${taken.join(', ')}`);
    this.handlers = { ...this.handlers, ...own };
  }

  /** Throws if no module handles one of the operations: a process that lacks one must not start. */
  onApplicationBootstrap(): void {
    const missing = this.names.filter((name) => !(name in this.handlers));
    if (missing.length > 0) throw new Error(`No module handles ${missing.join(', ')}`);
  }

  /** Returns the operation's handler. Throws if no module has registered one. */
  protected handlerOf<Name extends keyof Handlers & string>(name: Name): Handlers[Name] {
    const handler: Handlers[Name] | undefined = this.handlers[name];
    if (handler === undefined) throw new Error(`No module handles ${name}`);
    return handler;
  }
}
