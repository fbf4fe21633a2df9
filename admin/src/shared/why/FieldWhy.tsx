import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Explanation, ExplanationQuery } from '@manifold/domain/admin-api/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError, callApi } from '../../providers/api.js';
import { errorMessageId } from '../errors/error-text.js';
import { useStoreInstant } from '../definition/use-store-instant.js';
import type { MoneyContext } from '../values/field.js';
import { showValue, layerName } from '../values/show-value.js';
import { useInstantText } from '../../language/use-language.js';

interface FieldWhyProps {
  readonly label: string;
  readonly money: MoneyContext;
  readonly question: ExplanationQuery;
}

/** Explains one field: its value, the rows that set it (the effective one first), and its next scheduled value. */
export function FieldWhy({ label, money, question }: FieldWhyProps) {
  const translate = useTranslate();
  const instant = useInstantText();
  const inZone = useStoreInstant(question.store);
  const headingId = useId();
  const { data, error } = useQuery({
    queryKey: ['explanation', question],
    queryFn: ({ signal }) => callApi('explanation', { query: question, signal }),
  });
  const show = (value: unknown) => showValue(question.field, value, money, translate);
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ fontSize: 16, mb: 0.5 }}>
        {label}
        {data && `: ${show(data.value)}`}
      </Typography>
      {error && <Alert severity="info">{translate(reasonOf(error))}</Alert>}
      {!data && !error && <LinearProgress aria-label={translate('console.loading')} />}
      {data && (
        <>
          {data.steps.length === 0 && (
            <Typography color="text.secondary">{translate('console.why.noValue')}</Typography>
          )}
          <Box component="ol" sx={{ m: 0, pl: 3, '& li + li': { color: 'text.secondary' } }}>
            {data.steps.toReversed().map((step, place) => (
              <li key={`${step.layer} ${step.key} ${step.validFrom}`}>
                <strong>{layerName(step, translate)}</strong>
                {`: ${show(step.value)} `}
                {place > 0 && `(${translate('console.why.covered')}) `}
                <Period step={step} instant={inZone} />
                <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                  {translate('console.why.since', {
                    number: step.since.number,
                    when: instant(step.since.publishedAt),
                    author: step.since.author,
                    reason: step.since.reason,
                  })}
                </Typography>
              </li>
            ))}
          </Box>
          {data.changes.map(({ at, value }) => (
            <Typography key={at} variant="body2" sx={{ mt: 0.5 }}>
              {translate('console.why.becomes', { when: inZone(at), value: show(value) })}
            </Typography>
          ))}
        </>
      )}
    </section>
  );
}

/** A time before the first revision is not an error. */
function reasonOf(error: Error): string {
  const isTooEarly = error instanceof ApiError && error.fields.some(({ field }) => field === 'at');
  return isTooEarly ? 'console.why.tooEarly' : errorMessageId(error);
}

interface PeriodProps {
  readonly step: Explanation['steps'][number];
  readonly instant: (instant: string) => string;
}

function Period({ step: { validFrom, validTo }, instant }: PeriodProps) {
  const translate = useTranslate();
  if (validFrom === null) return null;
  const to = validTo === null ? translate('console.rows.open') : instant(validTo);
  return <>{translate('console.why.period', { from: instant(validFrom), to })}</>;
}
