import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ApiError } from '../providers/api.js';
import { keepFocus } from '../shared/action/keep-focus.js';
import { errorMessageId } from '../shared/errors/error-text.js';
import { Legend } from '../shared/grid/Legend.js';
import { MatrixBody } from './MatrixBody.js';
import { useMatrix } from './use-matrix.js';
import { instantOf, useView } from './use-view.js';
import { Retry } from '../shared/errors/Retry.js';
import { ScreenTitle } from '../shared/title/ScreenTitle.js';

const STATES = ['inherited', 'own', 'draft', 'dated', 'missing'] as const;

/** Returns why the matrix is missing. A time before the first revision is not an error. */
function reasonOf(error: Error): string {
  const isTooEarly = error instanceof ApiError && error.fields.some(({ field }) => field === 'at');
  if (isTooEarly) return 'console.matrix.tooEarly';
  return errorMessageId(error);
}

/** Shows every setting of every store on one screen. */
export function MatrixPage() {
  const translate = useTranslate();
  const [view, changeView] = useView();
  const { loaded, error, retry } = useMatrix(instantOf(view));
  return (
    <Box sx={{ pt: 2 }}>
      <ScreenTitle title={translate('console.matrix.title')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 2 }}>
        <Typography color="text.secondary" sx={{ maxWidth: 720 }}>
          {translate('console.matrix.intro')}
        </Typography>
        <Legend states={STATES} />
      </Box>
      {error && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={
            view.at === '' ? (
              <Retry onRetry={retry} />
            ) : (
              <Button ref={keepFocus} onClick={() => changeView({ at: '' })}>
                {translate('console.matrix.tools.now')}
              </Button>
            )
          }
        >
          {translate('console.matrix.failed')} {translate(reasonOf(error))}
        </Alert>
      )}
      {!loaded && !error && <LinearProgress aria-label={translate('console.loading')} />}
      {loaded && loaded.matrix.stores.length === 0 && (
        <Alert severity="info">{translate('console.matrix.noStores')}</Alert>
      )}
      {loaded && loaded.matrix.stores.length > 0 && <MatrixBody loaded={loaded} view={view} onView={changeView} />}
    </Box>
  );
}
