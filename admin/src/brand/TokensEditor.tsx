import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldEditorProps } from '../shared/definition/field-entry.js';
import { useFormatLocale } from '../language/use-language.js';
import { contrastViolations } from './contrast-violations.js';
import { LookPreview } from './LookPreview.js';
import { TokenInput } from './TokenInput.js';
import { isColour, readTokens, tokensOf, type Tokens } from './tokens.js';

/** Edits a brand's design tokens, with a live preview and contrast warnings. */
export function TokensEditor({ field, value, isEditable, onChange }: FieldEditorProps) {
  const headingId = useId();
  const [typed, setTyped] = useState<Tokens>();
  const tokens = typed ?? tokensOf(value);
  const change = (name: string, text: string) => {
    const next = { ...tokens, [name]: text };
    setTyped(next);
    onChange(readTokens(next));
  };
  const names = Object.keys(tokens);
  const groups = [
    { kind: 'colours', names: names.filter((name) => isColour(tokens[name] ?? '')) },
    { kind: 'shapes', names: names.filter((name) => !isColour(tokens[name] ?? '')) },
  ];
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography id={headingId} variant="h3" sx={{ fontSize: 15, fontWeight: 650 }}>
          {field.label}
        </Typography>
        <FormHelperText>{field.help}</FormHelperText>
      </div>
      <LookPreview tokens={tokens} />
      <Violations tokens={tokens} />
      {groups.map(({ kind, names: shown }) => (
        <Box
          key={kind}
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))' }}
        >
          {shown.map((name) => (
            <TokenInput
              key={name}
              name={name}
              value={tokens[name] ?? ''}
              isEditable={isEditable}
              onChange={(text) => change(name, text)}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

function Violations({ tokens }: { readonly tokens: Tokens }) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 2 });
  const nameOf = (token: string) => translate(`console.brand.token.${token}`, { _: token });
  const violations = contrastViolations(tokens);
  if (violations.length === 0) return <Alert severity="success">{translate('console.brand.contrastWell')}</Alert>;
  return (
    <Alert severity="warning" role="status">
      {translate('console.brand.contrastViolations', { smart_count: violations.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {violations.map(({ ink, ground, ratio, minimum }) => (
          <li key={`${ink} ${ground}`}>
            {translate('console.brand.contrastViolation', {
              ink: nameOf(ink),
              ground: nameOf(ground),
              ratio: number(ratio),
              minimum: number(minimum),
            })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
