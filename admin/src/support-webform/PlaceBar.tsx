import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Dispatch } from 'react';
import { useTranslate } from 'react-admin';
import { StateMark } from '../shared/cell/StateMark.js';
import { PlaceInputs } from '../shared/row/PlaceInputs.js';
import { usePlaceName } from '../shared/place/place-name.js';
import type { Place } from '../shared/place/place.js';
import type { SectionData } from '../shared/definition/use-section.js';
import type { ReasonsAtPlace } from './use-reasons.js';

interface PlaceBarProps {
  readonly data: SectionData;
  readonly place: Place;
  readonly at: ReasonsAtPlace;
  readonly mayEdit: boolean;
  readonly onPlace: Dispatch<Place>;
}

const COLOURS = { inherited: 'transparent', own: 'state.own', draft: 'state.draft', waiting: 'state.waiting' } as const;

/** Selects the place whose reasons are shown, and switches between own and inherited reasons. */
export function PlaceBar({ data, place, at, mayEdit, onPlace }: PlaceBarProps) {
  const translate = useTranslate();
  const nameOf = usePlaceName(data.stores);
  const isChosen = place.key !== '';
  return (
    <Stack spacing={1.5}>
      <Box sx={{ maxWidth: 560 }}>
        <PlaceInputs
          layers={data.section.layers}
          stores={data.stores}
          place={place}
          refusal={undefined}
          // Everybody may read everything.
          mayEdit={() => true}
          onPlace={(chosen) => chosen && onPlace(chosen)}
        />
      </Box>
      {isChosen && (
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap', px: 1, borderRadius: 1, bgcolor: COLOURS[at.state] }}
        >
          <StateMark state={at.state} />
          <Typography>
            {at.from
              ? translate('console.state.inheritedFrom', { from: nameOf(at.from) })
              : translate(`console.state.${at.state}`)}
          </Typography>
          {mayEdit && at.from && (
            <Button onClick={at.own}>
              {translate('console.supportForm.copy', { from: nameOf(at.from), name: nameOf(place) })}
            </Button>
          )}
          {mayEdit && !at.from && place.layer !== 'default' && (
            <Button onClick={at.inherit}>{translate('console.supportForm.inherit')}</Button>
          )}
        </Stack>
      )}
      {!isChosen && <Alert severity="info">{translate('console.supportForm.choosePlace')}</Alert>}
    </Stack>
  );
}
