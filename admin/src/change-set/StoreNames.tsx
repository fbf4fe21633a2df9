import type { ChangedField, StoreView } from '@manifold/domain/admin-api/contract';
import { useTranslate } from 'react-admin';

/** Above this number, stores are counted and listed on demand. */
const NAMED = 4;

interface StoreNamesProps {
  readonly changes: readonly ChangedField[];
  readonly stores: readonly StoreView[];
}

/** Names the stores of a change, with the language if the setting differs by language. */
export function StoreNames({ changes, stores }: StoreNamesProps) {
  const translate = useTranslate();
  const names = changes.map(({ storeKey, locale }) => {
    const label = stores.find((store) => store.storeKey === storeKey)?.label ?? storeKey;
    return locale === null ? label : `${label} (${locale})`;
  });
  if (names.length <= NAMED) return names.join(', ');
  const count = new Set(changes.map(({ storeKey }) => storeKey)).size;
  const isAll = count === stores.length;
  return (
    <details>
      <summary>
        {translate(isAll ? 'console.publish.allStores' : 'console.publish.stores', { smart_count: count })}
      </summary>
      {names.join(', ')}
    </details>
  );
}
