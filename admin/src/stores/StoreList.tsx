import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Datagrid, FunctionField, List, NumberField, TextField, usePermissions, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import { countryName } from '../shared/place/place-name.js';
import { useStores } from '../shared/definition/use-section.js';
import { shopAddress } from '../shared/values/shop-address.js';
import { useLanguage } from '../language/use-language.js';
import { CheckAllStores } from './CheckAllStores.js';
import { ReadinessCell } from './ReadinessCell.js';
import { useTabTitle } from '../shared/title/ScreenTitle.js';
import type { StoreReadiness } from '@manifold/domain/readiness/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../providers/api.js';

/** The actions of users other than support: check all stores, and open a country. */
function StoreActions() {
  const translate = useTranslate();
  const { permissions } = usePermissions<string>();
  const { data: stores = [] } = useStores();
  if (permissions === 'support') return null;
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 2, mb: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }} useFlexGap>
      <CheckAllStores storeKeys={stores.map(({ storeKey }) => storeKey)} />
      <Button component={RouterLink} to="/new-store" variant="outlined">
        {translate('console.newStore.open')}
      </Button>
    </Stack>
  );
}

/** Lists all stores with languages, currency and readiness. On a phone it shows readiness only. */
export function StoreList() {
  const translate = useTranslate();
  useTabTitle(translate('console.stores.title'));
  const language = useLanguage();
  const readiness = useReadiness();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  const { data: stores = [] } = useStores();
  const nameOf = ({ storeKey, countryCode }: StoreView) =>
    stores.find((store) => store.storeKey === storeKey)?.label ?? countryName(countryCode, language);
  return (
    <List
      exporter={false}
      pagination={false}
      actions={<StoreActions />}
      title={translate('console.stores.title')}
      perPage={1000}
    >
      <Datagrid bulkActionButtons={false} rowClick={false}>
        <FunctionField<StoreView & { id: string }>
          label={translate('console.grid.store')}
          render={(store) => (
            <Link component={RouterLink} to={`/store/${store.storeKey}`}>
              {nameOf(store)}
            </Link>
          )}
        />
        {!isPhone && <TextField source="brandKey" label={translate('console.grid.brand')} sortable={false} />}
        {!isPhone && <TextField source="countryCode" label={translate('console.grid.country')} sortable={false} />}
        {!isPhone && <TextField source="currencyCode" label={translate('console.grid.currency')} sortable={false} />}
        {!isPhone && (
          <FunctionField<StoreView & { id: string }>
            label={translate('console.stores.locales')}
            render={({ locales }) => locales.join(', ')}
          />
        )}
        {!isPhone && (
          <NumberField
            source="revision"
            label={translate('console.stores.revision')}
            sortable={false}
            options={{ useGrouping: false }}
          />
        )}
        <FunctionField<StoreView & { id: string }>
          label={translate('console.readiness.title')}
          render={({ storeKey }) => <ReadinessCell storeKey={storeKey} readiness={readiness} />}
        />
        {!isPhone && <TextField source="productionHost" label={translate('console.stores.host')} sortable={false} />}
        <FunctionField<StoreView & { id: string }>
          label={translate('console.stores.shop')}
          render={(store) => (
            <Link href={shopAddress(store, window.location)} target="_blank" rel="noreferrer">
              {translate('console.stores.open', { name: nameOf(store) })}
            </Link>
          )}
        />
      </Datagrid>
    </List>
  );
}

/** Loads the last readiness result of each store, by key; undefined without an answer. */
function useReadiness(): ReadonlyMap<string, StoreReadiness> | undefined {
  const { data } = useQuery({ queryKey: ['readiness'], queryFn: ({ signal }) => callApi('readiness', { signal }) });
  return useMemo(() => data && new Map(data.stores.map((store) => [store.storeKey, store])), [data]);
}
