import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { invalidOperation, PlatformError } from '../errors/platform-error.js';
import { customFields } from '../resources/custom-fields.js';
import { customFieldsDraft, key, localizedString, resourceIdentifier } from '../input/draft-parts.js';
import { products, productSelections, stores } from '../families/families.js';
import { action, assigns, creates, customActions, type Action, type Kind } from '../resources/kind.js';
import { referenceUnread, type ReferenceTo } from '../work/references.js';
import type { Work } from '../work/work.js';
import { byId } from '../storage/repository.js';
import type { Assignment, StoredSelection } from '../families/stored-selection.js';

const skus = z.array(z.string().min(1).max(256)).max(500);
const variantSelection = z.discriminatedUnion('type', [
  z.object({ type: z.literal('includeOnly'), skus }),
  z.object({ type: z.literal('includeAllExcept'), skus }),
]);
const variantExclusion = z.object({ skus });
const draft = z.object({
  key: key.optional(),
  name: localizedString,
  mode: z.enum(['Individual', 'IndividualExclusion']).optional(),
  // The older name of the mode.
  type: z.enum(['individual', 'individualExclusion']).optional(),
  custom: customFieldsDraft.optional(),
});

type Variants = Pick<Assignment, 'variantSelection' | 'variantExclusion'>;

/** A product in an action. */
interface GivenProduct {
  readonly product: ReferenceTo<'product'>;
  readonly variants: Variants;
  readonly at: Date;
}

const withAssignments = (body: StoredSelection, assignments: readonly Assignment[]): StoredSelection => ({
  ...body,
  assignments,
  productCount: assignments.length,
});

const assignmentOf = ({ assignments }: StoredSelection, product: ReferenceTo<'product'>): Assignment | undefined =>
  assignments.find((one) => one.product.id === product.id);

function requireMode({ mode }: StoredSelection, wanted: StoredSelection['mode']): void {
  if (mode !== wanted)
    throw invalidOperation(`The action is for product selections of mode ${wanted}; this one is of mode ${mode}.`);
}

/** Assigns a product. Throws if it is assigned with other variants. */
function assigned(body: StoredSelection, { product, variants, at }: GivenProduct): StoredSelection {
  const present = assignmentOf(body, product);
  if (present === undefined)
    return withAssignments(body, [...body.assignments, { product, ...variants, createdAt: at.toISOString() }]);
  const { variantSelection: selected, variantExclusion: excluded } = present;
  const same = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one ?? null, other ?? null);
  if (same(selected, variants.variantSelection) && same(excluded, variants.variantExclusion)) return body;
  throw new PlatformError(400, {
    code: 'ProductPresentWithDifferentVariantSelection',
    message: 'Product is already present with the following different $variantSelections.',
    product,
    existingVariantSelection: selected ?? excluded ?? { type: 'includeAllExcept', skus: [] },
  });
}

/** Changes the variants of a product that is assigned. */
function withVariants(body: StoredSelection, { product, variants }: GivenProduct): StoredSelection {
  if (assignmentOf(body, product) === undefined)
    throw new PlatformError(400, {
      code: 'ProductAssignmentMissing',
      message:
        body.mode === 'Individual'
          ? 'A Product Variant Selection can only be set for a Product that has previously been added to the Product Selection.'
          : 'A Variant Exclusion can only be set for a Product that has previously been added to the Product Selection of type Individual Exclusion.',
      product,
    });
  return withAssignments(
    body,
    body.assignments.map((one) =>
      one.product.id === product.id ? { product, createdAt: one.createdAt, ...variants } : one,
    ),
  );
}

const without = (body: StoredSelection, productId: string): StoredSelection =>
  withAssignments(
    body,
    body.assignments.filter((one) => one.product.id !== productId),
  );

/** The mode of a selection decides which field identifies the variants of a product. */
const VARIANTS = {
  Individual: { variantSelection: variantSelection.optional() },
  IndividualExclusion: { variantExclusion: variantExclusion.optional() },
} as const;

/** An action on one product of a selection of this mode, with the variants that the action names. */
const onProduct = (
  mode: keyof typeof VARIANTS,
  change: (body: StoredSelection, given: GivenProduct) => StoredSelection,
): Action<StoredSelection> =>
  action(
    z.object({ product: resourceIdentifier, ...VARIANTS[mode] }),
    async (body: StoredSelection, { product, ...variants }, work) => {
      requireMode(body, mode);
      return change(body, { product: await referenceUnread(work, products, product), variants, at: work.now });
    },
  );

/** Removes a deleted selection from all stores. */
async function removeFromStores({ id }: StoredSelection, work: Work): Promise<void> {
  const having = (await work.backend.cache.all(stores)).filter(({ productSelections: settings }) =>
    settings.some(({ productSelection }) => productSelection.id === id),
  );
  for (const store of having) {
    const before = await work.rows(stores).lock(byId(store.id));
    const left = before.productSelections.filter(({ productSelection }) => productSelection.id !== id);
    await work.save(stores, before, { ...before, productSelections: left });
  }
}

/** Removes a deleted product from all selections. */
export async function removeFromSelections({ id }: { readonly id: string }, work: Work): Promise<void> {
  const { rows } = await work.db.query<{ selection_id: string }>(
    'SELECT selection_id FROM product_selection_assignments WHERE product_id = $1 ORDER BY selection_id',
    [id],
  );
  for (const { selection_id: selectionId } of rows) {
    const before = await work.rows(productSelections).lock(byId(selectionId));
    await work.save(productSelections, before, without(before, id));
  }
}

/** Product selections: products that stores sell, or exclude. */
export const productSelectionsKind: Kind<StoredSelection> = {
  path: 'product-selections',
  family: productSelections,
  view: ['view_product_selections', 'view_products'],
  manage: ['manage_product_selections', 'manage_products'],
  create: creates(draft, async ({ type, mode, ...input }, work) =>
    work.newResource({
      ...input,
      mode: mode ?? (type === 'individualExclusion' ? 'IndividualExclusion' : 'Individual'),
      productCount: 0,
      assignments: [],
      custom: await customFields(work, 'product-selection', input.custom),
    }),
  ),
  afterDelete: removeFromStores,
  actions: {
    ...customActions<StoredSelection>('product-selection'),
    changeName: assigns('name', localizedString),
    setKey: assigns('key', key.optional()),
    addProduct: onProduct('Individual', assigned),
    setVariantSelection: onProduct('Individual', withVariants),
    excludeProduct: onProduct('IndividualExclusion', assigned),
    setVariantExclusion: onProduct('IndividualExclusion', withVariants),
    removeProduct: action(z.object({ product: resourceIdentifier }), async (body: StoredSelection, input, work) =>
      without(body, (await referenceUnread(work, products, input.product)).id),
    ),
  },
};
