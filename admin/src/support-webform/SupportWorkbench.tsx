import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DEFAULT_LAYER_KEY } from '@manifold/domain/config-layer/layer';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { useEditRefusal } from '../shared/access/use-edit-refusal.js';
import { storesAt, type Place } from '../shared/place/place.js';
import { SectionScreen } from '../shared/section/SectionScreen.js';
import type { SectionData } from '../shared/definition/use-section.js';
import { DryRun } from './DryRun.js';
import { FormPreview } from './FormPreview.js';
import { languagesOf } from './missing-texts.js';
import { PlaceBar } from './PlaceBar.js';
import { ReasonEditor } from './ReasonEditor.js';
import { withText } from './reason-edits.js';
import { TargetPart } from './TargetPart.js';
import { usePreview, useReasonsOf } from './use-preview.js';
import { SECTION, useReasons } from './use-reasons.js';
import { WorkbenchContext, type Typing, type Workbench } from './workbench-context.js';

const EVERYWHERE: Place = { layer: 'default', key: DEFAULT_LAYER_KEY };

/** Edits the support form: reasons, translations, preview and target. */
export function SupportWorkbench() {
  return <SectionScreen sectionKey={SECTION}>{(data) => <Bench data={data} />}</SectionScreen>;
}

function Bench({ data }: { readonly data: SectionData }) {
  const translate = useTranslate();
  const [place, setPlace] = useState(EVERYWHERE);
  const [typing, setTyping] = useState<Typing>();
  const at = useReasons(place, data);
  const mayEdit = useEditRefusal(data.section, data.stores)(place) === undefined;
  const preview = usePreview(data.stores);
  const { data: use } = useQuery({
    queryKey: ['support-use-counts'],
    queryFn: ({ signal }) => callApi('supportUseCounts', { signal }),
  });
  const typed = typing ? withText(at.reasons, typing, typing.text) : at.reasons;
  const shown = useReasonsOf(preview.store, { address: at.address, reasons: typed }, data);
  const languages = useMemo(() => languagesOf(storesAt(place, data.stores)), [place, data.stores]);
  const isChosen = place.key !== '';
  const workbench: Workbench = {
    languages,
    isEditable: mayEdit && at.state !== 'inherited' && at.from === undefined,
    edit: at.edit,
    onType: setTyping,
    use,
  };
  return (
    <WorkbenchContext.Provider value={workbench}>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(340px, 420px)' },
          alignItems: 'start',
        }}
      >
        <Stack spacing={3}>
          <PlaceBar data={data} place={place} at={at} mayEdit={mayEdit} onPlace={setPlace} />
          {isChosen && <TargetPart data={data} place={place} />}
          {isChosen && <ReasonEditor key={`${place.layer} ${place.key}`} reasons={at.reasons} />}
        </Stack>
        <Stack
          spacing={2}
          sx={{ position: { lg: 'sticky' }, top: 120, maxHeight: { lg: 'calc(100vh - 140px)' }, overflow: 'auto' }}
        >
          <Typography variant="h2">{translate('console.supportForm.preview')}</Typography>
          <FormPreview stores={data.stores} reasons={shown} preview={preview} />
          <DryRun preview={preview} />
        </Stack>
      </Box>
    </WorkbenchContext.Provider>
  );
}
