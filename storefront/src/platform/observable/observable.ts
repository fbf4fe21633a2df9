import { useSyncExternalStore } from 'react';

/** A value with subscribers, as `useSyncExternalStore` needs it. */
export class Observable<Value> {
  private readonly listeners = new Set<() => void>();
  private value: Value;

  /** `first` is the value that the server renders with, so it must be the same in the browser. */
  constructor(private readonly first: Value) {
    this.value = first;
  }

  readonly get = (): Value => this.value;

  readonly getFirst = (): Value => this.first;

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
 * Returns the current value and rerenders when it changes. A part that hydrates late starts with the first value, as the server
 * rendered it, although the value has changed by then.
 */
export function useObservable<Value>(observable: Observable<Value>): Value {
  return useSyncExternalStore(observable.subscribe, observable.get, observable.getFirst);
}
