import { usePlaceInstant } from '../place/use-place-instant.js';
import { useStores } from './use-section.js';

/** Returns a function that formats timestamps in a store's time zone, which it names. */
export function useStoreInstant(storeKey: string): (instant: string) => string {
  const { data: stores = [] } = useStores();
  const instantText = usePlaceInstant(stores);
  return (instant) => instantText(instant, { layer: 'store', key: storeKey });
}
