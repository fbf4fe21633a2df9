import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LanguageSelector } from '../features/language-selector/LanguageSelector.js';
import { informationTitles } from '../platform/information/messages.js';
import { INFORMATION_PAGES, type InformationPage } from '../platform/information/pages.js';
import { ShopLink } from '../platform/links/ShopLink.js';
import type { MenuCategory } from '../platform/navigation.js';
import { useStoreConfig } from '../platform/store/use-store-config.js';
import { shellMessages } from './messages.js';
import { usePagePaths } from './use-page-paths.js';

const SERVICE = INFORMATION_PAGES.filter(({ column }) => column === 'service');
const COMPANY = INFORMATION_PAGES.filter(({ column }) => column === 'company');
const LINK = 'inline-block max-w-full py-1 text-sm hyphens-auto opacity-80 hover:underline hover:opacity-100';

/** The end of every page (spec shell §2.3), with links that lead somewhere and no others. */
export function Footer({ categories }: { readonly categories: readonly MenuCategory[] }) {
  const { formatMessage } = useIntl();
  const { brand, customerCare } = useStoreConfig();
  return (
    <footer className="section-rhythm bg-band text-band-ink">
      <div className="page pairs gap-x-6 gap-y-8 py-10 lg:grid-cols-4 lg:py-14">
        <Column title={formatMessage(shellMessages.customerService)}>
          {SERVICE.map((page) => (
            <InformationLink key={page.key} page={page} />
          ))}
          {customerCare.phone ? (
            <li>
              <a href={`tel:${customerCare.phone.replace(/[^+\d]/g, '')}`} className={`tabular ${LINK}`}>
                {customerCare.phone}
              </a>
            </li>
          ) : null}
          {customerCare.email ? (
            <li>
              <a href={`mailto:${customerCare.email}`} className={LINK}>
                {customerCare.email}
              </a>
            </li>
          ) : null}
        </Column>
        <Column title={formatMessage(shellMessages.aboutUs)}>
          {COMPANY.map((page) => (
            <InformationLink key={page.key} page={page} />
          ))}
        </Column>
        {categories.length > 0 ? (
          <Column title={formatMessage(shellMessages.ourProducts)}>
            {categories.map(({ key, name, path }) => (
              <li key={key}>
                <ShopLink to={path} className={LINK}>
                  {name}
                </ShopLink>
              </li>
            ))}
          </Column>
        ) : null}
        <Column title={formatMessage(shellMessages.ourBrands)}>
          {brand.productBrands.map(({ name }) => (
            <li key={name} className="py-1 text-sm opacity-80">
              {name}
            </li>
          ))}
        </Column>
      </div>
      <FinePrint />
    </footer>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-sm font-bold">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function InformationLink({ page }: { readonly page: InformationPage }) {
  const { formatMessage } = useIntl();
  const slug = useStoreConfig().slugs[page.key];
  return (
    <li>
      <Link to="/$slug" params={{ slug }} className={LINK}>
        {formatMessage(informationTitles[page.key])}
      </Link>
    </li>
  );
}

function FinePrint() {
  const { formatMessage } = useIntl();
  const { brand, toggles } = useStoreConfig();
  const paths = usePagePaths();
  const year = new Date().getFullYear();
  return (
    <div className="border-t border-band-line">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-5 text-xs">
        {/* A page that was cached on New Year's Eve says another year than the browser does. */}
        <p suppressHydrationWarning>
          {formatMessage(shellMessages.copyright, { founded: brand.foundedYear, year, owner: brand.legalName })}
        </p>
        <p className="opacity-80">{formatMessage(shellMessages.weDeliver)}</p>
        {toggles.priceDisclaimer ? <p className="opacity-80">{formatMessage(shellMessages.priceDisclaimer)}</p> : null}
        <LanguageSelector paths={paths} className="ml-auto" />
      </div>
    </div>
  );
}
