import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import type { Category, NavigationCategory } from '@manifold/domain/catalogue/contract';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { CatalogueBackend, type CategoryRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Cache } from '../../platform/cache/cache.js';
import { memoizeByObject } from '../../platform/cache/memoize-by-object.js';
import type { Visit } from '../visit/index.js';
import { categoryLink, CategoryTree, type LinkContext } from './category-tree.js';
import { pathsOf, localisedText } from './localised-text.js';

const FRESH_MILLISECONDS = 60_000;

/** What pages show of a tree with links of one kind. The objects are shared, so that their markup can be cached by identity. */
interface TreeViews {
  menu: NavigationCategory[] | undefined;
  /** By category id. */
  readonly pages: Map<string, Category>;
}

/** Lists the categories of the shop for menus and pages. */
@Injectable()
export class Categories {
  // An index, not a view model: cached regardless of VIEW_MODEL_CACHE.
  private readonly trees = new Cache<CategoryTree>({
    maximumEntries: 1,
    lifetimes: { fresh: FRESH_MILLISECONDS, stale: Infinity },
  });
  private readonly views = memoizeByObject((_: CategoryTree) => new Map<string, TreeViews>());

  constructor(private readonly backend: CatalogueBackend) {}

  /** Returns the categories of a store's brand, at most a minute old while the backend answers. */
  async tree({ document }: Snapshot): Promise<CategoryTree> {
    const tree = await this.fullTree();
    return tree.within(document.sections.brand.departments);
  }

  /** Returns all categories; the same object while nothing changes. */
  fullTree(): Promise<CategoryTree> {
    return this.trees.load('tree', async () => {
      const [before, tree] = [this.trees.peek('tree'), new CategoryTree(await this.backend.categories())];
      return before && isDeepStrictEqual(before.all, tree.all) ? before : tree;
    });
  }

  /** Invalidates all categories. */
  invalidate(): void {
    this.trees.invalidate();
  }

  /** Lists the categories of a request. */
  async list(visit: Visit, request: CommerceRequest<'getCategories'>): Promise<NavigationCategory[]> {
    if (request.query === 'navigation') return this.navigation(visit);
    const tree = await this.tree(visit.snapshot);
    const links = linkContext(visit);
    if (request.query === 'listing')
      return matching(tree, links, request).map((record) => ({ ...categoryLink(record, links), children: [] }));
    const record = tree.bySlug(request.slug, links.languages);
    if (!record) return [];
    if (request.query === 'tree') return [navigationCategory(tree, record, links)];
    return tree.siblings(record).map((sibling) => ({ ...categoryLink(sibling, links), children: [] }));
  }

  /** Returns the full tree for menus. */
  private async navigation(visit: Visit): Promise<NavigationCategory[]> {
    const tree = await this.tree(visit.snapshot);
    const links = linkContext(visit);
    const views = this.viewsOf(tree, links);
    views.menu ??= tree.roots.map((root) => navigationCategory(tree, root, links));
    return views.menu;
  }

  /** Returns a category page by slug; undefined if no category has it in these languages. */
  async bySlug(visit: Visit, slug: string, withSiblings = false): Promise<Category | undefined> {
    const tree = await this.tree(visit.snapshot);
    const record = tree.bySlug(slug, visit.market.languages);
    if (!record) return undefined;
    const links = linkContext(visit);
    const { pages } = this.viewsOf(tree, links);
    const page = pages.get(record.id) ?? categoryPage(tree, record, links);
    pages.set(record.id, page);
    return withSiblings ? { ...page, siblings: tree.siblings(record).map((each) => categoryLink(each, links)) } : page;
  }

  private viewsOf(tree: CategoryTree, links: LinkContext): TreeViews {
    const known = this.views(tree);
    const key = JSON.stringify(links);
    const views = known.get(key) ?? { menu: undefined, pages: new Map<string, Category>() };
    known.set(key, views);
    return views;
  }
}

/** Returns what category links of a visit depend on. */
export function linkContext({ snapshot, market: { languages } }: Visit): LinkContext {
  return { languages, nativeRouting: snapshot.document.sections['feature-toggles'].nativeRouting };
}

type ListingRequest = Extract<CommerceRequest<'getCategories'>, { query: 'listing' }>;

const MAXIMUM_LISTED = 500;

/** Returns the categories selected by the request; all without conditions. */
function matching(tree: CategoryTree, { languages }: LinkContext, request: ListingRequest): readonly CategoryRecord[] {
  const { ids, keys, slugs, offset = 0, limit = MAXIMUM_LISTED } = request;
  const isNamed = ({ id, key, slugs: own }: CategoryRecord) =>
    (ids?.includes(id) ?? true) &&
    (keys?.includes(key) ?? true) &&
    (slugs?.includes(localisedText(languages, own) ?? '') ?? true);
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
    metaTitle: localisedText(languages, record.metaTitles) ?? null,
    metaDescription: localisedText(languages, record.metaDescriptions) ?? null,
    ancestors: tree.ancestors(record).map((ancestor) => categoryLink(ancestor, links)),
    children: tree.children(record.id).map((child) => categoryLink(child, links)),
    paths: pathsOf(record.slugs),
  };
}
