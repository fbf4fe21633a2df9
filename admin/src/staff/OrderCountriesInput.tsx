import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { ANY_GRANT } from '@manifold/domain/staff/edit-refusal';
import { useTranslate } from 'react-admin';
import { useGrantPlaceName } from '../shared/access/use-grant-text.js';
import { useStores } from '../shared/definition/use-section.js';

interface OrderCountriesInputProps {
  readonly countries: readonly string[];
  readonly onCountries: (countries: readonly string[]) => void;
}

/** Chooses the countries whose orders a person may see. All countries replace single ones. */
export function OrderCountriesInput({ countries, onCountries }: OrderCountriesInputProps) {
  const translate = useTranslate();
  const stores = useStores().data ?? [];
  const nameOf = useGrantPlaceName(stores);
  const options = [ANY_GRANT, ...new Set(stores.map(({ countryCode }) => countryCode))];
  return (
    <Autocomplete
      multiple
      options={options}
      value={[...countries]}
      getOptionLabel={(place) => (place === ANY_GRANT ? translate('console.staff.allCountries') : nameOf(place))}
      onChange={(_event, chosen) => onCountries(chosen.at(-1) === ANY_GRANT ? [ANY_GRANT] : withoutAll(chosen))}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('console.staff.orderCountries')}
          helperText={translate('console.staff.orderCountriesHelp')}
        />
      )}
    />
  );
}

const withoutAll = (countries: readonly string[]): string[] => countries.filter((country) => country !== ANY_GRANT);
