import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { changesOfEdit } from '@manifold/domain/audit/changes-of-edit';
import { CONFIG_FILE_TYPES } from '@manifold/domain/config-interchange/contract';
import type { OlderRow } from '@manifold/domain/config-interchange/contract';
import { useTranslate } from 'react-admin';
import type { ApiError } from '../providers/api.js';
import { ChangeTable } from '../shared/changes/ChangeTable.js';
import { errorMessageId } from '../shared/errors/error-text.js';
import { useSections } from '../shared/definition/use-section.js';
import { useDraft } from '../shared/draft/draft-context.js';
import { layerName } from '../shared/values/show-value.js';
import type { ImportState } from './use-import.js';

/** Maximum number of listed rows; the table below shows all changes. */
const LISTED_ROWS = 20;

/** Warns of rows that were published since the export, because the files would undo that. */
function OlderRows({ rows }: { readonly rows: readonly OlderRow[] }) {
  const translate = useTranslate();
  const { data: sections = [] } = useSections();
  const labelOf = (key: string) => sections.find((section) => section.key === key)?.label ?? key;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('console.interchange.older', { smart_count: rows.length })}
      <ul>
        {rows.slice(0, LISTED_ROWS).map((row) => (
          <li key={[row.section, row.layer, row.key, row.validFrom, row.validTo].join(' ')}>
            {translate('console.interchange.olderRow', {
              section: labelOf(row.section),
              layer: layerName(row, translate),
              revision: row.revision,
            })}
          </li>
        ))}
      </ul>
      {rows.length > LISTED_ROWS &&
        translate('console.interchange.moreOlder', { smart_count: rows.length - LISTED_ROWS })}
    </Alert>
  );
}

/** Says why files are refused, with the places of their errors. */
function Refused({ refusal }: { readonly refusal: ApiError }) {
  const translate = useTranslate();
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {translate(refusal.code === 'invalid-input' ? 'console.interchange.refused' : errorMessageId(refusal))}
      {refusal.fields.length > 0 && (
        <ul>
          {refusal.fields.map(({ field, reason }) => (
            <li key={`${field} ${reason}`} style={{ overflowWrap: 'anywhere' }}>
              <code>{field}</code>:{' '}
              {translate(`console.interchange.reason.${reason}`, { _: reason, types: CONFIG_FILE_TYPES.join(', ') })}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

/** Shows the changes that the files would make, or their errors with their places. What was compared stays if saving it fails. */
export function ImportResult({ state }: { readonly state: ImportState }) {
  const translate = useTranslate();
  const { draft } = useDraft();
  const { found, refusal, names, isBusy, keep } = state;
  const isDraftInHand = (draft?.edits.length ?? 0) > 0;
  if (!found) return refusal ? <Refused refusal={refusal} /> : null;
  if (found.edits.length === 0)
    return <Alert severity="info">{translate('console.interchange.same', { names: names.join(', ') })}</Alert>;
  return (
    <>
      {refusal && <Refused refusal={refusal} />}
      <Typography role="status" sx={{ mb: 1, fontWeight: 600 }}>
        {translate('console.interchange.differs', { smart_count: found.edits.length })}
      </Typography>
      {found.olderRows.length > 0 && <OlderRows rows={found.olderRows} />}
      <ChangeTable
        changes={found.edits.flatMap(changesOfEdit)}
        label={translate('console.interchange.changes', { names: names.join(', ') })}
      />
      <Button
        variant="contained"
        loading={isBusy}
        disabled={isDraftInHand}
        onClick={() => void keep()}
        sx={{ mt: 2, mr: 2 }}
      >
        {translate('console.interchange.keep')}
      </Button>
      {isDraftInHand && (
        <Typography component="span" variant="body2" color="text.secondary">
          {translate('console.history.draftFirst')}
        </Typography>
      )}
    </>
  );
}
