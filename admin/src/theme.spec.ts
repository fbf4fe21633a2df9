import { expect, it } from '@jest/globals';
import { getContrastRatio } from '@mui/material/styles';
import { theme } from './theme.js';

const { background, state, warning } = theme.palette;

it.each([...Object.entries(state), ['paper', background.paper]])('warnings are readable on %s', (_name, ground) => {
  expect(getContrastRatio(warning.dark, ground)).toBeGreaterThan(4.5);
});
