import type { PropsWithChildren } from 'react';
import { Layout, Menu, useTranslate } from 'react-admin';
import { DraftProvider } from '../shared/draft/DraftProvider.js';
import { DraftBar } from './DraftBar.js';
import { MENU } from './menu.js';

function ConsoleMenu() {
  const translate = useTranslate();
  return (
    <Menu>
      {MENU.map(({ name, path, Icon }) => (
        <Menu.Item
          key={name}
          to={path}
          primaryText={translate(`console.menu.${name}`)}
          leftIcon={<Icon />}
          resource={name}
          action="list"
        />
      ))}
    </Menu>
  );
}

/** The frame of every screen: menu, title, and the bar of the draft. */
export function ConsoleLayout({ children }: PropsWithChildren) {
  return (
    <DraftProvider>
      <Layout menu={ConsoleMenu}>
        <DraftBar />
        {children}
      </Layout>
    </DraftProvider>
  );
}
