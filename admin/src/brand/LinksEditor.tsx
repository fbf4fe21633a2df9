import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { brandSchema, type Brand } from '@manifold/domain/brand/contract';
import { linkSchema } from '@manifold/domain/link/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { EntryList } from '../shared/row/EntryList.js';
import type { FieldEditorProps } from '../shared/definition/field-entry.js';

type Link = Brand['socialLinks'][number];

const isWrong = (link: Link, part: keyof Link): boolean =>
  part === 'url' ? !linkSchema.safeParse(link.url).success : link.name.trim() === '';

function linksOf(value: unknown): readonly Link[] {
  const read = brandSchema.shape.socialLinks.safeParse(value);
  return read.success ? read.data : [];
}

/** Edits the footer links and their names, in display order. */
export function LinksEditor({ field, value, isEditable, onChange }: FieldEditorProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<readonly Link[]>();
  const change = (next: readonly Link[]) => {
    setTyped(next);
    onChange(
      !next.some((link) => isWrong(link, 'name') || isWrong(link, 'url'))
        ? { ok: true, value: next }
        : { ok: false, reason: 'console.brand.needsBoth', values: {} },
    );
  };
  return (
    <EntryList
      label={field.label}
      help={field.help}
      entries={typed ?? linksOf(value)}
      isEditable={isEditable}
      nameOf={({ name }) => name}
      begin={() => ({ name: '', url: '' })}
      onEntries={change}
    >
      {(link, onLink) => (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {(['name', 'url'] as const).map((part) => (
            <TextField
              key={part}
              label={translate(`console.brand.link.${part}`)}
              value={link[part]}
              disabled={!isEditable}
              error={typed !== undefined && isWrong(link, part)}
              onChange={({ target }) => onLink({ ...link, [part]: target.value })}
              sx={{ flex: part === 'url' ? '2 1 220px' : '1 1 140px' }}
            />
          ))}
        </Box>
      )}
    </EntryList>
  );
}
