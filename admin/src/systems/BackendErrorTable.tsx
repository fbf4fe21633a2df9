import Typography from '@mui/material/Typography';
import type { BackendErrors, OperationError } from '@manifold/domain/backend-errors/contract';
import { useTranslate } from 'react-admin';
import { useInstantText } from '../language/use-language.js';
import { FactTable, type FactColumn } from './FactTable.js';
import { PartHeading } from './SystemSection.js';

/** Lists errors per operation of the commerce backend, newest first. */
export function BackendErrorTable({ since, errors }: BackendErrors) {
  const translate = useTranslate();
  const instant = useInstantText();
  const text = (name: string, values?: Record<string, string | number>) =>
    translate(`console.systems.backend.${name}`, values);
  const columns: readonly FactColumn<OperationError>[] = [
    { name: 'operation', label: text('operation'), value: ({ operation }) => operation },
    { name: 'hour', label: text('hour'), value: ({ lastHour }) => lastHour, isFigure: true },
    { name: 'day', label: text('day'), value: ({ lastDay }) => lastDay, isFigure: true },
    { name: 'last', label: text('last'), value: ({ at }) => instant(at), isWideOnly: true },
    {
      name: 'message',
      label: text('message'),
      value: ({ message, status, isOutage }) => (
        <>
          <strong>{isOutage ? text('outage') : text('refused', { status })}</strong> · {message}
        </>
      ),
    },
  ];
  return (
    <>
      <PartHeading>{text('errors')}</PartHeading>
      <Typography color="text.secondary">{text('errorsHelp', { since: instant(since) })}</Typography>
      {errors.length === 0 ? (
        <Typography>{text('noErrors')}</Typography>
      ) : (
        <FactTable label={text('errors')} columns={columns} rows={errors} keyOf={({ operation }) => operation} />
      )}
    </>
  );
}
