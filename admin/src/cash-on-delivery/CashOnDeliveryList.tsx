import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { SetForSelected } from '../shared/grid/SetForSelected.js';
import { useSelection } from '../shared/grid/use-selection.js';
import { ValueGrid } from '../shared/grid/ValueGrid.js';
import { SectionScreen } from '../shared/section/SectionScreen.js';
import { COLUMNS, SECTION, subjectsOf } from './subjects.js';

/** Cash on delivery for every store, edited in place. */
export function CashOnDeliveryList() {
  const translate = useTranslate();
  const selection = useSelection();
  return (
    <SectionScreen sectionKey={SECTION}>
      {(data, isEditable) => {
        const subjects = subjectsOf(data.stores);
        return (
          <Stack spacing={2}>
            {isEditable && <SetForSelected data={data} subjects={subjects} columns={COLUMNS} selection={selection} />}
            <ValueGrid
              label={data.section.label}
              subjectHeading={translate('console.grid.store')}
              data={data}
              subjects={subjects}
              columns={COLUMNS}
              isEditable={isEditable}
              selection={isEditable ? selection : undefined}
            />
          </Stack>
        );
      }}
    </SectionScreen>
  );
}
