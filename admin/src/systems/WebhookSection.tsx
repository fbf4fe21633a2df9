import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OpenWebhook, OpenWebhooks } from '@manifold/domain/payment-ledger/open-webhooks';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { callApi, errorCode } from '../providers/api.js';
import { errorMessageId } from '../shared/errors/error-text.js';
import { useInstantText } from '../language/use-language.js';
import { FactTable, type FactColumn } from './FactTable.js';
import { SystemSection } from './SystemSection.js';
import { useRefresh } from './use-live.js';

interface WebhookSectionProps {
  readonly found: OpenWebhooks | undefined;
  readonly hasFailed: boolean;
  /** Whether the user may process webhooks again. */
  readonly mayReplay: boolean;
}

/** Lists the webhooks of the payment provider that failed or wait; an admin can process them again. */
export function WebhookSection({ found, hasFailed, mayReplay }: WebhookSectionProps) {
  const translate = useTranslate();
  const text = (name: string, values?: Record<string, string | number>) =>
    translate(`console.systems.webhooks.${name}`, values);
  const columns = useColumns(mayReplay);
  return (
    <SystemSection
      id="payment-webhooks"
      title={text('title')}
      help={text('help')}
      isEmpty={!found}
      hasFailed={hasFailed}
    >
      {found && !found.isAccepted && <Alert severity="info">{text('notAccepted')}</Alert>}
      {found?.open.length === 0 && <Typography>{text('none')}</Typography>}
      {found && found.open.length > 0 && (
        <FactTable label={text('title')} columns={columns} rows={found.open} keyOf={({ id }) => id} />
      )}
    </SystemSection>
  );
}

function useColumns(mayReplay: boolean): readonly FactColumn<OpenWebhook>[] {
  const translate = useTranslate();
  const instant = useInstantText();
  const replay = useReplay();
  const text = (name: string, values?: Record<string, string>) => translate(`console.systems.webhooks.${name}`, values);
  const facts: readonly FactColumn<OpenWebhook>[] = [
    { name: 'event', label: text('event'), value: ({ eventCode }) => eventCode },
    { name: 'payment', label: text('payment'), value: ({ merchantReference }) => merchantReference },
    { name: 'received', label: text('received'), value: ({ receivedAt }) => instant(receivedAt) },
    { name: 'tries', label: text('tries'), value: ({ failures }) => failures, isFigure: true, isWideOnly: true },
    { name: 'reason', label: text('reason'), value: ({ failure }) => failure ?? text('waits') },
  ];
  const action: FactColumn<OpenWebhook> = {
    name: 'replay',
    label: text('replay'),
    value: ({ id, eventCode, merchantReference }) => (
      <Button
        size="small"
        disabled={replay.isPending}
        onClick={() => replay.mutate(id)}
        aria-label={text('replayOf', { event: eventCode, payment: merchantReference })}
      >
        {text('replay')}
      </Button>
    ),
  };
  return mayReplay ? [...facts, action] : facts;
}

function useReplay() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => callApi('replayPaymentWebhook', { path: { id } }),
    onSuccess: () => notify(translate('console.systems.webhooks.replayed'), { type: 'success' }),
    onError: (reason) => {
      const text = errorCode(reason) === 'not-found' ? 'console.systems.webhooks.processed' : errorMessageId(reason);
      notify(translate(text), { type: 'error' });
    },
    onSettled: () => refresh('paymentWebhooks'),
  });
}
