import { AppBar, TitlePortal, UserMenu, useGetIdentity, useTranslate } from 'react-admin';

/** The bar on top. What a screen is called is its first heading, and the menu of a person is called by their name. */
export function ConsoleBar() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const label = translate('console.account', { name: identity?.fullName ?? '' });
  return (
    <AppBar userMenu={<UserMenu label={label} />}>
      <TitlePortal component="h1" />
    </AppBar>
  );
}
