import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { Sidebar } from 'react-admin';

/** Places the menu beside the screen, or in a drawer on a phone. */
export function ConsoleSidebar({ children }: PropsWithChildren) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isLaidOutFor, setLaidOutFor] = useState(isPhone);
  // When a window becomes narrow, the drawer would open before react-admin has closed the menu. Closing a drawer that
  // is still opening leaves the page hidden from screen readers.
  useEffect(() => setLaidOutFor(isPhone), [isPhone]);
  return isLaidOutFor === isPhone ? <Sidebar>{children}</Sidebar> : null;
}
