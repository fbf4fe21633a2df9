import type { StoreView } from '@manifold/domain/admin-api/contract';
import { instantWithZone } from '../values/time-zone.js';
import { useFormatLocale } from '../../language/use-language.js';
import { zoneAt, type Place } from './place.js';

/**
 * Formats timestamps in the time zone of a place, which it names: the lists of one screen must not show a period in
 * different zones.
 */
export function usePlaceInstant(stores: readonly StoreView[]): (instant: string, place: Place) => string {
  const locale = useFormatLocale();
  return (instant, place) => instantWithZone(instant, zoneAt(place, stores), locale);
}
