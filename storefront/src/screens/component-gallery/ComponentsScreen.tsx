import { buttonClasses } from '../../ui/button-classes.js';
import { ButtonsChapter } from './ButtonsChapter.js';
import { ContentChapter } from './ContentChapter.js';
import { FieldsChapter } from './FieldsChapter.js';
import { OverlaysChapter } from './OverlaysChapter.js';
import { ProductChapter } from './ProductChapter.js';
import { TokensChapter } from './TokensChapter.js';

const CHAPTERS = [
  { id: 'buttons', name: 'Buttons' },
  { id: 'fields', name: 'Fields' },
  { id: 'overlays', name: 'Overlays' },
  { id: 'product', name: 'Product' },
  { id: 'texts', name: 'Content' },
  { id: 'tokens', name: 'Tokens' },
];

/** Shows every component of the shop in all its states, in the brand and language of the store. */
export function ComponentsScreen() {
  return (
    <div className="page pt-8 lg:pt-12">
      <h1 className="text-2xl font-extrabold tracking-tight lg:text-3xl">Components</h1>
      <p className="mt-2 max-w-prose text-md text-ink-soft">
        The components of the shop in every state. Colours, type and corners come from the brand; built-in texts are in
        the store’s language.
      </p>
      <nav aria-label="Chapters" className="mt-6 flex flex-wrap gap-2">
        {CHAPTERS.map(({ id, name }) => (
          <a key={id} href={`#${id}`} className={buttonClasses({ variant: 'quaternary', size: 'sm' })}>
            {name}
          </a>
        ))}
      </nav>
      <ButtonsChapter />
      <FieldsChapter />
      <OverlaysChapter />
      <ProductChapter />
      <ContentChapter />
      <TokensChapter />
    </div>
  );
}
