import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ANY_GRANT } from '@manifold/domain/staff/edit-refusal';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useGrantText, useGrantPlaceName } from '../shared/access/use-grant-text.js';
import { useSections, useStores } from '../shared/definition/use-section.js';
import { FIRST_GRANT, withGrant, type FormGrant } from './person-form.js';

interface GrantInputsProps {
  readonly grants: readonly FormGrant[];
  readonly onGrants: (grants: readonly FormGrant[]) => void;
}

/** Edits the rights of a person: sections in places. */
export function GrantInputs({ grants, onGrants }: GrantInputsProps) {
  const translate = useTranslate();
  const stores = useStores().data ?? [];
  const sections = useSections().data ?? [];
  const nameOf = useGrantPlaceName(stores);
  const textOf = useGrantText(sections, stores);
  const [chosen, setChosen] = useState<FormGrant>(FIRST_GRANT);
  const countries = [...new Set(stores.map(({ countryCode }) => countryCode))];
  // A country with one store is listed as that store.
  const shared = stores.filter(
    ({ countryCode }) => stores.filter((store) => store.countryCode === countryCode).length > 1,
  );
  const places = [ANY_GRANT, ...countries, ...shared.map(({ storeKey }) => storeKey)];
  const without = (grant: FormGrant) => grants.filter((known) => known !== grant);
  return (
    <Stack spacing={2} role="group" aria-label={translate('console.staff.limits')}>
      {grants.length === 0 && <Typography color="text.secondary">{translate('console.staff.looksOnly')}</Typography>}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {grants.map((grant) => (
          <Chip
            key={`${grant.section} ${grant.place}`}
            label={textOf(grant)}
            onClick={() => onGrants(without(grant))}
            onDelete={() => onGrants(without(grant))}
            aria-label={translate('console.staff.removeGrant', { name: textOf(grant) })}
          />
        ))}
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          select
          fullWidth
          label={translate('console.staff.section')}
          value={chosen.section}
          onChange={({ target }) => {
            const section = sections.find(({ key }) => key === target.value)?.key ?? ANY_GRANT;
            setChosen({ ...chosen, section });
          }}
        >
          <MenuItem value={ANY_GRANT}>{translate('console.staff.everySection')}</MenuItem>
          {sections.map(({ key, label }) => (
            <MenuItem key={key} value={key}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          label={translate('console.staff.place')}
          value={chosen.place}
          onChange={({ target }) => setChosen({ ...chosen, place: target.value })}
        >
          {places.map((place) => (
            <MenuItem key={place} value={place}>
              {nameOf(place)}
            </MenuItem>
          ))}
        </TextField>
        <Button startIcon={<AddIcon />} onClick={() => onGrants(withGrant(grants, chosen))}>
          {translate('console.staff.addGrant')}
        </Button>
      </Stack>
    </Stack>
  );
}
