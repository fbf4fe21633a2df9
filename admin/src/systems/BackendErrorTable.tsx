import Typography from '@mui/material/Typography';
import type { BackendErrors, OperationError } from '@manifold/domain/backend-errors/contract';
import { useTranslate } from 'react-admin';
import { useInstantText } from '../shared/words/use-language.js';
import { FactTable, type FactColumn } from './FactTable.js';
import { PartHeading } from './SystemSection.js';

/** Lists errors per operation of the commerce backend, newest first. */
export function BackendErrorTable({ since, errors }: BackendErrors) {
  const translate = useTranslate();
  const instant = useInstantText();
  const word = (name: string, values?: Record<string, string | number>) =>
    translate(`console.systems.backend.${name}`, values);
  const columns: readonly FactColumn<OperationError>[] = [
    { name: 'operation', label: word('operation'), value: ({ operation }) => operation },
    { name: 'hour', label: word('hour'), value: ({ lastHour }) => lastHour, isFigure: true },
    { name: 'day', label: word('day'), value: ({ lastDay }) => lastDay, isFigure: true },
    { name: 'last', label: word('last'), value: ({ at }) => instant(at), isWideOnly: true },
    {
      name: 'message',
      label: word('message'),
      value: ({ message, status, isOutage }) => (
        <>
          <strong>{isOutage ? word('outage') : word('refused', { status })}</strong> · {message}
        </>
      ),
    },
  ];
  return (
    <>
      <PartHeading>{word('errors')}</PartHeading>
      <Typography color="text.secondary">{word('errorsHelp', { since: instant(since) })}</Typography>
      {errors.length === 0 ? (
        <Typography>{word('noErrors')}</Typography>
      ) : (
        <FactTable label={word('errors')} columns={columns} rows={errors} keyOf={({ operation }) => operation} />
      )}
    </>
  );
}
