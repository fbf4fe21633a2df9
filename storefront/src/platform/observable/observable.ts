import { useSyncExternalStore } from 'react';

/** A value with subscribers, as `useSyncExternalStore` needs it. */
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
 * Returns the current value and rerenders when it changes. `first` is the value that the server rendered with; pass it if the
 * value may have changed before hydration.
 */
export function useObservable<Value>(observable: Observable<Value>, first?: Value): Value {
  return useSyncExternalStore(observable.subscribe, observable.get, () => first ?? observable.get());
}
