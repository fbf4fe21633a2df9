import Typography from '@mui/material/Typography';
import type { SearchIndexStatus } from '@manifold/domain/search-index/status';
import { useTranslate } from 'react-admin';
import { IndexTable } from './IndexTable.js';
import { SearchedTextPart } from './SearchedTextPart.js';
import { PartHeading, SystemSection } from './SystemSection.js';

interface SearchSectionProps {
  readonly indexes: readonly SearchIndexStatus[] | undefined;
  readonly hasFailed: boolean;
}

/** Shows the search indexes and the most frequent searches, and rebuilds indexes. */
export function SearchSection({ indexes, hasFailed }: SearchSectionProps) {
  const translate = useTranslate();
  const text = (name: string) => translate(`console.systems.search.${name}`);
  const locales = indexes?.flatMap((index) => index.locales) ?? [];
  return (
    <SystemSection id="search" title={text('title')} help={text('help')} isEmpty={!indexes} hasFailed={hasFailed}>
      {indexes?.length === 0 && <Typography>{text('none')}</Typography>}
      {indexes && indexes.length > 0 && <IndexTable indexes={indexes} />}
      {locales.length > 0 && (
        <>
          <PartHeading>{text('texts')}</PartHeading>
          <SearchedTextPart locales={locales} />
        </>
      )}
    </SystemSection>
  );
}
