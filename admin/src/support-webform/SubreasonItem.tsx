import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { pageKeySchema } from '@manifold/domain/page-slugs/contract';
import { supportRequiredFieldSchema, type SupportSubreason } from '@manifold/domain/support-webform/contract';
import { useTranslate } from 'react-admin';
import { EntryMarks } from './EntryMarks.js';
import { missingIn } from './missing-texts.js';
import { withReason, withSubreason } from './reason-edits.js';
import { TextInput } from './TextInput.js';
import { useWorkbench } from './workbench-context.js';

const REQUIRED_FIELDS = supportRequiredFieldSchema.options;
/** Pages that may answer a request: the customer's orders and the information pages. */
const SHORTCUT_PAGES = ['my-orders', ...pageKeySchema.options];

interface SubreasonItemProps {
  readonly reason: string;
  readonly subreason: SupportSubreason;
  /** The last subreason cannot be removed, because a reason needs at least one. */
  readonly isLast: boolean;
}

/** One subreason: its English text, its required fields, and a page that may answer the request. */
export function SubreasonItem({ reason, subreason, isLast }: SubreasonItemProps) {
  const translate = useTranslate();
  const { languages, isEditable, edit } = useWorkbench();
  const { key, label, requires, shortcutPage } = subreason;
  const place = { reason, subreason: key };
  const name = label['en'] ?? key;
  const change = (changed: Partial<SupportSubreason>) =>
    edit((reasons) => withSubreason(reasons, place, (each) => ({ ...each, ...changed })));
  const remove = () =>
    edit((reasons) =>
      withReason(reasons, reason, (each) => ({
        ...each,
        subreasons: each.subreasons.filter((sub) => sub.key !== key),
      })),
    );
  return (
    <Box role="group" aria-label={name} sx={{ py: 1, pl: 1 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <TextInput
          place={{ ...place, language: 'en' }}
          label={translate('console.supportForm.inEnglish')}
          value={label['en'] ?? ''}
          isRequired
        />
        {isEditable && !isLast && (
          <IconButton onClick={remove} aria-label={translate('console.supportForm.remove', { name })}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        )}
      </Stack>
      <FormGroup row aria-label={translate('console.supportForm.asks', { name })} sx={{ mt: 0.5 }}>
        {REQUIRED_FIELDS.map((field) => (
          <FormControlLabel
            key={field}
            label={translate(`console.supportForm.field.${field}`)}
            disabled={!isEditable}
            control={
              <Switch
                size="small"
                checked={requires.includes(field)}
                onChange={({ target }) =>
                  change({
                    requires: REQUIRED_FIELDS.filter((each) =>
                      each === field ? target.checked : requires.includes(each),
                    ),
                  })
                }
              />
            }
          />
        ))}
      </FormGroup>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          select
          label={translate('console.supportForm.shortcut')}
          value={shortcutPage ?? ''}
          disabled={!isEditable}
          onChange={({ target }) => change({ shortcutPage: target.value === '' ? null : target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 200 }}
        >
          <MenuItem value="">{translate('console.supportForm.noShortcut')}</MenuItem>
          {[...new Set([...SHORTCUT_PAGES, ...(shortcutPage === null ? [] : [shortcutPage])])].map((page) => (
            <MenuItem key={page} value={page}>
              {page}
            </MenuItem>
          ))}
        </TextField>
        <EntryMarks place={place} missing={missingIn(label, languages).length} />
      </Stack>
    </Box>
  );
}
