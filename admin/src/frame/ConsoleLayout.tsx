import type { PropsWithChildren } from 'react';
import { CanAccess, Layout, Menu, useTranslate } from 'react-admin';
import { DraftProvider } from '../shared/draft/DraftProvider.js';
import { ConsoleBar } from './ConsoleBar.js';
import { DraftBar } from './DraftBar.js';
import { MENU } from './menu.js';

function ConsoleMenu() {
  const translate = useTranslate();
  return (
    <Menu>
      {MENU.map(({ name, path, Icon }) => (
        <CanAccess key={name} resource={name} action="list">
          <Menu.Item to={path} primaryText={translate(`console.menu.${name}`)} leftIcon={<Icon />} />
        </CanAccess>
      ))}
    </Menu>
  );
}

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
