import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { keepFocus } from '../shared/action/keep-focus.js';
import { useSingleAction } from '../shared/action/use-single-action.js';
import { useDraft } from '../shared/draft/draft-context.js';
import { useDraftCreation, type DraftCreation } from '../shared/draft/draft-creation.js';

const MAXIMUM_NAME_LENGTH = 120;

/** Lets users select, rename or create one of their own drafts. */
export function DraftChoice() {
  const translate = useTranslate();
  const { draft, own, switchTo, begin, rename } = useDraft();
  const [naming, setNaming] = useState<'new' | 'existing'>();
  const { isBusy, run } = useSingleAction();
  const named = naming === 'existing' ? draft : null;
  const drafts = own.filter(({ state }) => state === 'draft');
  const submitName = async (name: string, create: DraftCreation) => {
    const isSaved = await (named ? rename(named.id, name) : begin(name, create));
    if (isSaved) setNaming(undefined);
  };
  return (
    <Stack spacing={2} sx={{ mb: 2 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {draft && drafts.length > 1 && (
          <TextField
            select
            size="small"
            margin="none"
            disabled={isBusy}
            label={translate('console.publish.draft')}
            value={draft.id}
            onChange={({ target }) => switchTo(target.value)}
            sx={{ minWidth: 240 }}
          >
            {drafts.map(({ id, name, edits }) => (
              <MenuItem key={id} value={id}>
                {translate('console.publish.draftWith', { name, smart_count: edits.length })}
              </MenuItem>
            ))}
          </TextField>
        )}
        {draft && (
          <Button disabled={isBusy} onClick={() => setNaming('existing')}>
            {translate('console.publish.rename')}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => setNaming('new')}>
          {translate('console.publish.another')}
        </Button>
      </Stack>
      {(naming === 'new' || named) && (
        <NameForm
          // A name typed for one draft must not be saved in another.
          key={named?.id ?? 'new'}
          initialName={named?.name ?? ''}
          isBusy={isBusy}
          onSubmit={(name, create) => void run(() => submitName(name, create))}
          onCancel={() => setNaming(undefined)}
        />
      )}
    </Stack>
  );
}

interface NameFormProps {
  readonly initialName: string;
  readonly isBusy: boolean;
  readonly onSubmit: (name: string, create: DraftCreation) => void;
  readonly onCancel: () => void;
}

function NameForm({ initialName, isBusy, onSubmit, onCancel }: NameFormProps) {
  const translate = useTranslate();
  const [name, setName] = useState(initialName);
  const create = useDraftCreation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(name.trim(), create);
  };
  return (
    <Stack component="form" direction="row" spacing={1} useFlexGap onSubmit={submit} sx={{ flexWrap: 'wrap' }}>
      <TextField
        required
        size="small"
        margin="none"
        label={translate('console.publish.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: MAXIMUM_NAME_LENGTH } }}
      />
      <Button ref={keepFocus} type="submit" variant="outlined" loading={isBusy} disabled={name.trim() === ''}>
        {translate('console.publish.keepName')}
      </Button>
      <Button ref={keepFocus} disabled={isBusy} onClick={onCancel}>
        {translate('ra.action.cancel')}
      </Button>
    </Stack>
  );
}
