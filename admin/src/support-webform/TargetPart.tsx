import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useEditRefusal } from '../shared/access/use-edit-refusal.js';
import { useDraft } from '../shared/draft/draft-context.js';
import { fieldsOf } from '../shared/definition/field-entry.js';
import type { Place } from '../shared/place/place.js';
import { RowDialog } from '../shared/row/RowDialog.js';
import { inheritedAt, rowAt } from '../shared/row/row-state.js';
import type { SectionData } from '../shared/definition/use-section.js';
import { CaseFieldsEditor } from './CaseFieldsEditor.js';
import { CASE_FIELDS, caseFieldIds, TARGET_FIELDS } from './target-fields.js';
import { SECTION } from './use-reasons.js';

const EDITORS = { caseFields: CaseFieldsEditor };

interface TargetPartProps {
  readonly data: SectionData;
  readonly place: Place;
}

/** Shows where requests are sent. Read-only with an explanation for roles that may not change it. */
export function TargetPart({ data, place }: TargetPartProps) {
  const translate = useTranslate();
  const headingId = useId();
  const { shownEdits } = useDraft();
  const [isOpen, setOpen] = useState(false);
  const refusal = useEditRefusal(data.section, data.stores)(place, TARGET_FIELDS[0]);
  const facts = { section: data.section.key, rows: data.rows, edits: shownEdits };
  const row = rowAt({ section: SECTION, ...place, validFrom: null, validTo: null }, facts);
  const value = { ...inheritedAt(row.address, { ...facts, stores: data.stores }).value, ...row.value };
  const ids = caseFieldIds(value['caseFields']);
  const caseFields = CASE_FIELDS.map((name) => `${translate(`console.supportForm.caseField.${name}`)}: ${ids[name]}`);
  const textOf = (name: string): string => {
    if (name === 'caseFields') return Object.keys(ids).length === 0 ? '' : caseFields.join(', ');
    const current = value[name];
    return typeof current === 'string' ? current : '';
  };
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={refusal && { p: 1.5, borderRadius: 1, bgcolor: 'action.hover', color: 'text.secondary' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id={headingId} variant="h2">
          {translate('console.supportForm.target')}
        </Typography>
        {refusal && <LockIcon fontSize="small" aria-hidden />}
        {!refusal && (
          <Button size="small" onClick={() => setOpen(true)} aria-haspopup="dialog">
            {translate('console.supportForm.changeTarget')}
          </Button>
        )}
      </Box>
      {refusal && (
        <Typography>
          {translate(refusal === 'other-role' ? 'console.supportForm.targetLocked' : `console.access.${refusal}`)}
        </Typography>
      )}
      <Box
        component="dl"
        sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
      >
        {fieldsOf(data.section)
          .filter(({ name }) => TARGET_FIELDS.includes(name))
          .map(({ name, label }) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>{label}</dt>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {textOf(name) || translate('console.value.unset')}
              </Box>
            </Box>
          ))}
      </Box>
      {isOpen && (
        <RowDialog
          data={data}
          row={row}
          layers={data.section.layers}
          editors={EDITORS}
          fields={TARGET_FIELDS}
          isEditable
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
