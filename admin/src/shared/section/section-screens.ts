import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import type { SectionKey } from '@manifold/domain/store-document/sections';
import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined';
import AltRouteIcon from '@mui/icons-material/AltRouteOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import ContactSupportIcon from '@mui/icons-material/ContactSupportOutlined';
import CookieIcon from '@mui/icons-material/CookieOutlined';
import CreditCardIcon from '@mui/icons-material/CreditCardOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import GavelIcon from '@mui/icons-material/GavelOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import JoinInnerIcon from '@mui/icons-material/JoinInnerOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import MarkunreadMailboxIcon from '@mui/icons-material/MarkunreadMailboxOutlined';
import PaletteIcon from '@mui/icons-material/PaletteOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import PercentIcon from '@mui/icons-material/PercentOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import PointOfSaleIcon from '@mui/icons-material/PointOfSaleOutlined';
import RecommendIcon from '@mui/icons-material/RecommendOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCartOutlined';
import SupportAgentIcon from '@mui/icons-material/SupportAgentOutlined';
import SyncIcon from '@mui/icons-material/SyncOutlined';
import ToggleOnIcon from '@mui/icons-material/ToggleOnOutlined';
import TollIcon from '@mui/icons-material/TollOutlined';
import TrackChangesIcon from '@mui/icons-material/TrackChangesOutlined';
import type { ComponentType } from 'react';

/** The groups of the menu that list sections. */
export type SectionMenu = 'shops' | 'money' | 'checkout' | 'content';

/**
 * Why a value is specific to a store and not copied: identity of the store, account of an outside system, rule of the
 * country, text in a language, or amount in another currency.
 */
export type CopyObstacle = 'identity' | 'account' | 'country' | 'language' | 'currency';

/** Where the console shows a section, and how. */
export interface SectionScreen {
  readonly menu: SectionMenu;
  readonly Icon: ComponentType;
  /** The layer whose rows are the lines of the grid; null if the section has its own screen instead of the grid. */
  readonly lines: ConfigLayer | null;
  /** Why its values are not copied to another store; absent if any store may have them. */
  readonly copyObstacle?: Exclude<CopyObstacle, 'currency'>;
  /** Fields that may be copied despite the obstacle. */
  readonly copyableFields?: readonly string[];
}

/** Every section in the order of the menu. The only list of sections in the console. */
export const SECTION_SCREENS: Readonly<Record<SectionKey, SectionScreen>> = {
  store: { menu: 'shops', Icon: SettingsIcon, lines: 'store', copyObstacle: 'identity' },
  brand: { menu: 'shops', Icon: PaletteIcon, lines: 'brand' },
  'feature-toggles': { menu: 'shops', Icon: ToggleOnIcon, lines: 'country' },
  'store-flags': { menu: 'shops', Icon: FlagIcon, lines: 'country' },
  campaigns: { menu: 'shops', Icon: CampaignIcon, lines: 'country' },
  'cash-on-delivery': { menu: 'money', Icon: PaymentsIcon, lines: 'country' },
  'cash-rounding': { menu: 'money', Icon: TollIcon, lines: 'currency' },
  'bank-transfer': {
    menu: 'money',
    Icon: AccountBalanceIcon,
    lines: 'country',
    copyObstacle: 'account',
    copyableFields: ['enabled'],
  },
  'online-payment': { menu: 'money', Icon: PointOfSaleIcon, lines: 'country' },
  'merchant-account': { menu: 'money', Icon: CreditCardIcon, lines: 'country', copyObstacle: 'account' },
  'order-approval': { menu: 'money', Icon: HowToRegIcon, lines: 'country' },
  seller: { menu: 'money', Icon: BusinessIcon, lines: 'country', copyObstacle: 'identity' },
  'shipping-cost': { menu: 'money', Icon: LocalShippingIcon, lines: 'currency' },
  'tax-rate': { menu: 'money', Icon: PercentIcon, lines: 'country', copyObstacle: 'country' },
  'shopping-limits': { menu: 'checkout', Icon: ShoppingCartIcon, lines: 'country' },
  'low-stock': { menu: 'checkout', Icon: InventoryIcon, lines: 'currency' },
  'client-type': { menu: 'checkout', Icon: PersonIcon, lines: 'country' },
  'vat-number': { menu: 'checkout', Icon: BadgeIcon, lines: 'country', copyObstacle: 'country' },
  'postal-code': { menu: 'checkout', Icon: MarkunreadMailboxIcon, lines: 'country', copyObstacle: 'country' },
  'street-number': { menu: 'checkout', Icon: HomeIcon, lines: 'country', copyObstacle: 'country' },
  'consumer-rights': { menu: 'checkout', Icon: GavelIcon, lines: 'country' },
  'live-cart': { menu: 'checkout', Icon: SyncIcon, lines: 'country' },
  'page-slugs': { menu: 'content', Icon: LinkIcon, lines: 'locale', copyObstacle: 'language' },
  'seo-redirects': { menu: 'content', Icon: AltRouteIcon, lines: 'store', copyObstacle: 'language' },
  'customer-care': { menu: 'content', Icon: SupportAgentIcon, lines: 'store', copyObstacle: 'language' },
  'support-webform': { menu: 'content', Icon: ContactSupportIcon, lines: null },
  'search-index': { menu: 'content', Icon: SearchIcon, lines: 'locale', copyObstacle: 'account' },
  'search-synonyms': { menu: 'content', Icon: JoinInnerIcon, lines: 'locale', copyObstacle: 'language' },
  recommendation: { menu: 'content', Icon: RecommendIcon, lines: 'locale', copyObstacle: 'account' },
  'parcel-tracking': { menu: 'content', Icon: TrackChangesIcon, lines: 'locale', copyObstacle: 'account' },
  'cookie-consent': { menu: 'content', Icon: CookieIcon, lines: 'locale', copyObstacle: 'language' },
};
