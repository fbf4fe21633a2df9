import type { StoreView } from '@manifold/domain/admin-api/contract';
import { useTranslate } from 'react-admin';
import { useGrantPlaceName } from './use-grant-text.js';
import type { SectionAccess } from './section-access.js';

interface SectionAccessNoteProps {
  readonly access: SectionAccess;
  readonly stores: readonly StoreView[];
}

/** Explains which parts of a section the user may edit, or why none. */
export function SectionAccessNote({ access, stores }: SectionAccessNoteProps) {
  const translate = useTranslate();
  const nameOf = useGrantPlaceName(stores);
  if (access.kind === 'all') return null;
  if (access.kind === 'none') return <strong>{translate(`console.access.${access.reason}`)}</strong>;
  return <strong>{translate('console.access.some', { places: access.places.map(nameOf).join(', ') })}</strong>;
}
