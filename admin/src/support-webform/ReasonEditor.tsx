import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AddEntry } from './AddEntry.js';
import { missingCount } from './missing-texts.js';
import { OrderedList } from './OrderedList.js';
import { moved, withNewReason, type Reasons } from './reason-edits.js';
import { ReasonItem } from './ReasonItem.js';
import { useWorkbench } from './workbench-context.js';

/** Lists the reasons in order; one of them can be expanded. */
export function ReasonEditor({ reasons }: { readonly reasons: Reasons }) {
  const translate = useTranslate();
  const { languages, isEditable, edit } = useWorkbench();
  const [open, setOpen] = useState<string>();
  const [isFiltered, setFiltered] = useState(false);
  const missing = reasons.reduce((sum, reason) => sum + missingCount(reason, languages), 0);
  const shown = isFiltered ? reasons.filter((reason) => missingCount(reason, languages) > 0) : reasons;
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h2">{translate('console.supportForm.reasons')}</Typography>
        <Typography role="status" color="text.secondary">
          {missing === 0
            ? translate('console.supportForm.nothingMissing')
            : translate('console.supportForm.missing', { smart_count: missing })}
        </Typography>
        <FormControlLabel
          label={translate('console.supportForm.onlyIncomplete')}
          control={<Switch size="small" checked={isFiltered} onChange={({ target }) => setFiltered(target.checked)} />}
        />
      </Stack>
      {isEditable && !isFiltered && (
        <Typography variant="body2" color="text.secondary">
          {translate('console.supportForm.moveHelp')}
        </Typography>
      )}
      <OrderedList
        label={translate('console.supportForm.reasons')}
        items={shown}
        nameOf={({ label, key }) => label['en'] ?? key}
        // Reasons cannot be moved while some are filtered out.
        isEditable={isEditable && !isFiltered}
        onMove={(from, to) => edit((current) => moved(current, from, to))}
      >
        {(reason) => (
          <ReasonItem
            reason={reason}
            isOpen={open === reason.key}
            isOnly={reasons.length === 1}
            onToggle={() => setOpen(open === reason.key ? undefined : reason.key)}
          />
        )}
      </OrderedList>
      {isEditable && (
        <AddEntry
          label={translate('console.supportForm.newReason')}
          onAdd={(english) => edit((current) => withNewReason(current, english))}
        />
      )}
    </Stack>
  );
}
