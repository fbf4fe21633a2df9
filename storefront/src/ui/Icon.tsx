import { classNames } from './class-names.js';

/** Path data of the icons of several parts of the shop, on a 24 × 24 grid with one stroke. Every page loads all of them. */
const PATHS = {
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  bank: 'M3 9.5 12 4l9 5.5M5 9.5h14M6 10v8m4-8v8m4-8v8m4-8v8M3.5 20h17',
  box: 'M12 3 4 7v10l8 4 8-4V7l-8-4ZM4 7l8 4 8-4m-8 4v10',
  calendar: 'M5 5h14v15H5zM5 10h14M9 3v4m6-4v4',
  card: 'M3 6h18v12H3zM3 10h18M7 15h3',
  cart: 'M3 4h2.5l2 11h10.5l2-8H6.5M9 20a1 1 0 1 1-2 0 1 1 0 0 1 2 0Zm9 0a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z',
  cash: 'M3 6h18v12H3zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM6 9v.01M18 15v.01',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6m-6 4h6',
  filter: 'M4 7h10m4 0h2M4 17h2m4 0h10M16 5v4M8 15v4',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 8v5m0-8.5v.01',
  mail: 'M3 6h18v12H3zM3 7l9 6.5L21 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  phone: 'M6 3h3.5l1.5 5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 5 1.5V18a3 3 0 0 1-3 3C10 21 3 14 3 6a3 3 0 0 1 3-3Z',
  plus: 'M12 6v12M6 12h12',
  return: 'M4 9h11a5 5 0 0 1 0 10H8M8 5 4 9l4 4',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM20 20l-5-5',
  shield: 'M12 3 5 6v5.5c0 4.5 3 7.7 7 9.5 4-1.8 7-5 7-9.5V6l-7-3Zm-3.5 9 2.5 2.5 4.5-4.5',
  tag: 'M4 4h8l8 8-8 8-8-8V4Zm4 4v.01',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5m4-5v5',
  truck: 'M2 6h12v10H2zM14 10h4l4 3.5V16h-8M8.5 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0Zm11 0a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  warning: 'M12 4 2.5 20h19L12 4Zm0 6v4.5m0 2.5v.01',
} as const;

/** The path data of an icon that only one part of the shop shows, and that therefore loads with it. */
export type IconPath = `M${string}`;
export type IconName = keyof typeof PATHS | IconPath;

const isPath = (name: IconName): name is IconPath => name.startsWith('M');

/** An icon beside a text, 20 px wide by default. It has no accessible name, because the text has the meaning. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('icon', className)}>
      <path d={isPath(name) ? name : PATHS[name]} />
    </svg>
  );
}
