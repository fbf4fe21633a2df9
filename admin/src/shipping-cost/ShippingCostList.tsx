import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useDraft } from '../shared/draft/draft-context.js';
import { ValueGrid } from '../shared/grid/ValueGrid.js';
import { SectionScreen } from '../shared/section/SectionScreen.js';
import { OverrideTable } from './OverrideTable.js';
import { COLUMNS, currencySubjects, overridesOf, SECTION } from './subjects.js';

/** What shipping costs per currency, and the countries that say it differently for a time. */
export function ShippingCostList() {
  const translate = useTranslate();
  const { draft } = useDraft();
  return (
    <SectionScreen sectionKey={SECTION}>
      {(data, isEditable) => {
        const overrides = overridesOf(data.stores, data.rows, draft?.edits ?? []);
        const overridden = new Set(overrides.map(({ address }) => address.key));
        return (
          <Stack spacing={4}>
            <ValueGrid
              label={data.section.label}
              subjectHeading={translate('console.grid.currency')}
              data={data}
              subjects={currencySubjects(data.stores, overridden)}
              columns={COLUMNS}
              isEditable={isEditable}
            />
            <section aria-labelledby="overrides">
              <Typography id="overrides" variant="h2" sx={{ mb: 1 }}>
                {translate('console.overrides.title')}
              </Typography>
              <OverrideTable data={data} overrides={overrides} isEditable={isEditable} />
            </section>
          </Stack>
        );
      }}
    </SectionScreen>
  );
}
