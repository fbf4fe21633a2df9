import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { TimelineEvent } from '@manifold/domain/order-desk/contract';
import { useTranslate } from 'react-admin';
import { useFormatLocale, useInstantText } from '../language/use-language.js';
import { OrderSection } from './OrderSection.js';
import { namedFacts, readableFacts } from './order-texts.js';
import { Retry } from '../shared/errors/Retry.js';
import { useTimeline } from './use-order-desk.js';

const COLOURS = { neutral: 'grey.500', good: 'success.main', bad: 'error.main' } as const;

/** Lists everything that happened to an order, newest first. */
export function OrderTimeline({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useTimeline(id);
  const missing = (data?.missing ?? []).map((source) => translate(`console.orderDesk.sources.${source}`));
  return (
    <OrderSection title={translate('console.orderDesk.timeline')}>
      {error && (
        <Alert severity="error" action={<Retry onRetry={refetch} />}>
          {translate('console.orderDesk.noTimeline')}
        </Alert>
      )}
      {!data && !error && <LinearProgress aria-label={translate('console.loading')} />}
      {missing.length > 0 && (
        <Alert severity="warning">{translate('console.orderDesk.missing', { names: missing.join(', ') })}</Alert>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {[...(data?.events ?? [])].reverse().map((event, index) => (
          <EventItem key={`${event.at} ${event.event} ${index}`} event={event} />
        ))}
      </Box>
    </OrderSection>
  );
}

function EventItem({ event }: { readonly event: TimelineEvent }) {
  const translate = useTranslate();
  const when = useInstantText();
  const locale = useFormatLocale();
  const facts = readableFacts(event, locale);
  const text = translate(`console.orderDesk.event.${event.source}.${event.event}`, { ...facts, _: event.event });
  // Codes of the program have a text; a person's own words have none.
  const reason = facts['reason'] && translate(`console.orderDesk.results.${facts['reason']}`, { _: facts['reason'] });
  const more = [
    facts['amount'],
    facts['reference'],
    facts['method'],
    facts['register'] && translate(`console.choice.${facts['register']}`, { _: facts['register'] }),
    facts['carrier'],
    facts['tracking'],
    facts['person'],
    ...namedFacts(facts).map(({ key, value }) => translate(key, { value })),
  ];
  return (
    <Box component="li" sx={{ borderLeft: 3, borderColor: COLOURS[event.tone], pl: 1.5, py: 0.5, mb: 0.5 }}>
      <Typography>
        <strong>{translate(`console.orderDesk.sources.${event.source}`)}</strong> {text}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[when(event.at), ...more, reason && `“${reason}”`].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
