import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type StoreReadiness, readinessOutcome } from '@manifold/domain/readiness/contract';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ReadinessMark } from '../shared/readiness/ReadinessMark.js';
import { useInstantText } from '../language/use-language.js';

interface ReadinessCellProps {
  readonly storeKey: string;
  /** Last results by store; a store that was never checked has none. Undefined if they are not known. */
  readonly readiness: ReadonlyMap<string, StoreReadiness> | undefined;
}

/** Shows the last readiness result of a store and when it was checked; links to the checklist. */
export function ReadinessCell({ storeKey, readiness }: ReadinessCellProps) {
  const translate = useTranslate();
  const instant = useInstantText();
  const last = readiness?.get(storeKey);
  const absent = readiness ? translate('console.stores.check') : '–';
  return (
    <Link component={RouterLink} to={`/store/${storeKey}?view=readiness`} underline="hover" color="inherit">
      {last ? (
        <>
          <ReadinessMark state={readinessOutcome(last.checks).worst} />
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {instant(last.checkedAt)}
          </Typography>
        </>
      ) : (
        absent
      )}
    </Link>
  );
}
