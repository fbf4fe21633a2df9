import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { UnansweredPayment, UnansweredPayments } from '@manifold/domain/online-payment/unanswered-payment';
import { useTranslate } from 'react-admin';
import { showAmount } from '../shared/values/amount.js';
import { useFormatLocale, useInstantText } from '../language/use-language.js';
import { FactTable, type FactColumn } from './FactTable.js';
import { SystemSection } from './SystemSection.js';

interface UnansweredPaymentSectionProps {
  readonly found: UnansweredPayments | undefined;
  readonly hasFailed: boolean;
}

/** Lists the online payments whose outcome has been unknown for more than half an hour. */
export function UnansweredPaymentSection({ found, hasFailed }: UnansweredPaymentSectionProps) {
  const translate = useTranslate();
  const text = (name: string, values?: Record<string, number>) =>
    translate(`console.systems.unanswered.${name}`, values);
  const columns = useColumns();
  return (
    <SystemSection
      id="unanswered-payments"
      title={text('title')}
      help={text('help')}
      isEmpty={!found}
      hasFailed={hasFailed}
    >
      {found?.total === 0 && <Typography>{text('none')}</Typography>}
      {found && found.total > found.payments.length && (
        <Alert severity="warning">{text('more', { smart_count: found.total })}</Alert>
      )}
      {found && found.total > 0 && (
        <FactTable
          label={text('title')}
          columns={columns}
          rows={found.payments}
          keyOf={({ merchantReference }) => merchantReference}
        />
      )}
    </SystemSection>
  );
}

function useColumns(): readonly FactColumn<UnansweredPayment>[] {
  const translate = useTranslate();
  const instant = useInstantText();
  const locale = useFormatLocale();
  const text = (name: string) => translate(`console.systems.unanswered.${name}`);
  return [
    { name: 'payment', label: text('payment'), value: ({ merchantReference }) => merchantReference },
    { name: 'store', label: text('store'), value: ({ storeKey }) => storeKey, isWideOnly: true },
    { name: 'method', label: text('method'), value: ({ providerMethod }) => providerMethod ?? '–', isWideOnly: true },
    {
      name: 'amount',
      label: text('amount'),
      value: ({ centAmount, currencyCode }) => showAmount(centAmount, currencyCode, locale),
      isFigure: true,
    },
    { name: 'since', label: text('since'), value: ({ unknownSince }) => instant(unknownSince) },
  ];
}
