import type { Category, NavigationCategory } from '@manifold/domain/catalogue/contract';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { CatalogueBackend, type CategoryRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';
import type { Visit } from '../visit/visit.js';
import { categoryLink, CategoryTree } from './category-tree.js';
import { pathsOf, textIn } from './localised-text.js';
import { ViewCache } from './view-cache.js';

const FRESH_MILLISECONDS = 60_000;

/** The categories of the shop, as menus and pages show them. */
@Injectable()
export class Categories {
  // An index and not a view model: it stays whatever VIEW_MODEL_CACHE says.
  private readonly trees = new ViewCache<CategoryTree>({
    maximum: 1,
    freshMilliseconds: FRESH_MILLISECONDS,
    enabled: true,
  });
  /** Menus are the same object for everybody, so that what is made of them can be kept by it. */
  private readonly menus = new WeakMap<CategoryTree, Map<string, NavigationCategory[]>>();

  constructor(private readonly backend: CatalogueBackend) {}

  /** The categories that a store's brand sells, at most a minute old while the backend answers. */
  async tree({ document }: Snapshot): Promise<CategoryTree> {
    const tree = await this.trees.get('tree', async () => new CategoryTree(await this.backend.categories()));
    return tree.within(document.sections.brand.departments);
  }

  /** The whole tree for menus. */
  async navigation({ snapshot, market: { languages } }: Visit): Promise<NavigationCategory[]> {
    const tree = await this.tree(snapshot);
    const menus = this.menus.get(tree) ?? new Map<string, NavigationCategory[]>();
    this.menus.set(tree, menus);
    const key = languages.join();
    const menu = menus.get(key) ?? tree.roots.map((root) => navigationCategory(tree, root, languages));
    menus.set(key, menu);
    return menu;
  }

  /** A category's own page by its slug; undefined when no category has it in these languages. */
  async bySlug({ snapshot, market: { languages } }: Visit, slug: string): Promise<Category | undefined> {
    const tree = await this.tree(snapshot);
    const record = tree.bySlug(slug, languages);
    return record && categoryPage(tree, record, languages);
  }
}

function navigationCategory(
  tree: CategoryTree,
  record: CategoryRecord,
  languages: readonly string[],
): NavigationCategory {
  const children = tree.children(record.id).map((child) => navigationCategory(tree, child, languages));
  return { ...categoryLink(record, languages), children };
}

function categoryPage(tree: CategoryTree, record: CategoryRecord, languages: readonly string[]): Category {
  return {
    ...categoryLink(record, languages),
    metaTitle: textIn(languages, record.metaTitles) ?? null,
    metaDescription: textIn(languages, record.metaDescriptions) ?? null,
    ancestors: tree.ancestors(record).map((ancestor) => categoryLink(ancestor, languages)),
    children: tree.children(record.id).map((child) => categoryLink(child, languages)),
    paths: pathsOf(record.slugs),
  };
}
