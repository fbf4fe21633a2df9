import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ListedDifference } from '@manifold/domain/reconciliation/contract';
import { money } from '@manifold/domain/money/money';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { errorText } from '../shared/errors/error-text.js';
import { countryName } from '../shared/place/place-name.js';
import { showExactAmount } from '../shared/values/amount.js';
import { useFormatLocale, useInstantText, useLanguage } from '../language/use-language.js';
import { CloseDialog } from './CloseDialog.js';
import { useReconciliationCommands } from './use-reconciliation.js';

/** Shows a difference with its amounts and what to do; an open one can be checked again and settled. */
export function DifferenceItem({ difference }: { readonly difference: ListedDifference }) {
  const translate = useTranslate();
  const { kind, merchantReference, orderNumber, state } = difference;
  const title = translate(`console.reconciliation.kinds.${kind}`);
  return (
    <Box
      component="article"
      aria-label={`${title} ${merchantReference}`}
      sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography variant="h3" component="h2" sx={{ fontSize: 17, fontWeight: 600 }}>
        {title}
      </Typography>
      <Amounts difference={difference} />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {orderNumber !== null && (
          <>
            <Link component={RouterLink} to={`/orders?q=${encodeURIComponent(orderNumber)}`}>
              {translate('console.reconciliation.order', { number: orderNumber })}
            </Link>
            {' · '}
          </>
        )}
        <Facts difference={difference} />
      </Typography>
      {state === 'open' && <Typography sx={{ mt: 1 }}>{translate(`console.reconciliation.advice.${kind}`)}</Typography>}
      <Settled difference={difference} />
      {state === 'open' && <Actions difference={difference} />}
    </Box>
  );
}

function Amounts({ difference }: { readonly difference: ListedDifference }) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const { expectedCentAmount, foundCentAmount, currencyCode } = difference;
  const shown = (cents: number | null): string =>
    cents === null ? translate('console.reconciliation.nothing') : showExactAmount(money(cents, currencyCode), locale);
  return (
    <Typography>
      {translate('console.reconciliation.amounts', {
        expected: shown(expectedCentAmount),
        found: shown(foundCentAmount),
      })}
    </Typography>
  );
}

function Facts({ difference }: { readonly difference: ListedDifference }) {
  const translate = useTranslate();
  const language = useLanguage();
  const when = useInstantText();
  const { countryCode, merchantReference, paymentReference, merchantAccount, firstSeenAt, checkedAt } = difference;
  const parts = [
    countryCode === null ? null : countryName(countryCode, language),
    translate('console.reconciliation.reference', { reference: merchantReference }),
    paymentReference === null
      ? null
      : translate('console.reconciliation.providerReference', { reference: paymentReference }),
    merchantAccount,
    translate('console.reconciliation.seen', { first: when(firstSeenAt), last: when(checkedAt) }),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

function Settled({ difference: { closedBy, closedAt, closeReason } }: { readonly difference: ListedDifference }) {
  const translate = useTranslate();
  const when = useInstantText();
  if (closedBy === null || closedAt === null || closeReason === null) return null;
  const values = { person: closedBy, when: when(closedAt), reason: closeReason };
  return <Typography sx={{ mt: 1 }}>{translate('console.reconciliation.settled', values)}</Typography>;
}

function Actions({ difference }: { readonly difference: ListedDifference }) {
  const { id, merchantReference } = difference;
  const translate = useTranslate();
  const check = useCheck(id);
  const [isClosing, setClosing] = useState(false);
  const text = (name: string) => translate(`console.reconciliation.${name}`);
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
      <Button
        variant="outlined"
        loading={check.isBusy}
        aria-label={`${text('check')}: ${merchantReference}`}
        onClick={() => void check.run()}
      >
        {text('check')}
      </Button>
      <Button aria-label={`${text('settle')}: ${merchantReference}`} onClick={() => setClosing(true)}>
        {text('settle')}
      </Button>
      {isClosing && <CloseDialog difference={difference} onClose={() => setClosing(false)} />}
    </Stack>
  );
}

/** Compares the order of a difference again and shows the result. */
function useCheck(id: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const { check } = useReconciliationCommands();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const { state } = await check(id);
      notify(translate(`console.reconciliation.checked.${state}`), { type: state === 'open' ? 'info' : 'success' });
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy };
}
