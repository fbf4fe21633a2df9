import type { SectionFile, StoreFile } from '@manifold/domain/config-interchange/contract';
import { CONFIG_LAYERS } from '@manifold/domain/config-layer/layer';
import type { AnyConfigRow, SectionRows } from '@manifold/domain/store-document/assemble';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { SECTIONS } from '../sections/registry.js';
import type { Section } from '../sections/definition/section.js';

/** A row in a file, with dates only if it has some. */
type WrittenRow = Partial<Pick<AnyConfigRow, 'validFrom' | 'validTo'>> & Pick<AnyConfigRow, 'value'>;
type Written<File> = Omit<File, 'rows'> & { readonly rows: unknown };

/** Sorts rows, so that a file does not depend on the order of the database. */
function inOrder(rows: readonly AnyConfigRow[]): AnyConfigRow[] {
  const height = ({ layer }: AnyConfigRow): number => CONFIG_LAYERS.indexOf(layer);
  return rows.toSorted(
    (a, b) =>
      height(a) - height(b) ||
      a.key.localeCompare(b.key, 'en') ||
      Date.parse(a.validFrom ?? '1970-01-01') - Date.parse(b.validFrom ?? '1970-01-01'),
  );
}

/** Returns a row for a file, with its fields in the order of the section's definition. */
function writtenRow({ fields }: Section, { validFrom, validTo, value }: AnyConfigRow): WrittenRow {
  const named = fields.flatMap(({ name }) => (name in value ? [[name, value[name]] as const] : []));
  return {
    ...(validFrom === null ? {} : { validFrom }),
    ...(validTo === null ? {} : { validTo }),
    value: Object.fromEntries(named),
  };
}

/** Returns a section as the content of a file. `revision` is the last one that changed it. */
export function sectionFile(section: Section, revision: number, rows: readonly AnyConfigRow[]): Written<SectionFile> {
  const written = inOrder(rows).map((row) => ({ layer: row.layer, key: row.key, ...writtenRow(section, row) }));
  return { section: section.key, revision, rows: written };
}

/** Returns a store as the content of a file: first its own rows, which can be changed in the file, then its effective values. */
export function storeFile({ storeKey, revision, document }: Snapshot, rows: SectionRows): Written<StoreFile> {
  const own = SECTIONS.filter(({ layers }) => layers.includes('store')).map((section) => {
    const ofStore = (rows.get(section.key) ?? []).filter(({ layer, key }) => layer === 'store' && key === storeKey);
    return [section.key, inOrder(ofStore).map((row) => writtenRow(section, row))] as const;
  });
  const effective = { sections: document.sections, locales: document.locales };
  return { store: storeKey, revision, rows: Object.fromEntries(own), effective };
}
