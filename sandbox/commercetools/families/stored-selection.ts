import type {
  ProductReference,
  ProductSelection,
  ProductSelectionReference,
  ProductVariantExclusion,
  ProductVariantSelection,
} from '@commercetools/platform-sdk';
import type { Resource } from '../storage/family.js';
import { generated, resourceTable, uniqueKey } from '../storage/resource-table.js';

/** A product of a selection, and which of its variants are included or excluded. */
export interface Assignment {
  readonly product: ProductReference;
  readonly variantSelection?: ProductVariantSelection;
  readonly variantExclusion?: ProductVariantExclusion;
  readonly createdAt: string;
}

/** A product selection with its products, which answers omit. */
export interface StoredSelection extends ProductSelection {
  readonly assignments: readonly Assignment[];
}

/** A row of the view over the assignments of all selections. */
export interface AssignmentRow extends Assignment, Resource {
  readonly createdAt: string;
  readonly productSelection: ProductSelectionReference;
}

export const shownSelection = ({ assignments: _hidden, ...shown }: StoredSelection): ProductSelection => shown;

/** Selections, and a view with one row per product that is assigned to one. */
export const PRODUCT_SELECTIONS = `${resourceTable(
  'product_selections',
  [generated('modified_at', 'lastModifiedAt')],
  [uniqueKey('product_selections')],
)}
CREATE VIEW product_selection_assignments AS
SELECT
  selection.id || '/' || (assignment.body #>> '{product,id}') AS id,
  selection.id AS selection_id,
  assignment.body #>> '{product,id}' AS product_id,
  assignment.body ->> 'createdAt' AS created_at,
  assignment.body || jsonb_build_object(
    'id', selection.id || '/' || (assignment.body #>> '{product,id}'),
    'version', selection.version,
    'lastModifiedAt', selection.modified_at,
    'productSelection', jsonb_build_object('typeId', 'product-selection', 'id', selection.id)
  ) AS body
FROM product_selections AS selection, jsonb_array_elements(selection.body -> 'assignments') AS assignment(body);`;
