import type { CategoryLink } from '@manifold/domain/catalogue/contract';
import type { CategoryRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { pathOf, textIn } from './localised-text.js';

/** All categories with their parents and children, in the order of the shop. */
export class CategoryTree {
  readonly roots: readonly CategoryRecord[];
  readonly #byId: ReadonlyMap<string, CategoryRecord>;
  readonly #children = new Map<string, CategoryRecord[]>();
  /** Slugs of one language chain, made when first asked for. */
  readonly #bySlug = new Map<string, ReadonlyMap<string, CategoryRecord>>();
  /** Parts of the tree by the departments they are of, made when first asked for. */
  readonly #parts = new Map<string, CategoryTree>();

  constructor(
    records: readonly CategoryRecord[],
    /** Whether there is more in the catalogue than this. */
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

  /** What is in these departments, named by key; the tree itself when none is named. The same object every time. */
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

  /** All of them, in the order of the shop. */
  get all(): readonly CategoryRecord[] {
    return [...this.#byId.values()];
  }

  /** Those under the same parent, without the category itself. */
  siblings({ id, parentId }: CategoryRecord): readonly CategoryRecord[] {
    const besides = parentId === null ? this.roots : this.children(parentId);
    return besides.filter((record) => record.id !== id);
  }

  byKey(key: string): CategoryRecord | undefined {
    return this.all.find((record) => record.key === key);
  }

  find(id: string): CategoryRecord | undefined {
    return this.#byId.get(id);
  }

  /** Whether a product in these categories is sold here. */
  sells(categoryIds: readonly string[]): boolean {
    return !this.isPart || categoryIds.some((id) => this.#byId.has(id));
  }

  children(id: string): readonly CategoryRecord[] {
    return this.#children.get(id) ?? [];
  }

  /** From the top to the category's parent. */
  ancestors(category: CategoryRecord): CategoryRecord[] {
    const parent = category.parentId === null ? undefined : this.#byId.get(category.parentId);
    return parent ? [...this.ancestors(parent), parent] : [];
  }

  /** The category that has this slug where these languages are read. */
  bySlug(slug: string, languages: readonly string[]): CategoryRecord | undefined {
    const key = languages.join();
    let slugs = this.#bySlug.get(key);
    if (!slugs) {
      slugs = new Map([...this.#byId.values()].map((record) => [textIn(languages, record.slugs) ?? '', record]));
      this.#bySlug.set(key, slugs);
    }
    return slugs.get(slug);
  }
}

function byOrderHint(first: CategoryRecord, second: CategoryRecord): number {
  return Number(first.orderHint) - Number(second.orderHint) || first.key.localeCompare(second.key);
}

/** What a category's link depends on beside the category. */
export interface LinkContext {
  readonly languages: readonly string[];
  /** Whether the store has its categories under `/c/` (spec core §2). */
  readonly nativeRouting: boolean;
}

/** A category as a link in these languages. */
export function categoryLink(record: CategoryRecord, { languages, nativeRouting }: LinkContext): CategoryLink {
  const path = pathOf(textIn(languages, record.slugs) ?? record.key);
  return {
    id: record.id,
    key: record.key,
    name: textIn(languages, record.names) ?? record.key,
    path: nativeRouting ? `/c${path}` : path,
  };
}
