import { useSyncExternalStore } from 'react';
import type { Observable } from './observable.js';

/**
 * The value now, and again whenever it changes. `first` is what the server rendered with: given where the value may have
 * changed before hydration, so that both sides draw the same.
 */
export function useObservable<Value>(observable: Observable<Value>, first?: Value): Value {
  return useSyncExternalStore(observable.subscribe, observable.get, () => first ?? observable.get());
}
