import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useDraft } from '../shared/draft/draft-context.js';
import { SectionScreen } from '../shared/section/SectionScreen.js';
import { BrandForm } from './BrandForm.js';
import { brandsOf, SECTION } from './brands-of.js';

/** The brands, each with its layout to choose. */
export function BrandList() {
  const { draft } = useDraft();
  return (
    <SectionScreen sectionKey={SECTION}>
      {({ rows }, isEditable) => (
        <Stack spacing={4} divider={<Divider />}>
          {brandsOf(rows, draft?.edits ?? []).map((brand) => (
            <BrandForm key={brand.address.key} brand={brand} isEditable={isEditable} />
          ))}
        </Stack>
      )}
    </SectionScreen>
  );
}
