import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Menu, useSidebarState, useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { EVERYDAY, filteredMenu, type VisibleGroup } from './menu.js';
import { useVisibleMenu } from './use-visible-menu.js';

/** Renders the menu: everyday screens first, then collapsible groups, with a filter by name. */
export function ConsoleMenu() {
  const translate = useTranslate();
  const groups = useVisibleMenu();
  const [isWide] = useSidebarState();
  const [text, setText] = useState('');
  // The collapsed menu shows icons only and has no room for the filter.
  const isFiltering = isWide && text.trim() !== '';
  const shown = isFiltering ? filteredMenu(groups, text) : groups;
  return (
    <>
      {isWide && (
        <TextField
          type="search"
          label={translate('console.menu.find')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          sx={{ m: 1.5, mb: 0.5 }}
        />
      )}
      {shown.length === 0 && isFiltering && (
        <Typography sx={{ px: 2, py: 1 }}>{translate('console.menu.none')}</Typography>
      )}
      <Menu dense sx={{ mt: 0.5, mb: 4 }}>
        {shown.map((group) => (
          <MenuSection key={group.name} {...group} isFiltering={isFiltering} onChosen={() => setText('')} />
        ))}
      </Menu>
    </>
  );
}

interface MenuSectionProps extends VisibleGroup {
  readonly isFiltering: boolean;
  readonly onChosen: () => void;
}

function MenuSection({ name, screens, isFiltering, onChosen }: MenuSectionProps) {
  const translate = useTranslate();
  const id = useId();
  const { pathname } = useLocation();
  const [isWide] = useSidebarState();
  const [isOpen, setOpen] = useStore<boolean | null>(`menu.${name}.open`, null);
  const label = translate(`console.menu.group.${name}`);
  const isHere = screens.some((screen) => pathname === `/${screen.name}`);
  const isFoldable = isWide && name !== EVERYDAY && !isFiltering;
  // The collapsed menu has no group headings, so every group must be open.
  const isShown = !isFoldable || (isOpen ?? isHere);
  return (
    <>
      {isFoldable && (
        <MenuItem
          aria-expanded={isShown}
          aria-controls={id}
          tabIndex={0}
          onClick={() => setOpen(!isShown)}
          sx={{ mt: 0.5, fontSize: 13, fontWeight: 650, color: 'text.secondary', justifyContent: 'space-between' }}
        >
          {label}
          <ExpandMoreIcon fontSize="small" sx={{ transform: isShown ? 'rotate(180deg)' : 'none' }} />
        </MenuItem>
      )}
      <Box id={id} role="group" aria-label={label} hidden={!isShown}>
        {screens.map((screen) => (
          <Menu.Item
            key={screen.name}
            to={`/${screen.name}`}
            primaryText={screen.label}
            leftIcon={<screen.Icon />}
            onClick={onChosen}
          />
        ))}
      </Box>
    </>
  );
}
