import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useId } from 'react';
import { Menu, useSidebarState, useStore, useTranslate } from 'react-admin';
import { useVisibleMenu } from './use-visible-menu.js';

/** The screens in their groups, each of which folds away and stays so. */
export function ConsoleMenu() {
  const groups = useVisibleMenu();
  return (
    <Menu dense sx={{ mb: 4 }}>
      {groups.map((group) => (
        <MenuSection key={group.name} {...group} />
      ))}
    </Menu>
  );
}

function MenuSection({ name, screens }: ReturnType<typeof useVisibleMenu>[number]) {
  const translate = useTranslate();
  const id = useId();
  const [isWide] = useSidebarState();
  const [isFolded, setFolded] = useStore(`menu.${name}.folded`, false);
  const label = translate(`console.menu.group.${name}`);
  // Only icons stand in the narrow bar: a folded group would leave no way to its screens.
  const isShown = !isFolded || !isWide;
  return (
    <>
      {isWide && (
        <MenuItem
          aria-expanded={isShown}
          aria-controls={id}
          tabIndex={0}
          onClick={() => setFolded(!isFolded)}
          sx={{ mt: 1, fontSize: 13, fontWeight: 650, color: 'text.secondary', justifyContent: 'space-between' }}
        >
          {label}
          <ExpandMoreIcon fontSize="small" sx={{ transform: isShown ? 'rotate(180deg)' : 'none' }} />
        </MenuItem>
      )}
      <Box id={id} role="group" aria-label={label} hidden={!isShown}>
        {screens.map((screen) => (
          <Menu.Item key={screen.name} to={`/${screen.name}`} primaryText={screen.label} leftIcon={<screen.Icon />} />
        ))}
      </Box>
    </>
  );
}
