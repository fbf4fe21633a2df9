import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Tokens } from './tokens.js';

/** Shows part of a shop in the edited colours and fonts. It has no controls; assistive technology reads it as one picture. */
export function LookPreview({ tokens }: { readonly tokens: Tokens }) {
  const translate = useTranslate();
  const token = (name: string): string => tokens[name] ?? 'inherit';
  const font = { fontFamily: token('font-family') };
  const heading = {
    fontFamily: tokens['font-family-heading'] ?? token('font-family'),
    fontWeight: token('font-weight-heading'),
    letterSpacing: token('letter-spacing-heading'),
  };
  return (
    <Box
      role="img"
      aria-label={translate('console.brand.preview')}
      sx={{
        ...font,
        bgcolor: token('ground'),
        color: token('ink'),
        border: 1,
        borderColor: token('hairline'),
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      <Box sx={{ bgcolor: token('band'), color: token('band-ink'), px: 2, py: 1, fontSize: 13 }}>
        {translate('console.brand.sample.strip')}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, p: 2, flexWrap: 'wrap' }}>
        <Box
          sx={{
            flex: '1 1 220px',
            bgcolor: token('surface'),
            borderRadius: token('radius'),
            boxShadow: token('shadow'),
            border: `1px solid ${token('hairline')}`,
            p: 2,
          }}
        >
          <Box sx={{ ...heading, fontSize: 19 }}>{translate('console.brand.sample.name')}</Box>
          <Box sx={{ color: token('ink-faint'), fontSize: 13 }}>{translate('console.brand.sample.hint')}</Box>
          <Box sx={{ fontSize: 24, fontWeight: token('font-weight-strong'), my: 0.5 }}>1.249,00 €</Box>
          <Box
            component="span"
            sx={{ color: token('saving'), bgcolor: token('saving-ground'), px: 1, borderRadius: token('radius-small') }}
          >
            {translate('console.brand.sample.saving')}
          </Box>
          <Box sx={{ color: token('ok'), mt: 0.5, fontSize: 14 }}>✓ {translate('console.brand.sample.stock')}</Box>
        </Box>
        <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', fontWeight: token('font-weight-strong') }}>
          <Box
            sx={{
              bgcolor: token('accent'),
              color: token('accent-ink'),
              px: 2.5,
              py: 1.25,
              borderRadius: token('radius'),
            }}
          >
            {translate('console.brand.sample.buy')}
          </Box>
          <Box
            sx={{
              color: token('accent'),
              bgcolor: token('accent-ground'),
              px: 2.5,
              py: 1,
              borderRadius: token('radius'),
            }}
          >
            {translate('console.brand.sample.chosen')}
          </Box>
          <Box sx={{ color: token('danger'), fontSize: 14 }}>{translate('console.brand.sample.error')}</Box>
        </Box>
      </Box>
    </Box>
  );
}
