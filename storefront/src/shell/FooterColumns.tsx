import { slugOfBrandLink } from '@manifold/domain/catalogue/slugs';
import { LISTING_COLLECTIONS } from '@manifold/domain/page-slugs/listing-collections';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PaymentMarks } from '../features/payment-marks/PaymentMarks.js';
import { collectionTitles } from '../platform/collections/messages.js';
import { INFORMATION_PAGES, type InformationPage, informationTitles } from '../platform/information/pages.js';
import { cachedOnServer } from '../platform/cached-markup/CachedMarkup.js';
import { ShopLink } from '../platform/links/ShopLink.js';
import type { MenuCategory } from '../platform/navigation.js';
import { PhoneLink } from '../platform/customer-care/PhoneLink.js';
import { useStoreConfig } from '../platform/store/use-store-config.js';
import { variantInFrame } from './frame-variant.js';
import { shellMessages } from './messages.js';
import { SocialLinks } from './SocialLinks.js';

const SERVICE = INFORMATION_PAGES.filter(({ column }) => column === 'service');
const COMPANY = INFORMATION_PAGES.filter(({ column }) => column === 'company');
const LINK = 'column-link';

function UncachedColumns({ categories }: { readonly categories: readonly MenuCategory[] }) {
  const { formatMessage } = useIntl();
  const { brand, slugs } = useStoreConfig();
  const brands = brand.productBrands.filter(({ url }) => slugOfBrandLink(url));
  return (
    <div className="page py-10 lg:py-14 print:hidden">
      <div className="pairs gap-x-6 gap-y-8 lg:grid-cols-4">
        <Column title={formatMessage(shellMessages.customerService)}>
          {SERVICE.map((page) => (
            <InformationLink key={page.key} page={page} />
          ))}
          <Contact />
        </Column>
        <Column title={formatMessage(shellMessages.aboutUs)}>
          {COMPANY.map((page) => (
            <InformationLink key={page.key} page={page} />
          ))}
        </Column>
        {categories.length > 0 ? (
          <Column title={formatMessage(shellMessages.ourProducts)}>
            {categories.map(({ key, name, path }) => (
              <ColumnLink key={key} name={name} path={path} />
            ))}
            {LISTING_COLLECTIONS.map((key) => (
              <ColumnLink key={key} name={formatMessage(collectionTitles[key])} path={`/${slugs[key]}`} />
            ))}
          </Column>
        ) : null}
        {brands.length > 0 ? (
          <Column title={formatMessage(shellMessages.ourBrands)}>
            {brands.map(({ name, url }) => (
              <ColumnLink key={name} name={name} path={`/${slugOfBrandLink(url) ?? ''}`} />
            ))}
          </Column>
        ) : null}
      </div>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <PaymentMarks title={formatMessage(informationTitles.payment)} />
        <SocialLinks />
      </div>
    </div>
  );
}

/** The footer's columns of links (spec shell §2.3). Empty columns and unknown brands are left out. */
export const FooterColumns = import.meta.env.SSR
  ? cachedOnServer(UncachedColumns, { ownerOf: ({ categories }) => categories, variantOf: variantInFrame('footer') })
  : UncachedColumns;

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-sm font-bold">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function ColumnLink({ name, path }: { readonly name: string; readonly path: string }) {
  return (
    <li>
      <ShopLink to={path} className={LINK}>
        {name}
      </ShopLink>
    </li>
  );
}

function InformationLink({ page }: { readonly page: InformationPage }) {
  const { formatMessage } = useIntl();
  const slug = useStoreConfig().slugs[page.key];
  return (
    <li>
      <ShopLink to={`/${slug}`} className={LINK}>
        {formatMessage(informationTitles[page.key])}
      </ShopLink>
    </li>
  );
}

/** Phone number and e-mail address of customer care, if the store has them. */
function Contact() {
  const { phone, email } = useStoreConfig().customerCare;
  return (
    <>
      {phone ? (
        <li>
          <PhoneLink className={`tabular ${LINK}`} />
        </li>
      ) : null}
      {email ? (
        <li>
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </li>
      ) : null}
    </>
  );
}
