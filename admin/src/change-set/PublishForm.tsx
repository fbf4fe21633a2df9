import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { ApiError } from '../providers/api.js';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { DiscardButton } from './DiscardButton.js';
import { Problems } from '../shared/problems/Problems.js';
import { ReasonField, MINIMUM_REASON_LENGTH } from './ReasonField.js';
import { publishRefusalId, usePublishing, type Publishing, type PublishTexts } from './use-publishing.js';

/** Keeps reason and button visible while the list of changes scrolls. */
const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  mx: -3,
  mb: -3,
  px: 3,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

interface PublishFormProps extends Publishing {
  /** Why the last publish of this draft was refused. */
  readonly refusal: ApiError | undefined;
  /** Id of the message about what must be done before publishing, or undefined. */
  readonly blocker: string | undefined;
  readonly stores: readonly StoreView[];
  readonly sections: readonly SectionInWords[];
  /** Whether the draft is being published or discarded. */
  readonly isBusy: boolean;
}

const isReason = (text: string): boolean => text.trim().length >= MINIMUM_REASON_LENGTH;

/** Asks for a reason and publishes or schedules the draft. If the publish was refused, shows why. */
export function PublishForm(props: PublishFormProps) {
  const { draft, chosen, acknowledged, refusal, blocker, stores, sections, isBusy, onBusy } = props;
  const translate = useTranslate();
  const publish = usePublishing(props);
  const [texts, setTexts] = useState<PublishTexts>({ reason: '', warningReason: '', at: '' });
  const set = (part: Partial<PublishTexts>) => setTexts((previous) => ({ ...previous, ...part }));
  // Only a whole draft can be scheduled; chosen rows are published at once.
  const at = chosen ? '' : texts.at;
  const hasWarningReason = acknowledged.length === 0 || isReason(texts.warningReason);
  const isComplete = isReason(texts.reason) && hasWarningReason;
  const hint =
    blocker ?? (isComplete ? undefined : `console.publish.blocker.${hasWarningReason ? 'reason' : 'excuse'}`);
  return (
    <>
      <Stack spacing={2} sx={{ mb: 2 }}>
        {refusal && (
          <Alert severity="error">
            {translate(publishRefusalId(refusal), { name: draft.name })}
            {refusal.fields.length > 0 && <Problems problems={refusal.fields} stores={stores} sections={sections} />}
          </Alert>
        )}
        {acknowledged.length > 0 && (
          <ReasonField
            label={translate('console.publish.excuse', { smart_count: acknowledged.length })}
            help={translate('console.publish.excuseHelp')}
            value={texts.warningReason}
            onChange={(warningReason) => set({ warningReason })}
          />
        )}
        {!chosen && <InstantField value={texts.at} onChange={(instant) => set({ at: instant })} />}
      </Stack>
      <Box
        component="form"
        sx={BAR}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void publish({ ...texts, at });
        }}
      >
        <ReasonField
          label={translate('console.publish.reason')}
          value={texts.reason}
          onChange={(reason) => set({ reason })}
        />
        <Button type="submit" variant="contained" loading={isBusy} disabled={blocker !== undefined || !isComplete}>
          {chosen
            ? translate('console.publish.publishChosen', { smart_count: chosen.length })
            : translate(at === '' ? 'console.publish.publish' : 'console.publish.schedule')}
        </Button>
        <DiscardButton draft={draft} isBusy={isBusy} onBusy={onBusy} />
        <Typography role="status" variant="body2" color="text.secondary" sx={{ flexBasis: '100%' }}>
          {translate(hint ?? 'console.publish.reasonHelp')}
        </Typography>
      </Box>
    </>
  );
}

interface InstantFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function InstantField({ value, onChange }: InstantFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      type="datetime-local"
      label={translate('console.publish.at')}
      helperText={translate('console.publish.atHelp')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ maxWidth: 320 }}
    />
  );
}
