import HistoryIcon from '@mui/icons-material/History';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import PaletteIcon from '@mui/icons-material/PaletteOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import PublishIcon from '@mui/icons-material/Publish';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import type { ComponentType } from 'react';

/** The console's screens, in the order of the menu. */
export const MENU: readonly { readonly name: string; readonly path: string; readonly Icon: ComponentType }[] = [
  { name: 'stores', path: '/stores', Icon: StorefrontIcon },
  { name: 'brand', path: '/brand', Icon: PaletteIcon },
  { name: 'cash-on-delivery', path: '/cash-on-delivery', Icon: PaymentsIcon },
  { name: 'shipping-cost', path: '/shipping-cost', Icon: LocalShippingIcon },
  { name: 'change-set', path: '/change-set', Icon: PublishIcon },
  { name: 'revisions', path: '/revisions', Icon: HistoryIcon },
];
