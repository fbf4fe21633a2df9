import type { PageKey } from '@manifold/domain/page-slugs/contract';
import { pathPrefix } from '@manifold/domain/store/default-locale';
import type { Snapshot } from '@manifold/domain/store-document/contract';

/** A page of the config with its path in one locale of a store. */
export interface PagePlace {
  readonly key: PageKey;
  readonly locale: string;
  /** Includes the language prefix. */
  readonly path: string;
}

/** Returns the path of a locale's home page. */
export function homePath({ document }: Snapshot, locale: string): string {
  return pathPrefix(document.sections.store, locale) || '/';
}

/** Returns these pages in every locale of a store. */
export function pagePlaces(snapshot: Snapshot, keys: readonly PageKey[]): PagePlace[] {
  const { sections, locales } = snapshot.document;
  return sections.store.locales.flatMap(({ locale }) =>
    keys.map((key) => {
      const slug = locales[locale]?.['page-slugs'].slugs[key] ?? '';
      return { key, locale, path: `${pathPrefix(sections.store, locale)}/${slug}` };
    }),
  );
}
