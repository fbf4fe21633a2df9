import { useSyncExternalStore } from 'react';

/** A value that changes and tells who watches it. What `useSyncExternalStore` needs, and no more. */
export class Observable<Value> {
  private readonly listeners = new Set<() => void>();

  constructor(private value: Value) {}

  readonly get = (): Value => this.value;

  set(next: Value): void {
    if (Object.is(next, this.value)) return;
    this.value = next;
    for (const listener of this.listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/**
 * The value now, and again whenever it changes. `first` is what the server rendered with: given where the value may have
 * changed before hydration, so that both sides draw the same.
 */
export function useObservable<Value>(observable: Observable<Value>, first?: Value): Value {
  return useSyncExternalStore(observable.subscribe, observable.get, () => first ?? observable.get());
}
