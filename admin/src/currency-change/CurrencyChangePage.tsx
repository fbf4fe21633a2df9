import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import { Title, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { useSections, useStores } from '../shared/definition/use-section.js';
import { AmountTable } from './AmountTable.js';
import { ChoiceFields } from './ChoiceFields.js';
import { throwIfMissing } from '../providers/throw-if-missing.js';
import { useCurrencyChange } from './use-currency-change.js';

/** Guides through a country's change of currency: settings, converted amounts, draft. */
export function CurrencyChangePage() {
  const translate = useTranslate();
  const { storeKey } = useParams();
  const { data: stores, error: storesError } = useStores();
  const { data: sections, error: sectionsError } = useSections();
  throwIfMissing(storesError, stores);
  throwIfMissing(sectionsError, sections);
  if (!stores || !sections) return <LinearProgress aria-label={translate('console.loading')} sx={{ mt: 2 }} />;
  const store = stores.find((candidate) => candidate.storeKey === storeKey);
  if (!store) return <Alert severity="info">{translate('console.storePage.unknown')}</Alert>;
  return <CurrencyChangeForm store={store} sections={sections} />;
}

interface CurrencyChangeFormProps {
  readonly store: StoreView;
  readonly sections: readonly SectionInWords[];
}

function CurrencyChangeForm({ store, sections }: CurrencyChangeFormProps) {
  const translate = useTranslate();
  const form = useCurrencyChange(store);
  const { plan } = form;
  const text = (name: string, values = {}) => translate(`console.currencyChange.${name}`, values);
  return (
    <Box sx={{ pt: 2 }}>
      <Title title={text('title', { store: store.label })} />
      <Typography color="text.secondary" sx={{ maxWidth: 640, mb: 2 }}>
        {text('help')}
      </Typography>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack spacing={3}>
          {form.hasDraft && <Alert severity="info">{translate('console.newStore.draftFirst')}</Alert>}
          {form.failure && <Alert severity="error">{form.failure}</Alert>}
          <ChoiceFields form={form} store={store} />
          <Box>
            <Button
              variant={plan ? 'outlined' : 'contained'}
              disabled={!form.isComplete}
              loading={form.isBusy}
              onClick={() => void form.convert()}
            >
              {text('convert')}
            </Button>
          </Box>
          {plan && (
            <>
              <Typography>{text('stores', { stores: plan.storeKeys.join(', ') })}</Typography>
              <AmountTable plan={plan} form={form} store={store} sections={sections} />
              {plan.retired.length > 0 && <Typography>{text('retired', { currency: plan.from })}</Typography>}
              <Box>
                <Button
                  variant="contained"
                  disabled={form.hasDraft || !form.isCorrect}
                  loading={form.isBusy}
                  onClick={() => void form.createDraft()}
                >
                  {text('keep')}
                </Button>
              </Box>
            </>
          )}
        </Stack>
      </Paper>
    </Box>
  );
}
