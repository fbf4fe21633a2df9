import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

/** The most recognisable colours of a brand. */
const SHOWN = ['band', 'accent', 'saving', 'ink', 'surface-sunken', 'ground'] as const;

/** Shows a brand's main colours, each with a text alternative. */
export function Swatches({ tokens }: { readonly tokens: Readonly<Record<string, string>> }) {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      aria-label={translate('console.brand.colours')}
      sx={{ display: 'flex', gap: 0.5, p: 0, m: 0, listStyle: 'none' }}
    >
      {SHOWN.flatMap((name) => {
        const colour = tokens[name];
        if (colour === undefined) return [];
        return (
          <Box
            key={name}
            component="li"
            title={`${name} ${colour}`}
            aria-label={`${name} ${colour}`}
            sx={{ width: 32, height: 32, borderRadius: 0.5, border: 1, borderColor: 'divider', bgcolor: colour }}
          />
        );
      })}
    </Box>
  );
}
