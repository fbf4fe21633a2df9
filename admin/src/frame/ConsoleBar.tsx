import PersonIcon from '@mui/icons-material/PersonOutlined';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
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
import { useId } from 'react';
import { Link } from 'react-router';
import { DiscardDialog } from '../shared/dialog/DiscardDialog.js';
import { useSignOut } from './use-sign-out.js';

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

function SignOutItem({ onSignOut }: { readonly onSignOut: () => void }) {
  const menu = useUserMenu();
  const signOut = () => {
    menu?.onClose();
    onSignOut();
  };
  return <Logout onClick={signOut} />;
}

function BarTools() {
  const translate = useTranslate();
  return (
    <>
      <LocalesMenuButton />
      {/* The loading indicator has no accessible name by default. */}
      <LoadingIndicator aria-label={translate('console.loading')} />
    </>
  );
}

/** Covers the console while a sign-out is under way. It cannot be closed; its title is announced, because it takes the focus. */
function SigningOut() {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('console.signOut.underWay')}</DialogTitle>
      <DialogContent>
        <LinearProgress aria-labelledby={titleId} />
      </DialogContent>
    </Dialog>
  );
}

/** Renders the app bar with the screen title and the user menu. */
export function ConsoleBar() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'));
  // On narrow screens react-admin translates the label itself and shows "Profile" for translated text, so it gets the key.
  const label = isWide ? translate('console.account', { name: identity?.fullName ?? '' }) : 'console.menu.account';
  const { isAsking, isSigningOut, signOut, stay, leave } = useSignOut();
  return (
    <>
      <AppBar
        // The bar contains the heading of the screen, so it must not scroll away.
        alwaysOn
        toolbar={<BarTools />}
        userMenu={
          <UserMenu label={label}>
            <AccountItem />
            <SignOutItem onSignOut={signOut} />
          </UserMenu>
        }
      >
        <TitlePortal component="h1" />
      </AppBar>
      {isSigningOut && <SigningOut />}
      {isAsking && (
        <DiscardDialog
          title={translate('console.signOut.title')}
          text={translate('console.signOut.text')}
          keep={translate('console.signOut.stay')}
          lose={translate('console.signOut.leave')}
          onKeep={stay}
          onLose={leave}
        />
      )}
    </>
  );
}
