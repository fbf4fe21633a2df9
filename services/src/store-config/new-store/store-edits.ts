import type { NewStore } from '@manifold/domain/admin-api/new-store-routes';
import type { Edit } from '@manifold/domain/change-set/contract';
import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import type { AnyConfigRow, SectionRows } from '@manifold/domain/store-document/assemble';
import type { SectionKey } from '@manifold/domain/store-document/sections';
import type { Store } from '@manifold/domain/store/contract';

type Value = Readonly<Record<string, unknown>>;
/** The rows of a layer to copy, from one key to another. */
type Copies = readonly { readonly layer: ConfigLayer; readonly from: string; readonly to: string }[];

/** Returns which rows of the template store are copied for the new store. */
function copiesFor(params: NewStore, like: Store): Copies {
  const country = { layer: 'country', from: like.countryCode, to: params.countryCode } as const;
  const locales = params.locales.map(({ locale, like: from }) => ({ layer: 'locale', from, to: locale }) as const);
  const copies = [{ layer: 'store', from: params.like, to: params.storeKey } as const, country, ...locales];
  return copies.filter(({ from, to }) => from !== to);
}

/** Replaces the locale in names within a value (`prod.en-GB`). */
function replaceLocale(value: Value, from: string, to: string): Value {
  // Rows consist only of JSON columns and typed fields, so nothing is lost in the text.
  return JSON.parse(JSON.stringify(value).replaceAll(from, to)) as Value;
}

const storeValue = ({
  label,
  countryCode,
  currencyCode,
  timeZone,
  topLevelDomain,
  productionHost,
  hosts,
  locales,
}: NewStore) => ({
  label,
  countryCode,
  currencyCode,
  timeZone,
  topLevelDomain,
  productionHost,
  hosts,
  isDefault: false,
  manualTranslation: false,
  locales: locales.map(({ locale, language, fallbackLocale }) => ({ locale, language, fallbackLocale })),
});

/**
 * Returns the new country's own values, which are not copied. Otherwise its customers could pay to another country's bank
 * account.
 */
const ownCountryValues = ({ taxRate, vatNumber, postalCode }: NewStore): Partial<Record<SectionKey, Value>> => ({
  'tax-rate': { standardRate: taxRate },
  'vat-number': vatNumber,
  'postal-code': postalCode,
  'bank-transfer': { enabled: false },
});

const hasNotEnded = ({ validTo }: AnyConfigRow, now: Date): boolean =>
  validTo === null || Date.parse(validTo) > now.getTime();

function copiedEdits(section: SectionKey, rows: readonly AnyConfigRow[], copies: Copies): Edit[] {
  return copies.flatMap(({ layer, from, to }) => {
    // Existing rows of the new key stay as they are (a second brand's store in a country).
    if (rows.some((row) => row.layer === layer && row.key === to)) return [];
    const copied = rows.filter((row) => row.layer === layer && row.key === from);
    return copied.map(({ validFrom, validTo, value }) => ({
      section,
      layer,
      key: to,
      validFrom,
      validTo,
      before: null,
      after: layer === 'locale' ? replaceLocale(value, from, to) : value,
    }));
  });
}

/** Merges a value into the undated row of a layer and key, and adds the row if it is missing. */
function withValue(edits: readonly Edit[], address: Pick<Edit, 'section' | 'layer' | 'key'>, value: Value): Edit[] {
  const isRow = (edit: Edit): boolean =>
    edit.section === address.section &&
    edit.layer === address.layer &&
    edit.key === address.key &&
    edit.validFrom === null;
  const there = edits.find(isRow);
  const row: Edit = { ...address, validFrom: null, validTo: null, before: null, after: { ...there?.after, ...value } };
  return [...edits.filter((edit) => edit !== there), row];
}

/**
 * Returns the edits that create a new store: copies of the rows of the template store, its country and its locales under the
 * new keys, with the new store's own values. Rows that have ended are not copied.
 */
export function storeEdits(rows: SectionRows, params: NewStore, { like, now }: { like: Store; now: Date }): Edit[] {
  const copies = copiesFor(params, like);
  const copied = [...rows].flatMap(([section, sectionRows]) =>
    copiedEdits(
      section,
      sectionRows.filter((row) => hasNotEnded(row, now)),
      copies,
    ),
  );
  const isNewCountry = params.countryCode !== like.countryCode;
  const own = isNewCountry ? Object.entries(ownCountryValues(params)) : [];
  const withStore = withValue(copied, { section: 'store', layer: 'store', key: params.storeKey }, storeValue(params));
  return own
    .filter(([, value]) => Object.keys(value).length > 0)
    .reduce<Edit[]>(
      (edits, [section, value]) => withValue(edits, { section, layer: 'country', key: params.countryCode }, value),
      withStore,
    );
}
