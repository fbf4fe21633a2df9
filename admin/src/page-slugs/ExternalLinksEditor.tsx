import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { httpsLinkSchema } from '@manifold/domain/link/contract';
import { pageSlugsSchema } from '@manifold/domain/page-slugs/contract';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldEditorProps } from '../shared/definition/field-entry.js';

const { externalLinks } = pageSlugsSchema.shape;
const NAMES = Object.keys(externalLinks.shape) as (keyof typeof externalLinks.shape)[];

type Links = Readonly<Record<string, string>>;

const isAddress = (text: string): boolean => httpsLinkSchema.safeParse(text).success;

/** Edits the links to pages on other hosts, as full URLs. */
export function ExternalLinksEditor({ field, value, isEditable, onChange }: FieldEditorProps) {
  const translate = useTranslate();
  const headingId = useId();
  const [typed, setTyped] = useState<Links>();
  const links = typed ?? ((value ?? {}) as Links);
  const isWrong = (name: string): boolean => typed !== undefined && !isAddress(typed[name] ?? '');
  const change = (name: string, address: string) => {
    const next: Links = { ...links, [name]: address.trim() };
    setTyped(next);
    const isRight = NAMES.every((known) => isAddress(next[known] ?? ''));
    onChange(isRight ? { ok: true, value: next } : { ok: false, reason: 'console.pageSlugs.notAnAddress', values: {} });
  };
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography id={headingId} variant="h3" sx={{ fontSize: 15, fontWeight: 650 }}>
          {field.label}
        </Typography>
        <FormHelperText>{field.help}</FormHelperText>
      </div>
      {NAMES.map((name) => (
        <TextField
          key={name}
          fullWidth
          type="url"
          label={translate(`console.pageSlugs.link.${name}`)}
          value={links[name] ?? ''}
          disabled={!isEditable}
          error={isWrong(name)}
          helperText={isWrong(name) ? translate('console.pageSlugs.notAnAddress') : undefined}
          onChange={({ target }) => change(name, target.value)}
        />
      ))}
    </Box>
  );
}
