import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { errorText } from '../shared/errors/error-text.js';
import { errorCode } from '../providers/api.js';
import { ScreenTitle } from '../shared/title/ScreenTitle.js';
import { OrderSearchForm } from './OrderSearchForm.js';
import { OrderTable } from './OrderTable.js';
import { ProposedRequests } from './ProposedRequests.js';
import { Retry } from '../shared/errors/Retry.js';
import { addressOfSearch, searchOf, type ShownSearch } from './search-address.js';
import { useOrderSearch, useSearchAgain } from './use-order-desk.js';

const PER_PAGE = 25;

/** Finds orders with one field, and lists the requests that wait for a second person. */
export function OrderDeskPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const location = useLocation();
  const [query] = useSearchParams();
  const shown = searchOf(query, location.state);
  const searchAgain = useSearchAgain();
  const show = (next: ShownSearch) => {
    const { search, state: remembered } = addressOfSearch(next);
    void navigate({ search }, { state: remembered });
  };
  const search = (q: string) => {
    searchAgain(q);
    show({ q, page: 1 });
  };
  return (
    <Box sx={{ pt: 2, display: 'grid', gap: 2 }}>
      <ScreenTitle title={translate('console.orderDesk.title')} />
      <Paper variant="outlined" sx={{ p: 2 }}>
        {/* The key resets the form when the user goes back in the browser history. */}
        <OrderSearchForm key={shown.q} q={shown.q} onSearch={search} />
        <FoundOrders shown={shown} onPage={(page) => show({ ...shown, page })} />
      </Paper>
      <ProposedRequests />
    </Box>
  );
}

interface FoundOrdersProps {
  readonly shown: ShownSearch;
  readonly onPage: (page: number) => void;
}

function FoundOrders({ shown, onPage }: FoundOrdersProps) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useOrderSearch(shown.q, shown.page);
  if (shown.q === '') return <Typography color="text.secondary">{translate('console.orderDesk.start')}</Typography>;
  if (error && !data)
    return (
      <Alert severity="error" action={<Retry onRetry={refetch} />}>
        {errorCode(error) === 'invalid-input' ? translate('console.orderDesk.wrong') : errorText(error, translate)}
      </Alert>
    );
  if (!data) return <LinearProgress aria-label={translate('console.loading')} />;
  return (
    <>
      {isFetching && <LinearProgress aria-label={translate('console.loading')} />}
      <Typography role="status" sx={{ mb: 1 }}>
        {translate(`console.orderDesk.found.${data.kind}`, { smart_count: data.total, text: shown.q })}
      </Typography>
      {data.isTruncated && <Alert severity="info">{translate('console.orderDesk.cut', { count: data.total })}</Alert>}
      {data.orders.length === 0 ? (
        <Typography sx={{ py: 2 }}>{translate('console.orderDesk.none')}</Typography>
      ) : (
        <OrderTable orders={data.orders} />
      )}
      {data.total > PER_PAGE && (
        <Pagination
          sx={{ mt: 2 }}
          page={shown.page}
          count={Math.ceil(data.total / PER_PAGE)}
          onChange={(_event, page) => onPage(page)}
        />
      )}
    </>
  );
}
