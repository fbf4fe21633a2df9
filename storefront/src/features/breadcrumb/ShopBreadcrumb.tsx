import type { CategoryLink } from '@manifold/domain/catalogue/contract';
import { useIntl } from 'react-intl';
import { HomeLink } from '../../platform/links/HomeLink.js';
import { ShopLink } from '../../platform/links/ShopLink.js';
import { Breadcrumb } from '../../ui/Breadcrumb.js';
import { defineMessages } from '../../ui/define-messages.js';

const breadcrumbMessages = defineMessages({
  label: { id: 'breadcrumb.label', defaultMessage: 'You are here' },
  home: { id: 'breadcrumb.home', defaultMessage: 'Home' },
});

/** The path from the home page through categories to this page. */
export function ShopBreadcrumb({
  steps = [],
  here,
}: {
  readonly steps?: readonly CategoryLink[];
  readonly here: string;
}) {
  const { formatMessage } = useIntl();
  const links = [
    <HomeLink key="home">{formatMessage(breadcrumbMessages.home)}</HomeLink>,
    ...steps.map(({ id, name, path }) => (
      <ShopLink key={id} to={path}>
        {name}
      </ShopLink>
    )),
  ];
  return <Breadcrumb label={formatMessage(breadcrumbMessages.label)} links={links} here={here} />;
}
