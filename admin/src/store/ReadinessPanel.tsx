import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import { readinessOutcome } from '@manifold/domain/readiness/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../providers/api.js';
import { errorText } from '../shared/errors/error-text.js';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { useInstantText } from '../language/use-language.js';
import { CheckLine } from './CheckLine.js';
import { Panel } from './Panel.js';

const LAST_KEY = ['readiness'];

interface ReadinessPanelProps {
  readonly store: StoreView;
  readonly sections: readonly SectionInWords[];
  /** Whether the user may start a check. */
  readonly mayCheck: boolean;
}

/** Shows the last results of a store's readiness checks and runs them again. */
export function ReadinessPanel({ store: { storeKey }, sections, mayCheck }: ReadinessPanelProps) {
  const translate = useTranslate();
  const instant = useInstantText();
  const headingId = useId();
  const client = useQueryClient();
  const last = useQuery({ queryKey: LAST_KEY, queryFn: ({ signal }) => callApi('readiness', { signal }) });
  const check = useMutation({
    mutationFn: () => callApi('checkStore', { path: { storeKey } }),
    onSuccess: () => client.invalidateQueries({ queryKey: LAST_KEY }),
  });
  const known = check.data ?? last.data?.stores.find((store) => store.storeKey === storeKey);
  const error = check.error ?? last.error;
  return (
    <Panel
      headingId={headingId}
      title={translate('console.readiness.title')}
      help={translate('console.readiness.help')}
      actions={
        mayCheck && (
          <Button variant="contained" onClick={() => check.mutate()} disabled={check.isPending}>
            {translate(check.isPending ? 'console.readiness.checking' : 'console.readiness.check')}
          </Button>
        )
      }
    >
      {(check.isPending || last.isLoading) && (
        <LinearProgress aria-label={translate('console.readiness.checking')} sx={{ mb: 1 }} />
      )}
      {error && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {errorText(error, translate)}
        </Alert>
      )}
      {!known && !error && !last.isLoading && !check.isPending && (
        <Typography sx={{ py: 2 }}>{translate('console.readiness.never')}</Typography>
      )}
      {known && (
        <>
          <Typography role="status" sx={{ fontWeight: 600, mb: 1 }}>
            {translate('console.readiness.outcome', {
              ...readinessOutcome(known.checks).counts,
              when: instant(known.checkedAt),
              revision: known.revision,
            })}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {known.checks.map((each) => (
              <CheckLine key={each.id} check={each} sections={sections} />
            ))}
          </Box>
        </>
      )}
    </Panel>
  );
}
