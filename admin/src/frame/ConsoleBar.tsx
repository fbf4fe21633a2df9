import PersonIcon from '@mui/icons-material/PersonOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  AppBar,
  LoadingIndicator,
  LocalesMenuButton,
  Logout,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useTranslate,
  useUserMenu,
} from 'react-admin';
import { Link } from 'react-router';

function AccountItem() {
  const translate = useTranslate();
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/account" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <PersonIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('console.menu.account')}</ListItemText>
    </MenuItem>
  );
}

function BarTools() {
  const translate = useTranslate();
  return (
    <>
      <LocalesMenuButton />
      {/* What turns while something loads has no name of its own. */}
      <LoadingIndicator aria-label={translate('console.loading')} />
    </>
  );
}

/** The bar on top. What a screen is called is its first heading, and the menu of a person is called by their name. */
export function ConsoleBar() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const hasName = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'));
  // Without a name to show react-admin takes a message's key alone, and says "Profile" to anything else.
  const label = hasName ? translate('console.account', { name: identity?.fullName ?? '' }) : 'console.menu.account';
  return (
    <AppBar
      // The name of the screen is its heading: it stays where it is while one scrolls.
      alwaysOn
      toolbar={<BarTools />}
      userMenu={
        <UserMenu label={label}>
          <AccountItem />
          <Logout />
        </UserMenu>
      }
    >
      <TitlePortal component="h1" />
    </AppBar>
  );
}
