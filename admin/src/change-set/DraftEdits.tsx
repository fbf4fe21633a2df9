import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { useTranslate } from 'react-admin';
import { keepFocus } from '../shared/action/keep-focus.js';
import { useDraft } from '../shared/draft/draft-context.js';
import { isSameRow } from '../shared/draft/edit-row.js';
import { editsOfRow, useOtherDraftEdits } from '../shared/draft/other-draft-edits.js';
import { OtherDraftHint } from '../shared/draft/OtherDraftHint.js';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { useRowName } from './use-row-name.js';

interface DraftEditsProps {
  readonly edits: readonly Edit[];
  readonly stores: readonly StoreView[];
  readonly sections: readonly SectionInWords[];
  /** Rows that stay in the draft when the rest is published. */
  readonly left: readonly EditAddress[];
  readonly onLeave: (left: readonly EditAddress[]) => void;
}

/** Lists the rows of the draft. Each can be excluded from this publish or removed. */
export function DraftEdits({ edits, stores, sections, left, onLeave }: DraftEditsProps) {
  const translate = useTranslate();
  const { removeEdit } = useDraft();
  const rowName = useRowName(sections, stores);
  const others = useOtherDraftEdits();
  const isLeft = (edit: EditAddress): boolean => left.some((each) => isSameRow(each, edit));
  const toggle = (edit: Edit) =>
    onLeave(isLeft(edit) ? left.filter((each) => !isSameRow(each, edit)) : [...left, edit]);
  return (
    <section aria-labelledby="draft-edits">
      <Typography variant="h2" id="draft-edits">
        {translate('console.publish.rows')}
      </Typography>
      <Typography color="text.secondary">{translate('console.publish.rowsHelp')}</Typography>
      <List dense sx={{ mb: 2, display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 4 }}>
        {edits.map((edit) => {
          const name = rowName(edit);
          return (
            <ListItem
              key={`${edit.section} ${edit.layer} ${edit.key} ${edit.validFrom} ${edit.validTo}`}
              disableGutters
              secondaryAction={
                <Button
                  ref={keepFocus}
                  size="small"
                  onClick={() => void removeEdit(edit)}
                  aria-label={translate('console.publish.takeOutOf', { name })}
                >
                  {translate('console.publish.takeOut')}
                </Button>
              }
              sx={{ pr: 16 }}
            >
              <div>
                <FormControlLabel
                  control={<Checkbox size="small" checked={!isLeft(edit)} onChange={() => toggle(edit)} />}
                  label={name}
                />
                <OtherDraftHint others={editsOfRow(others, edit)} />
              </div>
            </ListItem>
          );
        })}
      </List>
    </section>
  );
}
