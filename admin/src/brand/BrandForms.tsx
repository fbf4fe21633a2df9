import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useDraft } from '../shared/draft/draft-context.js';
import type { SectionAboveProps } from '../shared/section/section-plan.js';
import { BrandForm } from './BrandForm.js';
import { brandsOf } from './brands-of.js';

/** Lists the brands with their colours and layout options. */
export function BrandForms({ data, isEditable }: SectionAboveProps) {
  const { draft } = useDraft();
  return (
    <Stack spacing={4} divider={<Divider />}>
      {brandsOf(data.rows, draft?.edits ?? []).map((brand) => (
        <BrandForm key={brand.address.key} brand={brand} isEditable={isEditable} />
      ))}
    </Stack>
  );
}
