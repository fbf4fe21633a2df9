import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { Sidebar } from 'react-admin';

/** The place of the menu: beside the screens, or a drawer on a phone. */
export function ConsoleSidebar({ children }: PropsWithChildren) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isLaidOutFor, setLaidOutFor] = useState(isPhone);
  // A window that turns narrow would open the drawer until react-admin has closed the menu, and a drawer that is taken
  // back while it opens leaves the page hidden from screen readers.
  useEffect(() => setLaidOutFor(isPhone), [isPhone]);
  return isLaidOutFor === isPhone ? <Sidebar>{children}</Sidebar> : null;
}
