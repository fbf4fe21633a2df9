import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useDraft } from '../shared/draft/draft-context.js';
import type { SectionAboveProps } from '../shared/section/section-plan.js';
import { BrandForm } from './BrandForm.js';
import { brandsOf } from './brands-of.js';

/** The brands, each with its colours and its layout to choose. */
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
