import type { PropsWithChildren } from 'react';
import { Layout } from 'react-admin';
import { DraftProvider } from '../shared/draft/DraftProvider.js';
import { ConsoleBar } from './ConsoleBar.js';
import { ConsoleMenu } from './ConsoleMenu.js';
import { ConsoleSidebar } from './ConsoleSidebar.js';
import { DraftBar } from './DraftBar.js';
import { SessionDialog } from './SessionDialog.js';

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
        <SessionDialog />
      </Layout>
    </DraftProvider>
  );
}
