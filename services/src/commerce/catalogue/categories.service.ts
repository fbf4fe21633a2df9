import type { Category, NavigationCategory } from '@manifold/domain/catalogue/contract';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { CatalogueBackend, type CategoryRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';
import type { Visit } from '../visit/visit.js';
import { categoryLink, CategoryTree, type LinkContext } from './category-tree.js';
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
    const tree = await this.whole();
    return tree.within(document.sections.brand.departments);
  }

  /** All categories, whatever a brand sells of them; of the same age. */
  whole(): Promise<CategoryTree> {
    return this.trees.get('tree', async () => new CategoryTree(await this.backend.categories()));
  }

  /** The whole tree for menus. */
  async navigation(visit: Visit): Promise<NavigationCategory[]> {
    const tree = await this.tree(visit.snapshot);
    const links = linksOf(visit);
    const menus = this.menus.get(tree) ?? new Map<string, NavigationCategory[]>();
    this.menus.set(tree, menus);
    const key = JSON.stringify(links);
    const menu = menus.get(key) ?? tree.roots.map((root) => navigationCategory(tree, root, links));
    menus.set(key, menu);
    return menu;
  }

  /** A category's own page by its slug; undefined when no category has it in these languages. */
  async bySlug(visit: Visit, slug: string): Promise<Category | undefined> {
    const tree = await this.tree(visit.snapshot);
    const record = tree.bySlug(slug, visit.market.languages);
    return record && categoryPage(tree, record, linksOf(visit));
  }
}

/** How a visit's store links to its categories. */
export function linksOf({ snapshot, market: { languages } }: Visit): LinkContext {
  return { languages, nativeRouting: snapshot.document.sections['feature-toggles'].nativeRouting };
}

function navigationCategory(tree: CategoryTree, record: CategoryRecord, links: LinkContext): NavigationCategory {
  const children = tree.children(record.id).map((child) => navigationCategory(tree, child, links));
  return { ...categoryLink(record, links), children };
}

function categoryPage(tree: CategoryTree, record: CategoryRecord, links: LinkContext): Category {
  const { languages } = links;
  return {
    ...categoryLink(record, links),
    metaTitle: textIn(languages, record.metaTitles) ?? null,
    metaDescription: textIn(languages, record.metaDescriptions) ?? null,
    ancestors: tree.ancestors(record).map((ancestor) => categoryLink(ancestor, links)),
    children: tree.children(record.id).map((child) => categoryLink(child, links)),
    paths: pathsOf(record.slugs),
  };
}
