import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SupportReason } from '@manifold/domain/support-webform/contract';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { AddEntry } from './AddEntry.js';
import { EntryMarks } from './EntryMarks.js';
import { missingCount } from './missing-texts.js';
import { OrderedList } from './OrderedList.js';
import { moved, withNewSubreason, withReason } from './reason-edits.js';
import { SubreasonItem } from './SubreasonItem.js';
import { TextInput } from './TextInput.js';
import { TextTable } from './TextTable.js';
import { useWorkbench } from './workbench-context.js';

interface ReasonItemProps {
  readonly reason: SupportReason;
  readonly isOpen: boolean;
  readonly isOnly: boolean;
  readonly onToggle: () => void;
}

/** On a phone the expanded content is below the move buttons. */
const MOVERS_WIDTH = 84;

/** One reason; expanded, it shows its subreasons and translations. */
export function ReasonItem({ reason, isOpen, isOnly, onToggle }: ReasonItemProps) {
  const { languages, isEditable } = useWorkbench();
  const id = useId();
  const name = reason.label['en'] ?? reason.key;
  return (
    <Box sx={{ pl: 1 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', minHeight: 44, flexWrap: 'wrap' }}>
        <ButtonBase
          onClick={onToggle}
          aria-expanded={isOpen}
          aria-controls={id}
          sx={{ flex: 1, minWidth: 140, gap: 0.5, py: 1, justifyContent: 'flex-start', font: 'inherit' }}
        >
          <ExpandMoreIcon fontSize="small" sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
          <Typography component="span" sx={{ fontWeight: 600, textAlign: 'start' }}>
            {name}
          </Typography>
        </ButtonBase>
        <EntryMarks place={{ reason: reason.key, subreason: null }} missing={missingCount(reason, languages)} />
      </Stack>
      <Box
        id={id}
        hidden={!isOpen}
        sx={{ pb: isOpen ? 3 : 0, ml: { xs: isEditable ? `-${MOVERS_WIDTH}px` : 0, sm: 0 } }}
      >
        {isOpen && <ReasonDetails reason={reason} isOnly={isOnly} />}
      </Box>
    </Box>
  );
}

function ReasonDetails({ reason, isOnly }: Pick<ReasonItemProps, 'reason' | 'isOnly'>) {
  const translate = useTranslate();
  const { isEditable, edit } = useWorkbench();
  const { key, label, subreasons } = reason;
  const name = label['en'] ?? key;
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <TextInput
          place={{ reason: key, subreason: null, language: 'en' }}
          label={translate('console.supportForm.inEnglish')}
          value={label['en'] ?? ''}
          isRequired
        />
        {isEditable && !isOnly && (
          <Button
            color="error"
            sx={{ flex: 'none' }}
            onClick={() => edit((reasons) => reasons.filter((each) => each.key !== key))}
          >
            {translate('console.supportForm.removeReason')}
          </Button>
        )}
      </Stack>
      <Box component="section" aria-label={translate('console.supportForm.subreasonsOf', { name })}>
        <Typography variant="subtitle2" component="h3">
          {translate('console.supportForm.subreasons')}
        </Typography>
        <OrderedList
          label={translate('console.supportForm.subreasonsOf', { name })}
          items={subreasons}
          nameOf={(subreason) => subreason.label['en'] ?? subreason.key}
          isEditable={isEditable}
          onMove={(from, to) =>
            edit((reasons) =>
              withReason(reasons, key, (each) => ({ ...each, subreasons: moved(each.subreasons, from, to) })),
            )
          }
        >
          {(subreason) => <SubreasonItem reason={key} subreason={subreason} isLast={subreasons.length === 1} />}
        </OrderedList>
        {isEditable && (
          <AddEntry
            label={translate('console.supportForm.newSubreason')}
            onAdd={(english) => edit((reasons) => withNewSubreason(reasons, key, english))}
          />
        )}
      </Box>
      <TextTable reason={reason} />
    </Stack>
  );
}
