import type { SectionKey } from '@manifold/domain/store-document/section-keys';
import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined';
import AltRouteIcon from '@mui/icons-material/AltRouteOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import ContactSupportIcon from '@mui/icons-material/ContactSupportOutlined';
import CreditCardIcon from '@mui/icons-material/CreditCardOutlined';
import DnsIcon from '@mui/icons-material/DnsOutlined';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import GavelIcon from '@mui/icons-material/GavelOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import GridOnIcon from '@mui/icons-material/GridOnOutlined';
import HistoryIcon from '@mui/icons-material/History';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import ImportExportIcon from '@mui/icons-material/ImportExport';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import JoinInnerIcon from '@mui/icons-material/JoinInnerOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import MarkunreadMailboxIcon from '@mui/icons-material/MarkunreadMailboxOutlined';
import MonitorHeartIcon from '@mui/icons-material/MonitorHeartOutlined';
import PaletteIcon from '@mui/icons-material/PaletteOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import PercentIcon from '@mui/icons-material/PercentOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import PublishIcon from '@mui/icons-material/Publish';
import RecommendIcon from '@mui/icons-material/RecommendOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCartOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import SupportAgentIcon from '@mui/icons-material/SupportAgentOutlined';
import SyncIcon from '@mui/icons-material/SyncOutlined';
import ToggleOnIcon from '@mui/icons-material/ToggleOnOutlined';
import TollIcon from '@mui/icons-material/TollOutlined';
import TrackChangesIcon from '@mui/icons-material/TrackChangesOutlined';
import type { ComponentType } from 'react';

/** A screen in the menu; its path is its name. A section uses the section's own label. */
export interface MenuScreen {
  readonly name: string;
  readonly section?: SectionKey;
  readonly Icon: ComponentType;
}

export interface MenuGroup {
  readonly name: string;
  readonly screens: readonly MenuScreen[];
}

const screenOf = (section: SectionKey, Icon: ComponentType): MenuScreen => ({ name: section, section, Icon });

/** The group of everyday screens; it is always open. */
export const EVERYDAY = 'work';

/** The screens by task, in menu order. */
export const MENU: readonly MenuGroup[] = [
  {
    name: EVERYDAY,
    screens: [
      { name: 'change-set', Icon: PublishIcon },
      { name: 'revisions', Icon: HistoryIcon },
      { name: 'stores', Icon: StorefrontIcon },
      { name: 'matrix', Icon: GridOnIcon },
    ],
  },
  {
    name: 'shops',
    screens: [
      screenOf('store', SettingsIcon),
      screenOf('brand', PaletteIcon),
      screenOf('feature-toggles', ToggleOnIcon),
      screenOf('store-flags', FlagIcon),
      screenOf('campaigns', CampaignIcon),
    ],
  },
  {
    name: 'money',
    screens: [
      screenOf('cash-on-delivery', PaymentsIcon),
      screenOf('cash-rounding', TollIcon),
      screenOf('bank-transfer', AccountBalanceIcon),
      screenOf('merchant-account', CreditCardIcon),
      screenOf('shipping-cost', LocalShippingIcon),
      screenOf('tax-rate', PercentIcon),
    ],
  },
  {
    name: 'checkout',
    screens: [
      screenOf('shopping-limits', ShoppingCartIcon),
      screenOf('low-stock', InventoryIcon),
      screenOf('client-type', PersonIcon),
      screenOf('vat-number', BadgeIcon),
      screenOf('postal-code', MarkunreadMailboxIcon),
      screenOf('street-number', HomeIcon),
      screenOf('consumer-rights', GavelIcon),
      screenOf('live-cart', SyncIcon),
    ],
  },
  {
    name: 'content',
    screens: [
      screenOf('page-slugs', LinkIcon),
      screenOf('seo-redirects', AltRouteIcon),
      screenOf('customer-care', SupportAgentIcon),
      screenOf('support-webform', ContactSupportIcon),
      screenOf('search-index', SearchIcon),
      screenOf('search-synonyms', JoinInnerIcon),
      screenOf('recommendation', RecommendIcon),
      screenOf('parcel-tracking', TrackChangesIcon),
    ],
  },
  {
    name: 'running',
    screens: [
      { name: 'staff', Icon: GroupIcon },
      { name: 'audit', Icon: FactCheckIcon },
      { name: 'replicas', Icon: DnsIcon },
      { name: 'systems', Icon: MonitorHeartIcon },
      { name: 'interchange', Icon: ImportExportIcon },
    ],
  },
];
