import { Datagrid, DateField, FunctionField, List, NumberField, TextField, useTranslate } from 'react-admin';
import type { RevisionSummary } from '@manifold/domain/admin-api/contract';
import { RevisionEdits } from './RevisionEdits.js';

/** What was published, newest first; a line opens to its edits. */
export function RevisionList() {
  const translate = useTranslate();
  return (
    <List
      exporter={false}
      sort={{ field: 'number', order: 'DESC' }}
      title={translate('console.history.title')}
      perPage={25}
    >
      <Datagrid bulkActionButtons={false} rowClick="expand" expand={<RevisionEdits />}>
        <NumberField source="number" label={translate('console.history.number')} sortable={false} />
        <DateField
          source="publishedAt"
          label={translate('console.history.when')}
          showTime
          sortable={false}
          locales="en-GB"
        />
        <TextField source="author" label={translate('console.history.who')} sortable={false} />
        <TextField source="reason" label={translate('console.history.why')} sortable={false} />
        <FunctionField<RevisionSummary & { id: number }>
          label={translate('console.history.where')}
          render={({ sections }) =>
            sections.slice(0, 3).join(', ') + (sections.length > 3 ? ` +${sections.length - 3}` : '')
          }
        />
        <NumberField source="editCount" label={translate('console.history.edits')} sortable={false} />
      </Datagrid>
    </List>
  );
}
