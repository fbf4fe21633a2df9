import type { PageKey } from '@manifold/domain/page-slugs/contract';
import { pathPrefix } from '@manifold/domain/store/default-locale';
import type { Snapshot } from '@manifold/domain/store-document/contract';

/** A page of the config with its path in one locale of a store. */
export interface LocalizedPage {
  readonly key: PageKey;
  readonly locale: string;
  /** Includes the language prefix. */
  readonly path: string;
}

/** Returns the path of a locale's home page. */
export function homePath({ document }: Snapshot, locale: string): string {
  return pathPrefix(document.sections.store, locale) || '/';
}

/** Returns the path of each page in every locale of a store. */
export function localizedPages(snapshot: Snapshot, keys: readonly PageKey[]): LocalizedPage[] {
  const { sections, locales } = snapshot.document;
  return sections.store.locales.flatMap(({ locale }) =>
    keys.map((key) => {
      // The document has slugs for every locale of the store; only the type allows a missing one.
      const slug = locales[locale]?.['page-slugs'].slugs[key] ?? '';
      return { key, locale, path: `${pathPrefix(sections.store, locale)}/${slug}` };
    }),
  );
}
