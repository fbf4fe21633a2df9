import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { AuditPage } from './audit/AuditPage.js';
import { ChangeSetPage } from './change-set/ChangeSetPage.js';
import { consoleWords } from './console-words.js';
import { ConsoleLayout } from './frame/ConsoleLayout.js';
import { SignInPage } from './frame/SignInPage.js';
import { WelcomePage } from './frame/WelcomePage.js';
import { RevisionList } from './history/RevisionTable.js';
import { CurrencyChangePage } from './currency-change/CurrencyChangePage.js';
import { NewStorePage } from './new-store/NewStorePage.js';
import { InterchangePage } from './interchange/InterchangePage.js';
import { MailsPage } from './mails/MailsPage.js';
import { MatrixPage } from './matrix/MatrixPage.js';
import { authProvider } from './providers/auth-provider.js';
import { dataProvider } from './providers/data-provider.js';
import { createI18nProvider } from './providers/i18n-provider.js';
import { queryClient } from './providers/query-client.js';
import { ReplicaPage } from './replicas/ReplicaPage.js';
import { OrderDeskPage } from './order-desk/OrderDeskPage.js';
import { DataRequestsPage } from './data-rights/DataRequestsPage.js';
import { ReviewDeskPage } from './review-desk/ReviewDeskPage.js';
import { OrderPage } from './order-desk/OrderPage.js';
import { ReconciliationPage } from './reconciliation/ReconciliationPage.js';
import { SECTION_PLANS } from './section-plans.js';
import { SectionPage } from './shared/section/SectionRows.js';
import { AccountPage } from './sessions/AccountPage.js';
import { StaffPage } from './staff/StaffPage.js';
import { StorePage } from './store/StorePage.js';
import { StoreList } from './stores/StoreList.js';
import { SupportWorkbench } from './support-webform/SupportWorkbench.js';
import { SystemsPage } from './systems/SystemsPage.js';
import { theme } from './theme.js';

const i18nProvider = createI18nProvider(consoleWords);

/** Renders the console with all its screens. */
export function App() {
  return (
    <Admin
      disableTelemetry
      requireAuth
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
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
        <Route path="/matrix" element={<MatrixPage />} />
        {SECTION_PLANS.map((plan) => (
          <Route key={plan.key} path={`/${plan.key}`} element={<SectionPage key={plan.key} plan={plan} />} />
        ))}
        <Route path="/store/:storeKey" element={<StorePage plans={SECTION_PLANS} />} />
        <Route path="/store/:storeKey/currency" element={<CurrencyChangePage />} />
        <Route path="/new-store" element={<NewStorePage />} />
        <Route path="/support-webform" element={<SupportWorkbench />} />
        <Route path="/change-set" element={<ChangeSetPage />} />
        <Route path="/orders" element={<OrderDeskPage />} />
        <Route path="/orders/:id" element={<OrderPage />} />
        <Route path="/payment-differences" element={<ReconciliationPage />} />
        <Route path="/reviews" element={<ReviewDeskPage />} />
        <Route path="/data-requests" element={<DataRequestsPage />} />
        <Route path="/mails" element={<MailsPage />} />
        <Route path="/audit" element={<AuditPage />} />
        <Route path="/replicas" element={<ReplicaPage />} />
        <Route path="/systems" element={<SystemsPage />} />
        <Route path="/interchange" element={<InterchangePage />} />
        <Route path="/staff" element={<StaffPage />} />
        <Route path="/account" element={<AccountPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/welcome" element={<WelcomePage />} />
      </CustomRoutes>
    </Admin>
  );
}
