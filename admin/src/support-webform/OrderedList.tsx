import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { usePointerOrder } from './use-pointer-order.js';

interface OrderedListProps<Item extends { readonly key: string }> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  readonly isEditable: boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly children: (item: Item) => ReactNode;
}

/** Visible to screen readers only. */
const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A sortable list: by drag handle, by buttons, or with Alt and an arrow key from anywhere in an item. */
export function OrderedList<Item extends { readonly key: string }>(props: OrderedListProps<Item>) {
  const { label, items, nameOf, isEditable, onMove, children } = props;
  const translate = useTranslate();
  const [announcement, setAnnouncement] = useState('');
  const refocus = useRef<HTMLElement>(undefined);
  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length || from === to) return;
    if (document.activeElement instanceof HTMLElement) refocus.current = document.activeElement;
    onMove(from, to);
    setAnnouncement(translate('console.supportForm.moved', { name: nameOf(item), place: to + 1, count: items.length }));
  };
  const { list, drag, handle } = usePointerOrder(move);
  // A moved DOM node loses the focus; restore it.
  useLayoutEffect(() => {
    refocus.current?.focus();
    refocus.current = undefined;
  }, [items]);
  const step = (event: KeyboardEvent, index: number) => {
    const by = event.altKey && isEditable ? STEPS[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(index, index + by);
  };
  return (
    <>
      <Box component="ol" ref={list} aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {items.map((item, index) => (
          <Box
            component="li"
            key={item.key}
            onKeyDown={(event: KeyboardEvent) => step(event, index)}
            sx={{
              display: 'flex',
              alignItems: 'flex-start',
              borderTop: 1,
              borderColor: drag && drag.to === index && drag.to < drag.from ? 'primary.main' : 'divider',
              boxShadow: drag && drag.to === index && drag.to > drag.from ? '0 2px 0 #22577a' : 'none',
              opacity: drag?.from === index ? 0.5 : 1,
            }}
          >
            {isEditable && (
              <Box sx={{ display: 'flex', flex: 'none', alignItems: 'center', minHeight: 44 }}>
                <Box
                  {...handle(index)}
                  aria-hidden
                  sx={{ cursor: 'grab', touchAction: 'none', display: 'flex', color: 'text.secondary', p: 0.5 }}
                >
                  <DragIndicatorIcon fontSize="small" />
                </Box>
                <MoveButton
                  name={translate('console.supportForm.up', { name: nameOf(item) })}
                  isPossible={index > 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUpwardIcon fontSize="inherit" />
                </MoveButton>
                <MoveButton
                  name={translate('console.supportForm.down', { name: nameOf(item) })}
                  isPossible={index < items.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDownwardIcon fontSize="inherit" />
                </MoveButton>
              </Box>
            )}
            <Box sx={{ flex: 1, minWidth: 0 }}>{children(item)}</Box>
          </Box>
        ))}
      </Box>
      <Box role="status" aria-live="polite" sx={UNSEEN}>
        {announcement}
      </Box>
    </>
  );
}

interface MoveButtonProps {
  readonly name: string;
  readonly isPossible: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Stays focusable when it is disabled, because the focus would be lost at the end of the list. */
function MoveButton({ name, isPossible, onClick, children }: MoveButtonProps) {
  return (
    <IconButton
      size="small"
      aria-label={name}
      aria-disabled={!isPossible}
      onClick={onClick}
      sx={{ opacity: isPossible ? 1 : 0.35 }}
    >
      {children}
    </IconButton>
  );
}
