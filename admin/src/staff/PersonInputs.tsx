import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { staffRoleSchema } from '@manifold/domain/staff/contract';
import { useTranslate } from 'react-admin';
import { GrantInputs } from './GrantInputs.js';
import { OrderCountriesInput } from './OrderCountriesInput.js';
import type { Person } from './person-form.js';

interface PersonInputsProps {
  readonly person: Person;
  readonly isNew: boolean;
  /** Fields that the server refused. */
  readonly refused: readonly string[];
  readonly onPerson: (person: Person) => void;
}

/** Edits name, role and rights of a person. */
export function PersonInputs({ person, isNew, refused, onPerson }: PersonInputsProps) {
  const translate = useTranslate();
  const set = (part: Partial<Person>) => onPerson({ ...person, ...part });
  return (
    <>
      {isNew && (
        <TextField
          required
          type="email"
          label={translate('console.staff.email')}
          value={person.email}
          error={refused.includes('email')}
          onChange={({ target }) => set({ email: target.value })}
        />
      )}
      <TextField
        required
        label={translate('console.staff.name')}
        value={person.name}
        error={refused.includes('name')}
        onChange={({ target }) => set({ name: target.value })}
        slotProps={{ htmlInput: { minLength: 2, maxLength: 80 } }}
      />
      <TextField
        select
        label={translate('console.staff.role')}
        helperText={translate(`console.staff.roleHelp.${person.role}`)}
        value={person.role}
        error={refused.includes('role')}
        onChange={({ target }) => set({ role: staffRoleSchema.parse(target.value) })}
      >
        {staffRoleSchema.options.map((role) => (
          <MenuItem key={role} value={role}>
            {translate(`console.staff.roles.${role}`)}
          </MenuItem>
        ))}
      </TextField>
      {person.role === 'admin' ? (
        <Typography color="text.secondary">{translate('console.staff.adminHelp')}</Typography>
      ) : (
        <>
          <FormControlLabel
            control={
              <Switch checked={person.isLimited} onChange={({ target }) => set({ isLimited: target.checked })} />
            }
            label={translate('console.staff.isLimited')}
          />
          {person.isLimited && <GrantInputs grants={person.grants} onGrants={(grants) => set({ grants })} />}
        </>
      )}
      <OrderCountriesInput
        countries={person.orderCountries}
        onCountries={(orderCountries) => set({ orderCountries })}
      />
    </>
  );
}
