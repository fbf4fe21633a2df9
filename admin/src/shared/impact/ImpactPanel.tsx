import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { Impact, StoreImpact } from '@manifold/domain/impact/contract';
import { useTranslate } from 'react-admin';
import { ApiError } from '../../providers/api.js';
import { numberFormat } from '../../language/intl-formats.js';
import { useInstantText, useFormatLocale } from '../../language/use-language.js';
import { ImpactTable } from './ImpactTable.js';
import { useImpact, type DraftPart } from './use-impact.js';

interface ImpactPanelProps {
  readonly part: DraftPart;
  readonly stores: readonly StoreView[];
}

/** Shows the effects of the draft on open carts and recent orders. A failure never blocks publishing. */
export function ImpactPanel({ part, stores }: ImpactPanelProps) {
  const translate = useTranslate();
  const { data: impact, error, refetch } = useImpact(part);
  // An invalid draft is refused here, too; its problems are shown elsewhere.
  const isRefused = error instanceof ApiError && (error.status === 400 || error.status === 409);
  if (isRefused) return null;
  const isFailed = error !== null || impact?.state === 'failed';
  return (
    <Box component="section" aria-labelledby="impact" sx={{ mb: 3 }}>
      <Typography variant="h2" id="impact" sx={{ mb: 1 }}>
        {translate('console.impact.title')}
      </Typography>
      {isFailed && (
        <Alert
          severity="warning"
          action={
            <Button size="small" color="inherit" onClick={() => void refetch()}>
              {translate('console.impact.again')}
            </Button>
          }
        >
          {translate('console.impact.failed')}
        </Alert>
      )}
      {!isFailed && impact?.state !== 'done' && <ImpactProgress impact={impact} />}
      {!isFailed && impact?.state === 'done' && <ImpactResult impact={impact} stores={stores} />}
    </Box>
  );
}

function ImpactProgress({ impact }: { readonly impact: Impact | undefined }) {
  const translate = useTranslate();
  const numbers = numberFormat(useFormatLocale());
  const { looked, expected } = impact?.progress ?? { looked: 0, expected: 0 };
  const hasBegun = looked > 0;
  const text = hasBegun
    ? translate('console.impact.counting', { looked: numbers.format(looked), expected: numbers.format(expected) })
    : translate('console.impact.begins');
  const share = Math.min(100, (100 * looked) / Math.max(1, expected));
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {text}
      </Typography>
      <LinearProgress
        aria-label={translate('console.impact.title')}
        {...(hasBegun ? { variant: 'determinate', value: share } : {})}
      />
    </>
  );
}

interface ImpactResultProps {
  readonly impact: Impact;
  readonly stores: readonly StoreView[];
}

const changesOf = ({ outcomes, amounts }: Impact['total']): number => outcomes.length + amounts.length;

function ImpactResult({ impact: { total, stores: touched, days }, stores }: ImpactResultProps) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const numbers = numberFormat(locale);
  const changes = changesOf(total);
  const hasSales = total.carts + total.orders > 0;
  const looked = { carts: numbers.format(total.carts), orders: numbers.format(total.orders), days };
  return (
    <>
      <Typography role="status" sx={{ mb: 1 }}>
        {translate(hasSales ? 'console.impact.lookedAt' : 'console.impact.noSales', looked)}
        {hasSales && changes === 0 && ` ${translate('console.impact.none')}`}
        {total.otherCurrency > 0 &&
          ` ${translate('console.impact.otherCurrency', { smart_count: total.otherCurrency })}`}
      </Typography>
      {changes > 0 && <ImpactTable tallied={total} label={translate('console.impact.what')} locale={locale} />}
      {(touched.length > 1 || touched.some(({ at }) => at !== null)) &&
        touched
          .filter((store) => changesOf(store) > 0)
          .map((store) => (
            <StorePart
              key={store.storeKey}
              impact={store}
              store={stores.find(({ storeKey }) => storeKey === store.storeKey)}
            />
          ))}
    </>
  );
}

interface StorePartProps {
  readonly impact: StoreImpact;
  readonly store: StoreView | undefined;
}

/** Shows one store's part, with amounts in the store's format. */
function StorePart({ impact, store }: StorePartProps) {
  const translate = useTranslate();
  const instant = useInstantText();
  const locale = useFormatLocale();
  const name = store?.label ?? impact.storeKey;
  const since = impact.at === null ? '' : `, ${translate('console.impact.from', { when: instant(impact.at) })}`;
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <summary>
        {translate('console.impact.inStore', { name, smart_count: changesOf(impact) })}
        {since}
      </summary>
      <ImpactTable tallied={impact} label={`${translate('console.impact.title')}: ${name}`} locale={locale} />
    </Box>
  );
}
