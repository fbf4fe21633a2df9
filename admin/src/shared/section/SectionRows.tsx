import ContentPasteIcon from '@mui/icons-material/ContentPaste';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useEditRefusal } from '../access/use-edit-refusal.js';
import { useDraft } from '../draft/draft-context.js';
import { isSameRow } from '../draft/edit-row.js';
import { SectionPasting, type Pasted } from '../grid/SectionPasting.js';
import { SetForSelected } from '../grid/SetForSelected.js';
import { useSelection } from '../grid/use-selection.js';
import { ValueGrid } from '../grid/ValueGrid.js';
import { fieldsOf } from '../definition/field-entry.js';
import { usePlaceName } from '../place/place-name.js';
import { RowDialog } from '../row/RowDialog.js';
import { allRows, rowAt, type RowState } from '../row/row-state.js';
import { linesOf } from './lines.js';
import { RowTable } from './RowTable.js';
import type { SectionPlan } from './section-plan.js';
import type { SectionData } from '../definition/use-section.js';
import { SectionScreen } from './SectionScreen.js';

interface SectionRowsProps {
  readonly plan: SectionPlan;
  readonly data: SectionData;
  readonly isEditable: boolean;
}

/** Shows the values of a section: a grid edited in place, and all other rows below it. */
export function SectionRows({ plan, data, isEditable }: SectionRowsProps) {
  const translate = useTranslate();
  const { shownEdits } = useDraft();
  const headingId = useId();
  const selection = useSelection();
  const [address] = useSearchParams();
  const nameOf = usePlaceName(data.stores);
  const { section, stores, rows } = data;
  const refusalAt = useEditRefusal(section, stores);
  const facts = { section: section.key, rows, edits: shownEdits };
  const lines = linesOf({ section, layer: plan.lines, stores, nameOf });
  // `?line=` of another screen's link opens that row.
  const linked = lines.find((line) => line.address.key === address.get('line'));
  const [opened, setOpened] = useState<RowState | 'new' | undefined>(() => linked && rowAt(linked.address, facts));
  const [pasted, setPasted] = useState<Pasted>();
  const others = allRows(facts).filter((row) => !lines.some((line) => isSameRow(line.address, row.address)));
  const columns = fieldsOf(section);
  const typed = columns.filter(({ kind }) => kind !== 'entries');
  const narrow = lines.filter((line) => line.address.layer !== 'default' && !refusalAt(line.address));
  const isManyEditable = isEditable && typed.length > 0 && narrow.length > 1;
  return (
    <Stack spacing={4}>
      {plan.Above && <plan.Above data={data} isEditable={isEditable} />}
      <Stack spacing={2}>
        {isManyEditable && <SetForSelected data={data} subjects={narrow} columns={typed} selection={selection} />}
        {isManyEditable && (
          <Button
            sx={{ alignSelf: 'flex-start' }}
            startIcon={<ContentPasteIcon />}
            onClick={() => setPasted({ text: '', at: { line: 0, column: 0 }, isTyped: true })}
          >
            {translate('console.paste.open')}
          </Button>
        )}
        <ValueGrid
          label={section.label}
          subjectHeading={translate(`console.row.keys.${plan.lines}`)}
          data={data}
          subjects={lines}
          columns={columns}
          isEditable={isEditable}
          selection={isManyEditable ? selection : undefined}
          onOpen={(line) => setOpened(rowAt(line.address, facts))}
          onPaste={isEditable ? (text, at) => setPasted({ text, at, isTyped: false }) : undefined}
        />
      </Stack>
      <section aria-labelledby={headingId}>
        <Typography id={headingId} variant="h2" sx={{ mb: 1 }}>
          {translate('console.rows.title')}
        </Typography>
        <RowTable data={data} rows={others} labelledBy={headingId} isEditable={isEditable} onOpen={setOpened} />
        {isEditable && (
          <Button sx={{ mt: 2 }} variant="outlined" onClick={() => setOpened('new')}>
            {translate('console.rows.add')}
          </Button>
        )}
      </section>
      {pasted && <SectionPasting data={data} subjects={lines} columns={columns} pasted={pasted} onPasted={setPasted} />}
      {opened && (
        <RowDialog
          data={data}
          row={opened === 'new' ? undefined : opened}
          layers={section.layers}
          editors={plan.editors ?? {}}
          isEditable={isEditable && (opened === 'new' || !refusalAt(opened.address))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}

/** The screen of a section: a grid of its values, and the rows that override them for some stores or a period. */
export function SectionPage({ plan }: { readonly plan: SectionPlan }) {
  return (
    <SectionScreen sectionKey={plan.key}>
      {(data, isEditable) => <SectionRows plan={plan} data={data} isEditable={isEditable} />}
    </SectionScreen>
  );
}
