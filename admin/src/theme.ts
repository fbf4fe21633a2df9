import { createTheme } from '@mui/material/styles';
import { defaultTheme } from 'react-admin';

const INK = '#1f2a37';
const GROUND = '#f5f6f8';

/** A dense, quiet theme: one font family, small type, hairlines, colour only where it has a meaning. */
export const theme = createTheme({
  ...defaultTheme,
  palette: {
    mode: 'light',
    primary: { main: '#22577a' },
    secondary: { main: INK },
    background: { default: GROUND, paper: '#ffffff' },
    text: { primary: INK, secondary: '#566272' },
    // Dark enough for text, also on the colours of `state`.
    warning: { main: '#ed6c02', dark: '#8a5300' },
    state: { own: '#eef4f8', draft: '#fdf1d6', waiting: '#fbdfc4', dated: '#efeaf7', missing: '#fbe6e4' },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: "'Sofia Sans Variable', system-ui, 'Segoe UI', Roboto, Arial, sans-serif",
    fontSize: 14,
    h1: { fontSize: 24, fontWeight: 650 },
    h2: { fontSize: 17, fontWeight: 650 },
    h6: { fontSize: 17, fontWeight: 650 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    ...defaultTheme.components,
    // Keeps focused elements clear of the bars at top and bottom.
    MuiCssBaseline: { styleOverrides: { html: { scrollPaddingTop: 100, scrollPaddingBottom: 120 } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: false } },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 650, backgroundColor: '#ffffff' } } },
    MuiButtonBase: {
      styleOverrides: { root: { '&:focus-visible': { outline: '2px solid #22577a', outlineOffset: -2 } } },
    },
  },
});

declare module '@mui/material/styles' {
  interface Palette {
    state: { own: string; draft: string; waiting: string; dated: string; missing: string };
  }
  interface PaletteOptions {
    state?: { own: string; draft: string; waiting: string; dated: string; missing: string };
  }
}
