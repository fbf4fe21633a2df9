import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type {
  AvailableAction,
  CustomerReason,
  DeskOrder,
  RequestOrderAction,
} from '@manifold/domain/order-desk/contract';
import type { Money } from '@manifold/domain/money/money';
import { useId, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { guardClose } from '../shared/dialog/guard-close.js';
import { amountToText, showExactAmount } from '../shared/values/amount.js';
import { useFormatLocale } from '../language/use-language.js';
import { CustomerReasonField } from './CustomerReasonField.js';
import { refusalText } from './order-texts.js';
import { readRefundAmount, type TypedRefund } from './refund-amount.js';
import { useOrderCommands } from './use-order-desk.js';

const NO_AMOUNT: TypedRefund = { centAmount: null };

interface ActionDialogProps {
  readonly order: DeskOrder;
  readonly action: AvailableAction;
  readonly onClose: () => void;
}

/** Asks for amount and reason, and requests the action. The same dialog never runs it twice. */
export function ActionDialog({ order, action: { kind, maximum }, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const submission = useSubmission(order, kind, onClose);
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [customerReason, setCustomerReason] = useState<CustomerReason | null>(null);
  const isTransfer = kind === 'refund' && order.paymentChannel === 'account';
  const [isTransferred, setTransferred] = useState(false);
  const [amount, setAmount] = useState(() =>
    maximum ? amountToText(maximum.centAmount, maximum.currencyCode, locale) : '',
  );
  const { centAmount, refusal } = maximum ? readRefundAmount(amount, maximum, locale) : NO_AMOUNT;
  const isWrong = maximum !== null && centAmount === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) void submission.send({ centAmount, reason, customerReason });
  };
  const values = { number: order.orderNumber, total: showExactAmount(order.total, locale) };
  return (
    <Dialog open onClose={guardClose(onClose, submission.isBusy)} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form onSubmit={submit} style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{translate(`console.orderDesk.ask.${kind}`, values)}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {submission.refusal && <Alert severity="error">{submission.refusal}</Alert>}
            <span>{translate(`console.orderDesk.consequence.${isTransfer ? 'refund-transfer' : kind}`)}</span>
            {maximum && (
              <AmountField maximum={maximum} text={amount} refusal={refusal} isWrong={isWrong} onText={setAmount} />
            )}
            <TextField
              required
              multiline
              minRows={2}
              label={translate('console.orderDesk.reason')}
              helperText={translate('console.orderDesk.reasonHelp')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              slotProps={{ htmlInput: { minLength: 3, maxLength: 500 } }}
            />
            {isTransfer && (
              <FormControlLabel
                control={<Checkbox required checked={isTransferred} />}
                label={translate('console.orderDesk.transferMade')}
                onChange={(_event, isChecked) => setTransferred(isChecked)}
              />
            )}
            {kind === 'cancel' && order.isCancellationMailed && (
              <CustomerReasonField value={customerReason} onChange={setCustomerReason} />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button disabled={submission.isBusy} onClick={onClose}>
            {translate('console.orderDesk.close')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={submission.isBusy}
            disabled={isWrong || reason.trim().length < 3 || (isTransfer && !isTransferred)}
          >
            {translate(`console.orderDesk.kinds.${kind}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface AmountFieldProps {
  readonly maximum: Money;
  readonly text: string;
  readonly refusal: TypedRefund['refusal'];
  readonly isWrong: boolean;
  readonly onText: (text: string) => void;
}

function AmountField({ maximum, text, refusal, isWrong, onText }: AmountFieldProps) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  return (
    <TextField
      required
      label={translate('console.orderDesk.amount', { currency: maximum.currencyCode })}
      helperText={
        refusal
          ? translate(refusal.reason, refusal.values)
          : translate('console.orderDesk.atMost', { amount: showExactAmount(maximum, locale) })
      }
      value={text}
      error={isWrong}
      onChange={({ target }) => onText(target.value)}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
}

/** Sends the request of a dialog. Its id stays the same, so that a second click or a retry repeats the same request. */
function useSubmission(order: DeskOrder, kind: AvailableAction['kind'], onDone: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const { request } = useOrderCommands();
  const [id] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = async (command: Omit<RequestOrderAction, 'id' | 'kind'>) => {
    setBusy(true);
    try {
      const { state } = await request(order.id, { id, kind, ...command });
      notify(translate(`console.orderDesk.requested.${state}`), { type: state === 'failed' ? 'error' : 'success' });
      onDone();
    } catch (error) {
      setRefusal(refusalText(error, translate));
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, refusal };
}
