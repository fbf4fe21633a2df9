import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useMe } from '../shared/access/use-edit-refusal.js';
import { addressOfRoute, callApi, errorCode } from '../providers/api.js';
import { useRetainedQuery } from '../providers/use-retained-query.js';
import { toSearchParams, readPage, toQuery, readFilters } from './audit-address.js';
import { AuditForm } from './AuditForm.js';
import { AuditPager } from './AuditPager.js';
import { AuditTable } from './AuditTable.js';
import { LoadError } from '../shared/errors/LoadError.js';
import { ScreenTitle } from '../shared/title/ScreenTitle.js';

const PER_PAGE = 25;

/** Shows the audit log with filters, paging and export. The filters are part of the URL. */
export function AuditPage() {
  const translate = useTranslate();
  const { data: me } = useMe();
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const page = readPage(address);
  const query = toQuery(filters);
  const { data, error, isFetching, isBehind, refetch } = useRetainedQuery({
    subject: toSearchParams(filters).toString(),
    queryKey: ['audit', query, page],
    queryFn: ({ signal }) => callApi('audit', { query: { ...query, page, perPage: PER_PAGE }, signal }),
    // Keeps the old rows on screen while the next page loads.
    placeholderData: (previous) => previous,
  });
  const isWrong = errorCode(error) === 'invalid-input';
  // The rows of another page would look like those of this page.
  const entries = error && isBehind ? [] : (data?.entries ?? []);
  return (
    <Box sx={{ pt: 2 }}>
      <ScreenTitle title={translate('console.audit.title')} />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 720 }}>
        {translate('console.audit.help')}
      </Typography>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <AuditForm
          // Resets the form when the user goes back in the browser history.
          key={toSearchParams(filters).toString()}
          filters={filters}
          actions={data?.actions ?? []}
          onSearch={(next) => setAddress(toSearchParams(next))}
        />
        {isFetching && <LinearProgress aria-label={translate('console.loading')} />}
        {isWrong && <Alert severity="error">{translate('console.audit.invalidFilter')}</Alert>}
        {error && !isWrong && <LoadError error={error} onRetry={refetch} />}
        {data && !isWrong && (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', my: 1 }}>
              <Typography role="status" sx={{ mr: 'auto' }}>
                {translate('console.audit.found', { smart_count: data.total })}
              </Typography>
              {me && me.role !== 'support' && (
                <Button
                  component="a"
                  href={addressOfRoute('auditCsv', { query })}
                  download
                  startIcon={<DownloadIcon />}
                  disabled={data.total === 0}
                >
                  {translate('console.audit.csv')}
                </Button>
              )}
            </Box>
            {data.total === 0 && <Typography sx={{ py: 4 }}>{translate('console.audit.empty')}</Typography>}
            {entries.length > 0 && <AuditTable entries={entries} />}
            <AuditPager
              page={page}
              pages={Math.ceil(data.total / PER_PAGE)}
              onPage={(next) => setAddress(toSearchParams(filters, next))}
            />
          </>
        )}
      </Paper>
    </Box>
  );
}
