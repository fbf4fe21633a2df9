import type { PropsWithChildren } from 'react';
import { Layout } from 'react-admin';
import { DraftProvider } from '../shared/draft/DraftProvider.js';
import { ConsoleBar } from './ConsoleBar.js';
import { ConsoleMenu } from './ConsoleMenu.js';
import { DraftBar } from './DraftBar.js';

/** The frame of every screen: menu, title, and the bar of the draft. */
export function ConsoleLayout({ children }: PropsWithChildren) {
  return (
    <DraftProvider>
      <Layout menu={ConsoleMenu} appBar={ConsoleBar}>
        <DraftBar />
        {children}
      </Layout>
    </DraftProvider>
  );
}
