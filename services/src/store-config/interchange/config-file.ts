import type { SectionFile, StoreFile } from '@manifold/domain/config-interchange/contract';
import { CONFIG_LAYERS } from '@manifold/domain/config-layer/layer';
import type { AnyConfigRow, SectionRows } from '@manifold/domain/store-document/assemble';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { SECTIONS } from '../sections/registry.js';
import type { Section } from '../sections/section.js';

/** What a file holds of a row: dates only where there are some. */
type Said = Partial<Pick<AnyConfigRow, 'validFrom' | 'validTo'>> & Pick<AnyConfigRow, 'value'>;
type Written<File> = Omit<File, 'rows'> & { readonly rows: unknown };

/** The same rows in the same order, whatever the order in which the database gives them. */
function inOrder(rows: readonly AnyConfigRow[]): AnyConfigRow[] {
  const height = ({ layer }: AnyConfigRow): number => CONFIG_LAYERS.indexOf(layer);
  return rows.toSorted(
    (a, b) =>
      height(a) - height(b) ||
      a.key.localeCompare(b.key, 'en') ||
      Date.parse(a.validFrom ?? '1970-01-01') - Date.parse(b.validFrom ?? '1970-01-01'),
  );
}

/** What a row says, its fields in the order of the section's definition. */
function said({ fields }: Section, { validFrom, validTo, value }: AnyConfigRow): Said {
  const named = fields.flatMap(({ name }) => (name in value ? [[name, value[name]] as const] : []));
  return {
    ...(validFrom === null ? {} : { validFrom }),
    ...(validTo === null ? {} : { validTo }),
    value: Object.fromEntries(named),
  };
}

/** A section as the content of a file. */
export function sectionFile(section: Section, rows: readonly AnyConfigRow[]): Written<SectionFile> {
  const written = inOrder(rows).map((row) => ({ layer: row.layer, key: row.key, ...said(section, row) }));
  return { section: section.key, rows: written };
}

/** A store as the content of a file: the rows of its own first, since they are what can be changed in it. */
export function storeFile({ storeKey, revision, document }: Snapshot, rows: SectionRows): Written<StoreFile> {
  const own = SECTIONS.filter(({ layers }) => layers.includes('store')).map((section) => {
    const ofStore = (rows.get(section.key) ?? []).filter(({ layer, key }) => layer === 'store' && key === storeKey);
    return [section.key, inOrder(ofStore).map((row) => said(section, row))] as const;
  });
  const effective = { sections: document.sections, locales: document.locales };
  return { store: storeKey, revision, rows: Object.fromEntries(own), effective };
}
