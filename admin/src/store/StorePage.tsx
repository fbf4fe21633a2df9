import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router';
import { errorCode } from '../providers/api.js';
import { errorMessageId } from '../shared/errors/error-text.js';
import { useMe } from '../shared/access/use-edit-refusal.js';
import type { SectionPlan } from '../shared/section/section-plan.js';
import { useSections, useStores } from '../shared/definition/use-section.js';
import { CompareView } from './CompareView.js';
import { DriftPanel } from './DriftPanel.js';
import { ReadinessPanel } from './ReadinessPanel.js';
import { SettingsView } from './SettingsView.js';
import { StoreHead } from './StoreHead.js';
import { useStoreSettings } from './use-store-page.js';
import { useReloadFailed } from '../providers/use-reload-failed.js';
import { LoadError } from '../shared/errors/LoadError.js';
import { Retry } from '../shared/errors/Retry.js';
import { ScreenTitle } from '../shared/title/ScreenTitle.js';

const VIEWS = ['settings', 'readiness', 'compare'] as const;
type View = (typeof VIEWS)[number];

const viewOf = (text: string | null): View => VIEWS.find((view) => view === text) ?? 'settings';

/** Shows one store: summary, settings, readiness, and a comparison with another store. */
export function StorePage({ plans }: { readonly plans: readonly SectionPlan[] }) {
  const translate = useTranslate();
  const { storeKey } = useParams();
  const [address, setAddress] = useSearchParams();
  const view = viewOf(address.get('view'));
  const stores = useStores();
  const sections = useSections();
  const staff = useMe();
  const settings = useStoreSettings(storeKey);
  const reloadFailed = useReloadFailed();
  const { data: me } = staff;
  // An unknown store stays unknown, so its answer comes first.
  const failure = failureOf([settings, stores, sections, staff]);
  if (failure) return <PageFailure error={failure} onAgain={reloadFailed} />;
  if (!stores.data || !sections.data || !settings.data || !me)
    return <LinearProgress aria-label={translate('console.loading')} sx={{ mt: 2 }} />;
  const store = stores.data.find((candidate) => candidate.storeKey === storeKey);
  // A drafted store is not served yet, so nothing can be loaded.
  if (!store) return <Alert severity="info">{translate('console.storePage.unserved')}</Alert>;
  const facts = { store, stores: stores.data, sections: sections.data, settings: settings.data, me };
  return (
    <Box sx={{ pt: 2 }}>
      <ScreenTitle title={store.label} />
      {settings.error && <LoadError error={settings.error} onRetry={settings.refetch} />}
      <StoreHead facts={facts} />
      <Tabs
        value={view}
        onChange={(_event, next: View) => setAddress({ view: next }, { replace: true })}
        aria-label={translate('console.storePage.views')}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 2 }}
      >
        {VIEWS.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`tab-${each}`}
            aria-controls={`panel-${each}`}
            label={translate(`console.storePage.view.${each}`)}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`panel-${view}`} aria-labelledby={`tab-${view}`}>
        {view === 'settings' && <SettingsView key={store.storeKey} facts={facts} plans={plans} />}
        {view === 'readiness' && (
          <>
            <ReadinessPanel
              key={store.storeKey}
              store={store}
              sections={facts.sections}
              mayCheck={me.role !== 'support'}
            />
            <DriftPanel key={`drift ${store.storeKey}`} storeKey={store.storeKey} role={me.role} />
          </>
        )}
        {view === 'compare' && <CompareView key={store.storeKey} facts={facts} />}
      </div>
    </Box>
  );
}

interface Load {
  readonly data: unknown;
  readonly error: Error | null;
}

/** Returns the first error of a query without data, or null. Queries with data may have errors of later loads. */
const failureOf = (loads: readonly Load[]): Error | null =>
  loads.find(({ data, error }) => data === undefined && error !== null)?.error ?? null;

/** Shows that a store does not exist or could not be loaded. */
function PageFailure({ error, onAgain }: { readonly error: Error; readonly onAgain: () => void }) {
  const translate = useTranslate();
  const isUnknown = errorCode(error) === 'not-found';
  return (
    <>
      <ScreenTitle title={translate(isUnknown ? 'console.storePage.noStore' : 'console.stores.title')} />
      <Alert
        severity={isUnknown ? 'info' : 'error'}
        sx={{ mt: 2 }}
        action={
          isUnknown ? (
            <Button component={RouterLink} to="/stores">
              {translate('console.stores.title')}
            </Button>
          ) : (
            <Retry onRetry={onAgain} />
          )
        }
      >
        {translate(isUnknown ? 'console.storePage.unknown' : errorMessageId(error))}
      </Alert>
    </>
  );
}
