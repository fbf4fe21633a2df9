import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useDraft } from '../shared/draft/draft-context.js';
import { LAYOUT_PARTS, type BrandRow, brandsOf } from './brands-of.js';
import { Swatches } from './Swatches.js';
import Divider from '@mui/material/Divider';
import type { SectionAboveProps } from '../shared/section/section-plan.js';

interface BrandFormProps {
  readonly brand: BrandRow;
  readonly isEditable: boolean;
}

/** Edits one brand: name, colours and layout. Every change goes into the draft at once. */
export function BrandForm({ brand, isEditable }: BrandFormProps) {
  const translate = useTranslate();
  const { change } = useDraft();
  const { address, published, layout, drafted } = brand;
  const choose = (part: string, choice: string) =>
    void change([{ address, field: 'layout', value: { ...layout, [part]: choice }, published }]);
  return (
    <Box component="section" aria-labelledby={`brand-${address.key}`}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <Typography id={`brand-${address.key}`} component="h2" variant="h6">
          {brand.name}
        </Typography>
        <Typography color="text.secondary">{brand.legalName}</Typography>
        <Swatches tokens={brand.tokens} />
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(290px, 1fr))' }}>
        {LAYOUT_PARTS.map(({ part, options }) => (
          <TextField
            key={part}
            select
            size="small"
            id={`${address.key}-${part}`}
            label={translate(`console.brand.${part}`)}
            value={layout[part]}
            disabled={!isEditable}
            helperText={drafted.includes(part) ? translate('console.state.draft') : ' '}
            onChange={({ target }) => choose(part, target.value)}
            sx={{ bgcolor: drafted.includes(part) ? 'state.draft' : undefined }}
          >
            {options.map((option) => (
              <MenuItem key={option} value={option}>
                {translate(`console.brand.choice.${option}`)}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </Box>
  );
}

/** Lists the brands with their colours and layout options. */
export function BrandForms({ data, isEditable }: SectionAboveProps) {
  const { shownEdits } = useDraft();
  return (
    <Stack spacing={4} divider={<Divider />}>
      {brandsOf(data.rows, shownEdits).map((brand) => (
        <BrandForm key={brand.address.key} brand={brand} isEditable={isEditable} />
      ))}
    </Stack>
  );
}
