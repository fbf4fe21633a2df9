import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { ChangeSet, EditAddress, Revision } from '@manifold/domain/change-set/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError, callApi } from '../providers/api.js';
import { addressOf } from '../shared/draft/edit-row.js';
import { useDraft } from '../shared/draft/draft-context.js';
import type { SectionInWords } from '../shared/section/section-words.js';
import { DiscardDialog } from './DiscardDialog.js';
import { Problems } from './Problems.js';

const SHORTEST_REASON = 3;

/** Reason and button stay in sight however long the letter is. */
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

interface PublishFormProps {
  readonly draft: ChangeSet;
  /** The rows that are published; undefined for all. */
  readonly chosen: readonly EditAddress[] | undefined;
  /** New warnings that the reader lets stand, by name. */
  readonly acknowledged: readonly string[];
  readonly isPublishable: boolean;
  /** What is to be done above before it can be published: a message id. */
  readonly hindrance: string | undefined;
  readonly stores: readonly StoreView[];
  readonly sections: readonly SectionInWords[];
  readonly onPublished: (revision: Revision) => void;
  /** Whether the draft is being published or discarded just now. */
  readonly isBusy: boolean;
  readonly onBusy: (isBusy: boolean) => void;
}

/** Why it changes, and the one button that changes it. A refusal names what stands in the way. */
export function PublishForm(props: PublishFormProps) {
  const { draft, chosen, acknowledged, isPublishable, hindrance, stores, sections, onPublished, isBusy, onBusy } =
    props;
  const translate = useTranslate();
  const client = useQueryClient();
  const { discard, published } = useDraft();
  const [reason, setReason] = useState('');
  const [excuse, setExcuse] = useState('');
  const [at, setAt] = useState('');
  // Some rows go out at once or not at all: only a whole draft waits.
  const instant = chosen ? '' : at;
  const [refusal, setRefusal] = useState<ApiError>();
  const needsExcuse = acknowledged.length > 0;
  const isComplete = [reason, ...(needsExcuse ? [excuse] : [])].every((text) => text.trim().length >= SHORTEST_REASON);
  const publish = async (event: FormEvent) => {
    event.preventDefault();
    onBusy(true);
    setRefusal(undefined);
    try {
      const body = {
        version: draft.version,
        reason,
        ...(chosen ? { edits: chosen.map(addressOf) } : {}),
        ...(needsExcuse ? { acknowledged: { findings: [...acknowledged], reason: excuse } } : {}),
      };
      const path = { id: draft.id };
      if (instant === '') onPublished(await callApi('publishChangeSet', { path, body }));
      else await callApi('scheduleChangeSet', { path, body: { ...body, publishAt: new Date(instant).toISOString() } });
      await published();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      // What stands in the way came after the letter was written: it is written anew.
      await client.invalidateQueries();
    } finally {
      onBusy(false);
    }
  };
  const [isAsking, setAsking] = useState(false);
  const throwAway = async () => {
    onBusy(true);
    await discard();
    onBusy(false);
  };
  const missing = needsExcuse && excuse.trim().length < SHORTEST_REASON ? 'excuse' : 'reason';
  const hint = hindrance ?? (isComplete ? undefined : `console.publish.hindrance.${missing}`);
  return (
    <>
      <Stack spacing={2} sx={{ mb: 2 }}>
        {refusal && (
          <Alert severity="error">
            {translate(`console.error.${refusal.code}`)}
            {refusal.fields.length > 0 && <Problems problems={refusal.fields} stores={stores} sections={sections} />}
          </Alert>
        )}
        {needsExcuse && (
          <ReasonField
            label={translate('console.publish.excuse', { smart_count: acknowledged.length })}
            help={translate('console.publish.excuseHelp')}
            value={excuse}
            onChange={setExcuse}
          />
        )}
        {!chosen && <InstantField value={at} onChange={setAt} />}
      </Stack>
      <Box component="form" onSubmit={(event: FormEvent) => void publish(event)} sx={BAR}>
        <ReasonField label={translate('console.publish.reason')} value={reason} onChange={setReason} />
        <Button type="submit" variant="contained" loading={isBusy} disabled={!isPublishable || !isComplete}>
          {chosen
            ? translate('console.publish.publishChosen', { smart_count: chosen.length })
            : translate(instant === '' ? 'console.publish.publish' : 'console.publish.schedule')}
        </Button>
        <Button color="error" onClick={() => setAsking(true)} disabled={isBusy}>
          {translate('console.publish.discard')}
        </Button>
        <Typography role="status" variant="body2" color="text.secondary" sx={{ flexBasis: '100%' }}>
          {translate(hint ?? 'console.publish.reasonHelp')}
        </Typography>
      </Box>
      {isAsking && (
        <DiscardDialog
          name={draft.name}
          rows={draft.edits.length}
          onDiscard={() => {
            setAsking(false);
            void throwAway();
          }}
          onLeave={() => setAsking(false)}
        />
      )}
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

interface ReasonFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ReasonField({ label, help, value, onChange }: ReasonFieldProps) {
  return (
    <TextField
      required
      multiline
      maxRows={3}
      margin="none"
      label={label}
      helperText={help}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ flex: '1 1 260px' }}
      slotProps={{ htmlInput: { minLength: SHORTEST_REASON, maxLength: 500 } }}
    />
  );
}
