import { styled, type Palette } from '@mui/material/styles';

const NAME_WIDTH = 232;
const COLUMN_WIDTH = 124;
const HEAD_HEIGHT = 46;
const LINE_HEIGHT = 30;

/** Returns the width of a table with this number of stores, in CSS pixels. */
export function tableWidth(columns: number): number {
  return NAME_WIDTH + columns * COLUMN_WIDTH;
}

/** The scroll container of the table. */
export const GridFrame = styled('div')(({ theme }) => ({
  overflow: 'auto',
  // Grows with the screen, not with the table.
  width: 0,
  minWidth: '100%',
  height: 'max(320px, calc(100vh - 400px))',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
}));

const COLOURED = ['own', 'draft', 'waiting', 'dated'] as const;

const colouredStates = (state: Palette['state']) =>
  Object.fromEntries(
    COLOURED.map((name) => [`& td[data-state="${name}"]`, { backgroundColor: state[name], fontWeight: 600 }]),
  );

/** The table of the matrix. Styled as a whole, because styling thousands of cells one by one takes a second. */
export const GridTable = styled('table')(({ theme }) => {
  const line = `1px solid ${theme.palette.divider}`;
  const { state, text, background, primary } = theme.palette;
  return {
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    fontSize: 13,
    fontVariantNumeric: 'tabular-nums',
    userSelect: 'none',
    '& col:first-of-type': { width: NAME_WIDTH },
    '& col': { width: COLUMN_WIDTH },
    '& th, & td': {
      height: LINE_HEIGHT,
      padding: '2px 8px',
      borderRight: line,
      borderBottom: line,
      textAlign: 'left',
      fontWeight: 400,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      // Keeps a focused cell from scrolling under the sticky headers.
      scrollMarginTop: HEAD_HEIGHT + LINE_HEIGHT,
      scrollMarginLeft: NAME_WIDTH,
    },
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      height: HEAD_HEIGHT,
      backgroundColor: background.paper,
      lineHeight: 1.25,
      cursor: 'default',
    },
    '& thead th:first-of-type': { left: 0, zIndex: 4 },
    '& thead strong': { display: 'block', fontWeight: 650, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& thead small': { color: text.secondary, fontSize: 12 },
    '& tbody th': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      backgroundColor: background.paper,
      cursor: 'default',
    },
    '& tr[data-line="section"] td': {
      position: 'sticky',
      top: HEAD_HEIGHT,
      zIndex: 3,
      height: LINE_HEIGHT,
      padding: 0,
      // The heading stays beside the names of the settings when the table scrolls sideways.
      overflow: 'visible',
      backgroundColor: background.default,
      fontWeight: 650,
      cursor: 'pointer',
    },
    '& tr[data-line="section"] span': { position: 'sticky', left: 0, display: 'inline-block', padding: '0 8px' },
    '& td[data-kind="number"]': { textAlign: 'right' },
    '& td[data-state="inherited"]': { color: text.secondary },
    ...colouredStates(state),
    '& td[data-state="missing"]': { backgroundColor: state.missing, fontStyle: 'italic' },
    '& td > svg': { marginRight: 5, verticalAlign: 'baseline' },
    '& td[aria-selected="true"]': { boxShadow: `inset 0 0 0 999px ${theme.palette.action.selected}` },
    '& th[aria-selected="true"]': { backgroundColor: state.own },
    '& :is(th, td):focus': { outline: `2px solid ${primary.main}`, outlineOffset: -2 },
    '& td[data-typing]': { overflow: 'visible', padding: 0 },
    '& td :is(input, select)': {
      width: '100%',
      height: LINE_HEIGHT - 2,
      boxSizing: 'border-box',
      padding: '0 7px',
      border: 0,
      font: 'inherit',
      color: text.primary,
      backgroundColor: background.paper,
      outline: `2px solid ${primary.main}`,
      outlineOffset: -2,
    },
    '& td input[aria-invalid="true"]': { outlineColor: theme.palette.error.main },
  };
});
