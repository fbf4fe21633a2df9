import { List, useTranslate } from 'react-admin';
import { useTabTitle } from '../shared/words/use-tab-title.js';
import { RevisionTable } from './RevisionTable.js';

/** Lists the revisions, newest first; each row expands to its edits. */
export function RevisionList() {
  const translate = useTranslate();
  useTabTitle(translate('console.history.title'));
  return (
    <List
      exporter={false}
      sort={{ field: 'number', order: 'DESC' }}
      title={translate('console.history.title')}
      perPage={25}
    >
      <RevisionTable />
    </List>
  );
}
