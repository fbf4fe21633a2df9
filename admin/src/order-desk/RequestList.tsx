import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrderRequest } from '@manifold/domain/order-desk/contract';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useMe } from '../shared/access/use-edit-refusal.js';
import { keepFocus } from '../shared/action/keep-focus.js';
import { showExactAmount } from '../shared/values/amount.js';
import { useFormatLocale, useInstantText } from '../language/use-language.js';
import { refusalText } from './order-texts.js';
import { useOrderCommands } from './use-order-desk.js';

const OPEN: readonly OrderRequest['state'][] = ['proposed', 'running', 'sent'];

interface RequestListProps {
  readonly requests: readonly OrderRequest[];
  /** Whether each request links to its order. */
  readonly hasLinks?: boolean;
}

/** Lists open requests. Anybody except the requester may approve or refuse them. */
export function RequestList({ requests, hasLinks = false }: RequestListProps) {
  return requests
    .filter(({ state }) => OPEN.includes(state))
    .map((request) => <RequestItem key={request.id} request={request} hasLink={hasLinks} />);
}

function RequestItem({ request, hasLink }: { readonly request: OrderRequest; readonly hasLink: boolean }) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const when = useInstantText();
  const { kind, amount, state, requestedBy, requestedAt, expiresAt, reason, customerReason, orderId, orderNumber } =
    request;
  const text = translate(`console.orderDesk.request.${kind}`, {
    amount: amount === null ? '' : showExactAmount(amount, locale),
  });
  return (
    <Alert severity={state === 'proposed' ? 'warning' : 'info'}>
      <Typography>
        {hasLink && (
          <>
            <Link component={RouterLink} to={`/orders/${orderId}`}>
              {orderNumber}
            </Link>
            {': '}
          </>
        )}
        <strong>{text}</strong> {translate(`console.orderDesk.requestStates.${state}`)}
      </Typography>
      <Typography variant="body2">
        {translate('console.orderDesk.requestedBy', { person: requestedBy, when: when(requestedAt), reason })}
        {state === 'proposed' && expiresAt && ` ${translate('console.orderDesk.until', { when: when(expiresAt) })}`}
      </Typography>
      {customerReason && (
        <Typography variant="body2">
          {translate('console.orderDesk.toCustomer', {
            reason: translate(`console.orderDesk.customerReasons.${customerReason}`),
          })}
        </Typography>
      )}
      {state === 'proposed' && <Decision request={request} text={text} />}
    </Alert>
  );
}

/** How the result of a decision is shown. */
const SEVERITIES: Partial<Record<OrderRequest['state'], 'warning' | 'error'>> = { expired: 'warning', failed: 'error' };

interface DecisionProps {
  readonly request: OrderRequest;
  /** What is requested. */
  readonly text: string;
}

function Decision({ request: { id, requestedBy, orderNumber }, text }: DecisionProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { data: me } = useMe();
  const { decide } = useOrderCommands();
  const [isBusy, setBusy] = useState(false);
  if (me?.email === requestedBy)
    return <Typography variant="body2">{translate('console.orderDesk.ownRequest')}</Typography>;
  const choose = async (isApproved: boolean) => {
    setBusy(true);
    try {
      const { state } = await decide(id, { isApproved, reason: null });
      notify(translate(`console.orderDesk.requested.${state}`), { type: SEVERITIES[state] ?? 'success' });
    } catch (error) {
      notify(refusalText(error, translate), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  // Several requests may be on screen.
  const nameOf = (action: string) => `${action}: ${orderNumber}, ${text}`;
  const [approve, refuse] = [translate('console.orderDesk.approve'), translate('console.orderDesk.refuse')];
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
      <Button
        ref={keepFocus}
        variant="contained"
        loading={isBusy}
        aria-label={nameOf(approve)}
        onClick={() => void choose(true)}
      >
        {approve}
      </Button>
      <Button ref={keepFocus} disabled={isBusy} aria-label={nameOf(refuse)} onClick={() => void choose(false)}>
        {refuse}
      </Button>
    </Stack>
  );
}
