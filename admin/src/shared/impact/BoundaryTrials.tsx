import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ChangedField } from '@manifold/domain/admin-api/contract';
import type { BoundaryTrial, TriedLimit } from '@manifold/domain/money-limit/contract';
import { useTranslate } from 'react-admin';
import { ApiError } from '../../providers/api.js';
import { showAmount } from '../values/amount.js';
import { useBoundaryTrials } from './use-boundary-trials.js';
import type { DraftPart } from './use-impact.js';

interface BoundaryTrialsProps {
  readonly part: DraftPart;
  readonly change: ChangedField;
  /** Locale in which amounts are formatted. */
  readonly locale: string;
}

/** Shows the results of test carts at a changed limit and one cent above or below it. */
export function BoundaryTrials({ part, change, locale }: BoundaryTrialsProps) {
  const translate = useTranslate();
  const { data, error, isPending } = useBoundaryTrials(part, change.storeKey);
  if (isPending) return <LinearProgress sx={{ maxWidth: 240 }} aria-label={translate('console.boundary.trying')} />;
  if (error) return <Note word={noteOf(error)} />;
  if (data.isOff) return <Note word="isOff" />;
  const limit = data.limits.find(({ section, field }) => section === change.section && field === change.field);
  if (!limit) return null;
  return (
    <Box
      component="ul"
      aria-label={translate('console.boundary.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, m: 0, p: 0, listStyle: 'none' }}
    >
      {limit.tries.map((one) => (
        <Tried key={one.step} limit={limit} one={one} locale={locale} />
      ))}
    </Box>
  );
}

type NoteWord = 'failed' | 'noParcel' | 'isOff';

/** Returns the message of a failed request; undefined if the draft itself is refused, which is shown elsewhere. */
function noteOf(error: Error): NoteWord | undefined {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'product-not-found') return 'noParcel';
  return error.code === 'invalid-input' || error.code === 'conflict' ? undefined : 'failed';
}

function Note({ word }: { readonly word: NoteWord | undefined }) {
  const translate = useTranslate();
  return (
    word && (
      <Typography variant="body2" color="text.secondary">
        {translate(`console.boundary.${word}`)}
      </Typography>
    )
  );
}

interface TriedProps {
  readonly limit: TriedLimit;
  readonly one: BoundaryTrial;
  readonly locale: string;
}

function Tried({ limit: { question, currencyCode }, one, locale }: TriedProps) {
  const translate = useTranslate();
  const { centAmount, isAllowed, isExpected, reason } = one;
  const answer =
    isAllowed === null
      ? translate('console.boundary.unreachable')
      : translate(`console.boundary.${question}.${isAllowed ? 'yes' : 'no'}`);
  const because = reason === null ? '' : ` (${translate(`console.boundary.reason.${reason}`)})`;
  const Icon = isAllowed === true ? CheckCircleOutlined : DoNotDisturbOnOutlined;
  return (
    <Typography
      component="li"
      variant="body2"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: isExpected ? 'text.secondary' : 'error.main' }}
    >
      {isExpected ? <Icon fontSize="inherit" /> : <ErrorOutlined fontSize="inherit" />}
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {/* With cents even for Hungary, because the trial is about a single cent. */}
        {showAmount(centAmount, null, locale)} {currencyCode}
      </Box>{' '}
      <span>
        {answer}
        {because}
        {!isExpected && `, ${translate('console.boundary.unexpected')}`}
      </span>
    </Typography>
  );
}
