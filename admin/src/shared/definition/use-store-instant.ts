import { useStores } from './use-section.js';
import { instantWithZone } from '../values/time-zone.js';
import { useFormatLocale } from '../words/use-language.js';
import { zoneAt } from '../place/place.js';

/** Returns a function that formats timestamps in a store's time zone, which it names. */
export function useStoreInstant(storeKey: string): (instant: string) => string {
  const locale = useFormatLocale();
  const { data: stores = [] } = useStores();
  const zone = zoneAt({ layer: 'store', key: storeKey }, stores);
  return (instant) => instantWithZone(instant, zone, locale);
}
