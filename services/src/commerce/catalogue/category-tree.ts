import type { CategoryLink } from '@manifold/domain/catalogue/contract';
import type { CategoryRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { pathOf, localisedText } from './localised-text.js';

/** The tree of categories, in the order of the shop. */
export class CategoryTree {
  readonly roots: readonly CategoryRecord[];
  readonly #byId: ReadonlyMap<string, CategoryRecord>;
  readonly #children = new Map<string, CategoryRecord[]>();
  /** Categories by slug per language chain, created on first use. */
  readonly #bySlug = new Map<string, ReadonlyMap<string, CategoryRecord>>();
  /** Subtrees by departments, created on first use. */
  readonly #parts = new Map<string, CategoryTree>();

  constructor(
    records: readonly CategoryRecord[],
    /** Whether the tree has only some of the departments. */
    readonly isPart = false,
  ) {
    const ordered = [...records].sort(byOrderHint);
    this.#byId = new Map(ordered.map((record) => [record.id, record]));
    for (const record of ordered) {
      if (record.parentId === null) continue;
      const siblings = this.#children.get(record.parentId);
      if (siblings) siblings.push(record);
      else this.#children.set(record.parentId, [record]);
    }
    this.roots = ordered.filter(({ parentId }) => parentId === null);
  }

  /** Returns the tree of these departments (keys), as the same object every time; this tree if none is named. */
  within(departments: readonly string[]): CategoryTree {
    if (departments.length === 0) return this;
    const key = departments.join();
    const known = this.#parts.get(key);
    if (known) return known;
    const isWithin = (record: CategoryRecord) => departments.includes((this.ancestors(record)[0] ?? record).key);
    const part = new CategoryTree([...this.#byId.values()].filter(isWithin), true);
    this.#parts.set(key, part);
    return part;
  }

  /** All categories in the order of the shop. */
  get all(): readonly CategoryRecord[] {
    return [...this.#byId.values()];
  }

  /** Returns the other categories of the same parent. */
  siblings({ id, parentId }: CategoryRecord): readonly CategoryRecord[] {
    const all = parentId === null ? this.roots : this.children(parentId);
    return all.filter((record) => record.id !== id);
  }

  byKey(key: string): CategoryRecord | undefined {
    return this.all.find((record) => record.key === key);
  }

  find(id: string): CategoryRecord | undefined {
    return this.#byId.get(id);
  }

  /** Returns whether a product of these categories belongs to the tree. */
  sells(categoryIds: readonly string[]): boolean {
    return !this.isPart || categoryIds.some((id) => this.#byId.has(id));
  }

  children(id: string): readonly CategoryRecord[] {
    return this.#children.get(id) ?? [];
  }

  /** Returns the ancestors from the root to the parent. */
  ancestors(category: CategoryRecord): CategoryRecord[] {
    const parent = category.parentId === null ? undefined : this.#byId.get(category.parentId);
    return parent ? [...this.ancestors(parent), parent] : [];
  }

  /** Returns the category with a slug in these languages. */
  bySlug(slug: string, languages: readonly string[]): CategoryRecord | undefined {
    const key = languages.join();
    let slugs = this.#bySlug.get(key);
    if (!slugs) {
      slugs = new Map([...this.#byId.values()].map((record) => [localisedText(languages, record.slugs) ?? '', record]));
      this.#bySlug.set(key, slugs);
    }
    return slugs.get(slug);
  }
}

function byOrderHint(first: CategoryRecord, second: CategoryRecord): number {
  return Number(first.orderHint) - Number(second.orderHint) || first.key.localeCompare(second.key);
}

/** Context for category links. */
export interface LinkContext {
  readonly languages: readonly string[];
  /** Whether category paths start with `/c/` (spec core §2). */
  readonly nativeRouting: boolean;
}

/** Returns the link of a category in these languages. */
export function categoryLink(record: CategoryRecord, { languages, nativeRouting }: LinkContext): CategoryLink {
  const path = pathOf(localisedText(languages, record.slugs) ?? record.key);
  return {
    id: record.id,
    key: record.key,
    name: localisedText(languages, record.names) ?? record.key,
    path: nativeRouting ? `/c${path}` : path,
  };
}
