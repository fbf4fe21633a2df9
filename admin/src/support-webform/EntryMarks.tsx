import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import type { EntryPlace } from './reason-edits.js';
import { timesUsed, useWorkbench } from './workbench-context.js';

interface EntryMarksProps {
  readonly place: EntryPlace;
  readonly missing: number;
}

/** Shows how often an entry was used recently, and how many translations are missing. */
export function EntryMarks({ place, missing }: EntryMarksProps) {
  const translate = useTranslate();
  const workbench = useWorkbench();
  const count = timesUsed(workbench, place);
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {count !== undefined && (
        <Tooltip describeChild title={translate('console.supportForm.usedHelp', { days: workbench.use?.days ?? 0 })}>
          <Chip
            size="small"
            variant="outlined"
            label={translate('console.supportForm.used', { smart_count: count })}
            sx={{ color: count === 0 ? 'text.secondary' : 'text.primary', fontVariantNumeric: 'tabular-nums' }}
          />
        </Tooltip>
      )}
      {missing > 0 && (
        <Chip
          size="small"
          label={translate('console.supportForm.missing', { smart_count: missing })}
          sx={{ bgcolor: 'state.draft', color: 'text.primary' }}
        />
      )}
    </Stack>
  );
}
