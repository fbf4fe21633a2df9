import { useTranslate } from 'react-admin';
import { useStores } from '../shared/section/use-section.js';
import { SearchedTextPart } from './SearchedTextPart.js';
import { PartHeading, SystemSection } from './SystemSection.js';

/** What people search for in the shops' languages. */
export function SearchSection() {
  const translate = useTranslate();
  const { data: stores, error } = useStores();
  const locales = [...new Set(stores?.flatMap((store) => store.locales))];
  const word = (name: string) => translate(`console.systems.search.${name}`);
  return (
    <SystemSection id="search" title={word('title')} help={word('help')} isEmpty={!stores} hasFailed={error !== null}>
      {locales.length > 0 && (
        <>
          <PartHeading>{word('texts')}</PartHeading>
          <SearchedTextPart locales={locales} />
        </>
      )}
    </SystemSection>
  );
}
