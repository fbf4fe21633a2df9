import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { BrandList } from './brand/index.js';
import { CashOnDeliveryList } from './cash-on-delivery/index.js';
import { ChangeSetPage } from './change-set/index.js';
import { consoleWords } from './console-words.js';
import { ConsoleLayout } from './frame/ConsoleLayout.js';
import { SignInPage } from './frame/SignInPage.js';
import { RevisionList } from './history/index.js';
import { authProvider } from './providers/auth-provider.js';
import { dataProvider } from './providers/data-provider.js';
import { createI18nProvider } from './providers/i18n-provider.js';
import { ShippingCostList } from './shipping-cost/index.js';
import { StoreList } from './stores/index.js';
import { theme } from './theme.js';

const i18nProvider = createI18nProvider(consoleWords);

/** The console: a list of its screens. */
export function App() {
  return (
    <Admin
      disableTelemetry
      requireAuth
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      layout={ConsoleLayout}
      loginPage={SignInPage}
      theme={theme}
      darkTheme={null}
    >
      <Resource name="stores" list={StoreList} />
      <Resource name="revisions" list={RevisionList} />
      <CustomRoutes>
        <Route path="/" element={<Navigate to="/stores" replace />} />
        <Route path="/brand" element={<BrandList />} />
        <Route path="/cash-on-delivery" element={<CashOnDeliveryList />} />
        <Route path="/shipping-cost" element={<ShippingCostList />} />
        <Route path="/change-set" element={<ChangeSetPage />} />
      </CustomRoutes>
    </Admin>
  );
}
