import { useIntl } from 'react-intl';
import { HomeLink } from '../platform/links/HomeLink.js';
import { useStoreConfig } from '../platform/store/use-store-config.js';
import { shellMessages } from './messages.js';

const WIDTH = 132;
const HEIGHT = 36;

/** The brand's logo, linked to the home page. */
export function Logo() {
  const { formatMessage } = useIntl();
  const { brand } = useStoreConfig();
  return (
    <HomeLink aria-label={formatMessage(shellMessages.home, { brand: brand.name })} className="block min-w-0">
      <img
        src={brand.logo}
        alt=""
        width={WIDTH}
        height={HEIGHT}
        className="h-8 w-auto max-w-full object-contain lg:h-9"
      />
    </HomeLink>
  );
}
