import type { Store } from '@commercetools/platform-sdk';
import { productSelections } from '../families/families.js';
import type { Work } from '../work/work.js';
import type { Restriction } from '../storage/query.js';

/** Returns the ids of the selections that are active in a store. */
export const activeSelections = ({ productSelections: settings }: Store): string[] =>
  settings.filter(({ active }) => active).map(({ productSelection }) => productSelection.id);

const inSelection = (id: string, condition: string): string =>
  `id ${condition} (SELECT product_id FROM product_selection_assignments WHERE selection_id = ${id}`;

/** Returns the restriction to products that a store sells: all without selections, else those of any active selection. */
export async function soldInStore(work: Work, store: Store | undefined): Promise<Restriction[]> {
  const settings = store?.productSelections ?? [];
  if (store === undefined || settings.length === 0) return [];
  const ids = settings.map(({ productSelection }) => productSelection.id);
  const modes = new Map((await work.rows(productSelections).findMany('id', ids)).map(({ id, mode }) => [id, mode]));
  const active = activeSelections(store);
  if (active.length === 0) return [...modes.values()].includes('Individual') ? [{ sql: () => 'false' }] : [];
  return [
    {
      sql: (parameters) => {
        const each = active.map((id) => {
          const bound = parameters.bind(id);
          return modes.get(id) === 'Individual'
            ? `${inSelection(bound, 'IN')})`
            : // If only single variants are excluded, the product itself is sold.
              `${inSelection(bound, 'NOT IN')} AND body -> 'variantExclusion' IS NULL)`;
        });
        return `(${each.join(' OR ')})`;
      },
    },
  ];
}
