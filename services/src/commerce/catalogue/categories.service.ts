import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import type { Category, NavigationCategory } from '@manifold/domain/catalogue/contract';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { CatalogueBackend, type CategoryRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Cache } from '../../platform/cache/cache.js';
import type { Visit } from '../visit/index.js';
import { categoryLink, CategoryTree, type LinkContext } from './category-tree.js';
import { pathsOf, textIn } from './localised-text.js';

const FRESH_MILLISECONDS = 60_000;

/** The categories of the shop, as menus and pages show them. */
@Injectable()
export class Categories {
  // An index and not a view model: it stays whatever VIEW_MODEL_CACHE says.
  private readonly trees = new Cache<CategoryTree>({
    maximumEntries: 1,
    lifetimes: { fresh: FRESH_MILLISECONDS, stale: Infinity },
  });
  /** Menus are the same object for everybody, so that what is made of them can be kept by it. */
  private readonly menus = new WeakMap<CategoryTree, Map<string, NavigationCategory[]>>();

  constructor(private readonly backend: CatalogueBackend) {}

  /** The categories that a store's brand sells, at most a minute old while the backend answers. */
  async tree({ document }: Snapshot): Promise<CategoryTree> {
    const tree = await this.whole();
    return tree.within(document.sections.brand.departments);
  }

  /** All categories, whatever a brand sells of them; of the same age, and the same object while nothing of them changes. */
  whole(): Promise<CategoryTree> {
    return this.trees.load('tree', async () => {
      const [before, tree] = [this.trees.peek('tree'), new CategoryTree(await this.backend.categories())];
      return before && isDeepStrictEqual(before.all, tree.all) ? before : tree;
    });
  }

  /** Invalidates all categories. */
  invalidate(): void {
    this.trees.invalidate();
  }

  /** Categories as a request wants them. */
  async of(visit: Visit, request: CommerceRequest<'getCategories'>): Promise<NavigationCategory[]> {
    if (request.query === 'navigation') return this.navigation(visit);
    const tree = await this.tree(visit.snapshot);
    const links = linksOf(visit);
    if (request.query === 'listing')
      return chosen(tree, links, request).map((record) => ({ ...categoryLink(record, links), children: [] }));
    const record = tree.bySlug(request.slug, links.languages);
    if (!record) return [];
    if (request.query === 'tree') return [navigationCategory(tree, record, links)];
    return tree.siblings(record).map((sibling) => ({ ...categoryLink(sibling, links), children: [] }));
  }

  /** The whole tree for menus. */
  private async navigation(visit: Visit): Promise<NavigationCategory[]> {
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
  async bySlug(visit: Visit, slug: string, withSiblings = false): Promise<Category | undefined> {
    const tree = await this.tree(visit.snapshot);
    const record = tree.bySlug(slug, visit.market.languages);
    if (!record) return undefined;
    const links = linksOf(visit);
    const page = categoryPage(tree, record, links);
    return withSiblings ? { ...page, siblings: tree.siblings(record).map((each) => categoryLink(each, links)) } : page;
  }
}

/** How a visit's store links to its categories. */
export function linksOf({ snapshot, market: { languages } }: Visit): LinkContext {
  return { languages, nativeRouting: snapshot.document.sections['feature-toggles'].nativeRouting };
}

type ListingRequest = Extract<CommerceRequest<'getCategories'>, { query: 'listing' }>;

const MOST_LISTED = 500;

/** Of all categories those that the request names, or all where it names none. */
function chosen(tree: CategoryTree, { languages }: LinkContext, request: ListingRequest): readonly CategoryRecord[] {
  const { ids, keys, slugs, offset = 0, limit = MOST_LISTED } = request;
  const isNamed = ({ id, key, slugs: own }: CategoryRecord) =>
    (ids?.includes(id) ?? true) &&
    (keys?.includes(key) ?? true) &&
    (slugs?.includes(textIn(languages, own) ?? '') ?? true);
  return tree.all.filter(isNamed).slice(offset, offset + limit);
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
