import type { Store, StoreDraft, StoreUpdateAction } from '@commercetools/platform-sdk';
import { isDeepStrictEqual } from 'node:util';
import { STORE_TYPE_KEY } from '../custom-types/custom-types.js';
import type { StoreFacts } from '../ports/store-backend.js';
import { customFields } from './custom-fields.js';
import { driftValue, type Difference } from './difference.js';

type StoreDifference = Difference<StoreUpdateAction>;

const TYPE = { typeId: 'type', key: STORE_TYPE_KEY } as const;

/** Returns the fields that have a value, because the backend has no empty fields. */
function setFields(store: StoreFacts): Record<string, unknown> {
  return Object.fromEntries(Object.entries(customFields(store)).filter(([, value]) => value !== undefined));
}

/** Returns the draft of a missing store, with the supply channels of another store. Prices follow from country and currency. */
export function storeDraft(store: StoreFacts, like: Store | undefined): StoreDraft {
  return {
    key: store.storeKey,
    name: { en: store.label },
    languages: [...store.languages],
    countries: [{ code: store.countryCode }],
    supplyChannels: (like?.supplyChannels ?? []).map(({ id }) => ({ typeId: 'channel', id })),
    custom: { type: TYPE, fields: setFields(store) },
  };
}

/** Compares values; the order of languages and of set elements does not matter. */
function isSame(wanted: unknown, found: unknown): boolean {
  const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.map(String).sort() : value);
  return isDeepStrictEqual(sorted(wanted ?? null), sorted(found ?? null));
}

function fieldDifferences(store: StoreFacts, found: Store): StoreDifference[] {
  const wanted = customFields(store);
  if (!found.custom) {
    const actions: StoreUpdateAction[] = [{ action: 'setCustomType', type: TYPE, fields: setFields(store) }];
    return [{ drift: { what: 'fields', config: Object.keys(setFields(store)).length, backend: null }, actions }];
  }
  const { fields } = found.custom;
  return Object.entries(wanted)
    .filter(([name, value]) => !isSame(value, fields[name]))
    .map(([name, value]) => ({
      drift: { what: `flag.${name}`, config: driftValue(value), backend: driftValue(fields[name]) },
      actions: [{ action: 'setCustomField', name, ...(value === undefined ? {} : { value }) }],
    }));
}

/** Returns the differences between a store of the backend and config. */
export function storeDifferences(store: StoreFacts, found: Store): StoreDifference[] {
  const countries = found.countries.map(({ code }) => code);
  const languages: StoreDifference = {
    drift: { what: 'languages', config: store.languages.join(', '), backend: found.languages.join(', ') },
    actions: [{ action: 'setLanguages', languages: [...store.languages] }],
  };
  const country: StoreDifference = {
    drift: { what: 'countries', config: store.countryCode, backend: countries.join(', ') },
    actions: [{ action: 'setCountries', countries: [{ code: store.countryCode }] }],
  };
  return [
    ...(isSame(store.languages, found.languages) ? [] : [languages]),
    ...(isSame([store.countryCode], countries) ? [] : [country]),
    ...fieldDifferences(store, found),
  ];
}
