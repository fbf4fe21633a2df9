import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import { useTranslate } from 'react-admin';
import { keysOf, type Place } from '../place/place.js';
import { usePlaceName } from '../place/place-name.js';

interface PlaceInputsProps {
  readonly layers: readonly ConfigLayer[];
  readonly stores: readonly StoreView[];
  readonly place: Place | undefined;
  readonly refusal: string | undefined;
  /** Limits the places that can be selected. */
  readonly mayEdit: (place: Place) => boolean;
  readonly onPlace: (place: Place | undefined) => void;
}

/** Selects the place of a new row: a layer and its key. */
export function PlaceInputs({ layers, stores, place, refusal, mayEdit, onPlace }: PlaceInputsProps) {
  const translate = useTranslate();
  const nameOf = usePlaceName(stores);
  const layer = place?.layer ?? '';
  const keysFor = (known: ConfigLayer) => keysOf(known, stores).filter((key) => mayEdit({ layer: known, key }));
  const offered = layers.filter((known) => keysFor(known).length > 0);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        select
        fullWidth
        label={translate('console.row.layer')}
        value={layer}
        error={refusal !== undefined && layer === ''}
        onChange={({ target }) => {
          const chosen = offered.find((known) => known === target.value);
          const keys = chosen ? keysFor(chosen) : [];
          onPlace(chosen && { layer: chosen, key: keys.length === 1 ? (keys[0] ?? '') : '' });
        }}
      >
        {offered.map((known) => (
          <MenuItem key={known} value={known}>
            {translate(`console.row.layers.${known}`)}
          </MenuItem>
        ))}
      </TextField>
      {place && place.layer !== 'default' && (
        <TextField
          select
          fullWidth
          label={translate(`console.row.keys.${place.layer}`)}
          value={place.key}
          error={refusal !== undefined}
          helperText={refusal && translate(refusal)}
          onChange={({ target }) => onPlace({ layer: place.layer, key: target.value })}
        >
          {keysFor(place.layer).map((key) => (
            <MenuItem key={key} value={key}>
              {nameOf({ layer: place.layer, key })}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Stack>
  );
}
