import type { NewStore } from '@manifold/domain/admin-api/new-store-routes';
import type { Edit } from '@manifold/domain/change-set/contract';
import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import type { AnyConfigRow, SectionRows } from '@manifold/domain/store-document/assemble';
import type { SectionKey } from '@manifold/domain/store-document/section-keys';
import type { Store } from '@manifold/domain/store/contract';

type Value = Readonly<Record<string, unknown>>;
/** From which key to which a layer's rows are copied. */
type Copies = readonly { readonly layer: ConfigLayer; readonly from: string; readonly to: string }[];

/** Which rows speak for the new store as they do for the one that it is like. */
function copiesFor(wish: NewStore, like: Store): Copies {
  const country = { layer: 'country', from: like.countryCode, to: wish.countryCode } as const;
  const locales = wish.locales.map(({ locale, like: from }) => ({ layer: 'locale', from, to: locale }) as const);
  const copies = [{ layer: 'store', from: wish.like, to: wish.storeKey } as const, country, ...locales];
  return copies.filter(({ from, to }) => from !== to);
}

/** Names in a value that bear the locale (`prod.en-GB`) bear the new one. */
function renamed(value: Value, from: string, to: string): Value {
  // A row came from JSON columns and typed fields alone: nothing is lost on the way through text.
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

/** What the new country says for itself, whatever the other one says. Nobody's money goes to another country's account. */
const ownCountryValues = ({ taxRate, vatNumber, postalCode }: NewStore): Partial<Record<SectionKey, Value>> => ({
  'tax-rate': { standardRate: taxRate },
  'vat-number': vatNumber,
  'postal-code': postalCode,
  'bank-transfer': { enabled: false },
});

const holdsStill = ({ validTo }: AnyConfigRow, now: Date): boolean =>
  validTo === null || Date.parse(validTo) > now.getTime();

function copiedEdits(section: SectionKey, rows: readonly AnyConfigRow[], copies: Copies): Edit[] {
  return copies.flatMap(({ layer, from, to }) => {
    // Where the new key speaks already (a second brand's store of a country), it goes on as it is.
    if (rows.some((row) => row.layer === layer && row.key === to)) return [];
    const spoken = rows.filter((row) => row.layer === layer && row.key === from);
    return spoken.map(({ validFrom, validTo, value }) => ({
      section,
      layer,
      key: to,
      validFrom,
      validTo,
      before: null,
      after: layer === 'locale' ? renamed(value, from, to) : value,
    }));
  });
}

/** The edits with a value laid over the undated row of a layer and key; the row is added where there is none. */
function laidOver(edits: readonly Edit[], address: Pick<Edit, 'section' | 'layer' | 'key'>, value: Value): Edit[] {
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
 * The edits that make a new store: every row that speaks for the store it is like, its country and its locales, under the
 * new keys; over them what the new store says for itself. Rows that are over are left behind.
 */
export function storeEdits(rows: SectionRows, wish: NewStore, { like, now }: { like: Store; now: Date }): Edit[] {
  const copies = copiesFor(wish, like);
  const copied = [...rows].flatMap(([section, sectionRows]) =>
    copiedEdits(
      section,
      sectionRows.filter((row) => holdsStill(row, now)),
      copies,
    ),
  );
  const isNewCountry = wish.countryCode !== like.countryCode;
  const own = isNewCountry ? Object.entries(ownCountryValues(wish)) : [];
  const withStore = laidOver(copied, { section: 'store', layer: 'store', key: wish.storeKey }, storeValue(wish));
  return own
    .filter(([, value]) => Object.keys(value).length > 0)
    .reduce<Edit[]>(
      (edits, [section, value]) => laidOver(edits, { section, layer: 'country', key: wish.countryCode }, value),
      withStore,
    );
}
