import type { SellerAddress } from '@manifold/domain/seller/contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ShopBreadcrumb } from '../../features/breadcrumb/ShopBreadcrumb.js';
import { SellerAddressLines } from '../../features/seller/SellerAddressLines.js';
import { type InformationKey, informationTitles } from '../../platform/information/pages.js';
import { PhoneLink } from '../../platform/customer-care/PhoneLink.js';
import { useStoreMoney } from '../../platform/money/use-money.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { FactTable } from '../../ui/FactTable.js';
import { informationMessages, PARAGRAPHS } from './messages.js';

export interface InformationScreenProps {
  readonly pageKey: InformationKey;
  /** The address of the company that sells, on pages that name it. */
  readonly address: SellerAddress | null;
}

/** A page with information about the shop; its figures come from the config. */
export function InformationScreen({ pageKey, address }: InformationScreenProps) {
  const { formatMessage } = useIntl();
  const { brand, taxRate, consumerRights } = useStoreConfig();
  const { returnDays, guaranteeYears } = consumerRights;
  const title = formatMessage(informationTitles[pageKey]);
  const values = {
    owner: brand.legalName,
    founded: brand.foundedYear,
    rate: taxRate,
    days: returnDays,
    years: guaranteeYears,
  };
  return (
    <div className="page">
      <ShopBreadcrumb here={title} />
      <article className="max-w-prose">
        <h1 className="text-2xl font-extrabold tracking-tight lg:text-3xl">{title}</h1>
        <div className="mt-6 space-y-4 text-md text-ink-soft">
          {PARAGRAPHS[pageKey].map((paragraph) => (
            <p key={String(paragraph.id)}>{formatMessage(paragraph, values)}</p>
          ))}
        </div>
        {pageKey === 'dispatch-information' ? <ShippingCosts /> : null}
        {pageKey === 'return-policy' ? <WithdrawalForm /> : null}
        <Contact address={address} />
      </article>
    </div>
  );
}

/** The model form for a withdrawal; the order confirmation contains it too. */
function WithdrawalForm() {
  const { formatMessage } = useIntl();
  const { brand, customerCare } = useStoreConfig();
  const owner = [brand.legalName, customerCare.email ?? customerCare.phone].filter(Boolean).join(', ');
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-xl font-bold">{formatMessage(informationMessages.withdrawalTitle)}</h2>
      <p className="whitespace-pre-line rounded-card border border-hairline bg-surface p-5 text-sm">
        {formatMessage(informationMessages.withdrawalForm, { owner })}
      </p>
    </section>
  );
}

function ShippingCosts() {
  const { formatMessage } = useIntl();
  const { shippingCost } = useStoreConfig();
  const formatAmount = useStoreMoney();
  const amount = formatAmount(shippingCost.freeShippingThresholdCentAmount);
  const rows = [
    {
      key: 'parcel',
      name: formatMessage(informationMessages.parcel),
      value: formatAmount(shippingCost.parcelFeeCentAmount),
    },
    {
      key: 'freight',
      name: formatMessage(informationMessages.freight),
      value: formatAmount(shippingCost.freightFeeCentAmount),
    },
    {
      key: 'free',
      name: formatMessage(informationMessages.freeFrom, { amount }),
      value: formatMessage(informationMessages.free),
    },
  ];
  return <Facts title={formatMessage(informationMessages.costs)} rows={rows} />;
}

/** Customer care, and on some pages the address of the company that sells; missing channels are left out. */
function Contact({ address }: Pick<InformationScreenProps, 'address'>) {
  const { formatMessage } = useIntl();
  const { phone, email, openingHours } = useStoreConfig().customerCare;
  const rows = [
    { key: 'phone', name: formatMessage(informationMessages.phone), value: phone && <PhoneLink className={LINK} /> },
    { key: 'hours', name: formatMessage(informationMessages.hours), value: openingHours },
    { key: 'email', name: formatMessage(informationMessages.email), value: email && <EmailLink email={email} /> },
    {
      key: 'address',
      name: formatMessage(informationMessages.address),
      value: address && <SellerAddressLines address={address} />,
    },
  ].filter(({ value }) => value !== null);
  return rows.length > 0 ? <Facts title={formatMessage(informationMessages.contact)} rows={rows} /> : null;
}

const LINK = 'inline-flex min-h-6 items-center underline underline-offset-4';

function EmailLink({ email }: { readonly email: string }) {
  return (
    <a href={`mailto:${email}`} className={LINK}>
      {email}
    </a>
  );
}

function Facts(props: {
  readonly title: string;
  readonly rows: readonly { key: string; name: ReactNode; value: ReactNode }[];
}) {
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-xl font-bold">{props.title}</h2>
      <div className="overflow-hidden rounded-card border border-hairline bg-surface">
        <FactTable caption={props.title} rows={props.rows} />
      </div>
    </section>
  );
}
