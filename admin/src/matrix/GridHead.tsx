import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Column } from './column.js';
import { HEAD } from './navigation.js';

interface GridHeadProps {
  readonly columns: readonly Column[];
  /** Column of the active cell if it is in this row. */
  readonly active: number | undefined;
}

/** Renders the column headers: country, currency and, for several languages, the selected one. */
export const GridHead = memo(function GridHead({ columns, active }: GridHeadProps) {
  const translate = useTranslate();
  return (
    <thead>
      <tr role="row" aria-rowindex={1}>
        <th
          role="columnheader"
          scope="col"
          tabIndex={active === HEAD ? 0 : -1}
          data-row={HEAD}
          data-column={HEAD}
          aria-selected={active === HEAD}
        >
          {translate('console.matrix.setting')}
        </th>
        {columns.map(({ store, name, locale }, column) => (
          <th
            key={store.storeKey}
            role="columnheader"
            scope="col"
            title={store.storeKey}
            tabIndex={active === column ? 0 : -1}
            data-row={HEAD}
            data-column={column}
            aria-selected={active === column}
            aria-haspopup="menu"
          >
            <strong>{name}</strong>
            <small>
              {store.countryCode} · {store.currencyCode}
              {store.locales.length > 1 ? ` · ${locale}` : ''}
            </small>
          </th>
        ))}
      </tr>
    </thead>
  );
});
