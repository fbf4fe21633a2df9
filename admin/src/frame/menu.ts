import type { SectionKey } from '@manifold/domain/store-document/sections';
import BalanceIcon from '@mui/icons-material/BalanceOutlined';
import DnsIcon from '@mui/icons-material/DnsOutlined';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import GridOnIcon from '@mui/icons-material/GridOnOutlined';
import HistoryIcon from '@mui/icons-material/History';
import ImportExportIcon from '@mui/icons-material/ImportExport';
import MailIcon from '@mui/icons-material/MailOutlined';
import MonitorHeartIcon from '@mui/icons-material/MonitorHeartOutlined';
import PrivacyTipIcon from '@mui/icons-material/PrivacyTipOutlined';
import RateReviewIcon from '@mui/icons-material/RateReviewOutlined';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined';
import PublishIcon from '@mui/icons-material/Publish';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import type { ComponentType } from 'react';
import { SECTION_SCREENS, type SectionMenu, type SectionScreen } from '../shared/section/section-screens.js';

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

/** A group with the screens that a user may open, with their labels. */
export interface VisibleGroup {
  readonly name: string;
  readonly screens: readonly (MenuScreen & { readonly label: string })[];
}

function sectionScreens(menu: SectionMenu): MenuScreen[] {
  const screens = Object.entries(SECTION_SCREENS) as [SectionKey, SectionScreen][];
  return screens.flatMap(([section, screen]) =>
    screen.menu === menu ? [{ name: section, section, Icon: screen.Icon }] : [],
  );
}

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
    name: 'service',
    screens: [
      { name: 'orders', Icon: ReceiptLongIcon },
      { name: 'payment-differences', Icon: BalanceIcon },
      { name: 'reviews', Icon: RateReviewIcon },
      { name: 'data-requests', Icon: PrivacyTipIcon },
      { name: 'mails', Icon: MailIcon },
    ],
  },
  { name: 'shops', screens: sectionScreens('shops') },
  { name: 'money', screens: sectionScreens('money') },
  { name: 'checkout', screens: sectionScreens('checkout') },
  { name: 'content', screens: sectionScreens('content') },
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

const normalise = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();

/** Returns the groups reduced to screens whose name contains the text, without empty groups. */
export function filteredMenu(groups: readonly VisibleGroup[], text: string): readonly VisibleGroup[] {
  const wanted = normalise(text);
  if (wanted === '') return groups;
  return groups
    .map((group) => ({ ...group, screens: group.screens.filter(({ label }) => normalise(label).includes(wanted)) }))
    .filter(({ screens }) => screens.length > 0);
}
