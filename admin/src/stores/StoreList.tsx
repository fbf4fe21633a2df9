import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Datagrid, FunctionField, List, NumberField, TextField, usePermissions, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import { countryName } from '../shared/row/place-name.js';
import { shopAddress } from '../shared/values/shop-address.js';
import { useLanguage } from '../shared/words/use-language.js';

/** To the screen that opens a country, for who may. */
function NewStoreLink() {
  const translate = useTranslate();
  const { permissions } = usePermissions<string>();
  if (permissions === 'support') return null;
  return (
    <Button component={RouterLink} to="/new-store" variant="outlined" sx={{ mt: 2, mb: 1 }}>
      {translate('console.newStore.open')}
    </Button>
  );
}

/** The stores of all brands at a glance: what they speak, what they take, which revision they serve. */
export function StoreList() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <List
      exporter={false}
      pagination={false}
      actions={<NewStoreLink />}
      title={translate('console.stores.title')}
      perPage={1000}
    >
      <Datagrid bulkActionButtons={false} rowClick={false}>
        <FunctionField<StoreView & { id: string }>
          label={translate('console.grid.store')}
          render={({ countryCode }) => countryName(countryCode, language)}
        />
        <TextField source="brandKey" label={translate('console.grid.brand')} sortable={false} />
        <TextField source="countryCode" label={translate('console.grid.country')} sortable={false} />
        <TextField source="currencyCode" label={translate('console.grid.currency')} sortable={false} />
        <FunctionField<StoreView & { id: string }>
          label={translate('console.stores.locales')}
          render={({ locales }) => locales.join(', ')}
        />
        <NumberField source="revision" label={translate('console.stores.revision')} sortable={false} />
        <TextField source="productionHost" label={translate('console.stores.host')} sortable={false} />
        <FunctionField<StoreView & { id: string }>
          label={translate('console.stores.shop')}
          render={(store) => (
            <Link href={shopAddress(store, window.location)} target="_blank" rel="noreferrer">
              {translate('console.stores.open', { name: countryName(store.countryCode, language) })}
            </Link>
          )}
        />
      </Datagrid>
    </List>
  );
}
