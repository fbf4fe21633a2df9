import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  isResendable,
  type OrderCorrespondence as Correspondence,
  type OrderMail,
} from '@manifold/domain/order-desk/correspondence';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { addressOfRoute } from '../providers/api.js';
import { useFormatLocale, useInstantText } from '../language/use-language.js';
import { OrderSection } from './OrderSection.js';
import { refusalText } from './order-texts.js';
import { showExactAmount } from '../shared/values/amount.js';
import { Retry } from '../shared/errors/Retry.js';
import { useCorrespondence, useResendMail } from './use-order-desk.js';

/** Lists the invoice, the credit notes and the mails of an order; documents open as PDF, mails can be sent again. */
export function OrderCorrespondence({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useCorrespondence(id);
  return (
    <OrderSection title={translate('console.orderDesk.correspondence')}>
      {error && (
        <Alert severity="error" action={<Retry onRetry={refetch} />}>
          {translate('console.orderDesk.noCorrespondence')}
        </Alert>
      )}
      {!data && !error && <LinearProgress aria-label={translate('console.loading')} />}
      {data && (
        <Stack spacing={1.5}>
          <Documents orderId={id} documents={data.documents} />
          {data.mails.map((mail) => (
            <Mail key={mail.id} orderId={id} mail={mail} />
          ))}
        </Stack>
      )}
    </OrderSection>
  );
}

interface DocumentsProps {
  readonly orderId: string;
  readonly documents: Correspondence['documents'];
}

function Documents({ orderId, documents }: DocumentsProps) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  if (documents.length === 0)
    return <Typography color="text.secondary">{translate('console.orderDesk.noDocuments')}</Typography>;
  return documents.map(({ id, kind, number, total }) => (
    <Box key={id} sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
      <Link
        href={addressOfRoute('orderDocument', { path: { id: orderId, documentId: id } })}
        target="_blank"
        rel="noopener"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {translate(`console.orderDesk.documents.${kind}`, { number })}
      </Link>
      <span>{showExactAmount(total, locale)}</span>
    </Box>
  ));
}

function Mail({ orderId, mail }: { readonly orderId: string; readonly mail: OrderMail }) {
  const { id, template, recipient, state, at } = mail;
  const translate = useTranslate();
  const when = useInstantText();
  const { resend, isBusy } = useResend(orderId, id);
  const name = translate(`console.orderDesk.mails.${template}`);
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography>{name}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[translate(`console.orderDesk.mailStates.${state}`), recipient, when(at)].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        sx={{ flexShrink: 0 }}
        loading={isBusy}
        disabled={!isResendable(mail)}
        aria-label={`${translate('console.orderDesk.resend')}: ${name}, ${when(at)}`}
        onClick={() => void resend()}
      >
        {translate('console.orderDesk.resend')}
      </Button>
    </Box>
  );
}

/** Sends a mail again and shows the result. */
function useResend(orderId: string, mailId: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useResendMail(orderId);
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      await send(mailId);
      notify(translate('console.orderDesk.resent'), { type: 'success' });
    } catch (error) {
      notify(refusalText(error, translate), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { resend, isBusy };
}
