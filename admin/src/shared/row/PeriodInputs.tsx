import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { FormProblem } from './row-form.js';

interface PeriodInputsProps {
  readonly from: string;
  readonly to: string;
  /** Time zone of the inputs. */
  readonly zone: string;
  readonly problems: readonly FormProblem[];
  readonly isEditable: boolean;
  readonly onPeriod: (period: { from?: string; to?: string }) => void;
}

/** Edits the validity period of a row; both empty for always. */
export function PeriodInputs({ from, to, zone, problems, isEditable, onPeriod }: PeriodInputsProps) {
  const translate = useTranslate();
  const input = (field: 'from' | 'to', help: string) => {
    const problem = problems.find((candidate) => candidate.field === field);
    return {
      fullWidth: true,
      type: 'datetime-local',
      disabled: !isEditable,
      label: translate(`console.row.${field}`),
      error: problem !== undefined,
      helperText: problem ? translate(problem.reason) : help,
      slotProps: { inputLabel: { shrink: true } },
    };
  };
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        {...input('from', translate('console.row.zone', { zone }))}
        value={from}
        onChange={({ target }) => onPeriod({ from: target.value })}
      />
      <TextField
        {...input('to', translate('console.row.toHelp'))}
        value={to}
        onChange={({ target }) => onPeriod({ to: target.value })}
      />
    </Stack>
  );
}
