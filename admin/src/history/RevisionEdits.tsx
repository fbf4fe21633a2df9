import LinearProgress from '@mui/material/LinearProgress';
import { changesOfEdit } from '@manifold/domain/audit/changes-of-edit';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { throwIfMissing } from '../providers/throw-if-missing.js';
import { ChangeTable } from '../shared/changes/ChangeTable.js';

/** Shows the edits of one revision, field by field, old and new. */
export function RevisionEdits({ number }: { readonly number: number }) {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: ['revision', number],
    queryFn: ({ signal }) => callApi('revision', { path: { number }, signal }),
  });
  throwIfMissing(error, data);
  if (!data) return <LinearProgress aria-label={translate('console.loading')} />;
  return (
    <ChangeTable changes={data.edits.flatMap(changesOfEdit)} label={translate('console.history.editsOf', { number })} />
  );
}
