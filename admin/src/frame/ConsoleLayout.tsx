import { type PropsWithChildren, useEffect, useState } from 'react';
import { Layout, Sidebar } from 'react-admin';
import { DraftProvider } from '../shared/draft/DraftProvider.js';
import { ConsoleBar } from './ConsoleBar.js';
import { ConsoleMenu } from './ConsoleMenu.js';
import { DraftBar } from './DraftBar.js';
import { SessionDialog } from './SessionDialog.js';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

// Wide tables scroll inside their container; the page never gets wider than the screen.
const AS_WIDE_AS_THE_SCREEN = {
  minWidth: 0,
  '& .RaLayout-content': { minWidth: 0, display: 'flex', flexDirection: 'column' },
};

/** Lays out every screen: menu, title and draft bar. */
export function ConsoleLayout({ children }: PropsWithChildren) {
  return (
    <DraftProvider>
      <Layout menu={ConsoleMenu} appBar={ConsoleBar} sidebar={ConsoleSidebar} sx={AS_WIDE_AS_THE_SCREEN}>
        {children}
        <DraftBar />
      </Layout>
      {/* Outside the layout, whose error page replaces everything in it. */}
      <SessionDialog />
    </DraftProvider>
  );
}

/** Places the menu beside the screen, or in a drawer on a phone. */
export function ConsoleSidebar({ children }: PropsWithChildren) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isLaidOutFor, setLaidOutFor] = useState(isPhone);
  // When a window becomes narrow, the drawer would open before react-admin has closed the menu. Closing a drawer that
  // is still opening leaves the page hidden from screen readers.
  useEffect(() => setLaidOutFor(isPhone), [isPhone]);
  return isLaidOutFor === isPhone ? <Sidebar>{children}</Sidebar> : null;
}
