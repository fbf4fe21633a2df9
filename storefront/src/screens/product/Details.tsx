import type { Product } from '@manifold/domain/catalogue/contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFactName } from '../../platform/facts/use-fact-name.js';
import { cachedOnServer } from '../../platform/cached-markup/CachedMarkup.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { FactTable } from '../../ui/FactTable.js';
import { Icon } from '../../ui/Icon.js';
import { detailsMessages } from './details-messages.js';

interface DetailsProps {
  readonly product: Product;
}

function UncachedDetails({ product: { highlights, description, techDetails, faq, manualUrl } }: DetailsProps) {
  const { formatMessage } = useIntl();
  const factName = useFactName();
  const rows = techDetails.map(({ key, value }) => ({ key, name: factName(key), value }));
  return (
    <div className="min-w-0 space-y-10 lg:space-y-12">
      {highlights.length > 0 ? (
        <Section id="highlights" title={formatMessage(detailsMessages.highlights)}>
          <ul className="grid grid-cols-1 gap-x-8 gap-y-2.5 md:grid-cols-2">
            {highlights.map((highlight) => (
              <li key={highlight} className="flex items-start gap-2.5 text-md">
                <Icon name="check" className="mt-0.5 text-accent" />
                <span className="min-w-0 hyphens-auto [overflow-wrap:anywhere]">{highlight}</span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {description ? (
        <Section id="description" title={formatMessage(detailsMessages.description)}>
          <div className="max-w-prose space-y-3 text-md text-ink-soft">
            {description.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      ) : null}
      {rows.length > 0 ? (
        <Section id="technical-details" title={formatMessage(detailsMessages.techDetails)}>
          <div className="overflow-hidden rounded-card border border-hairline bg-surface">
            <FactTable caption={formatMessage(detailsMessages.techDetails)} rows={rows} />
          </div>
          {manualUrl ? (
            <a href={manualUrl} className={buttonClasses({ variant: 'link', className: 'mt-3 py-2' })}>
              <Icon name="document" />
              {formatMessage(detailsMessages.manual)}
            </a>
          ) : null}
        </Section>
      ) : null}
      {faq.length > 0 ? (
        <Section id="questions" title={formatMessage(detailsMessages.faq)}>
          <Questions faq={faq} />
        </Section>
      ) : null}
    </div>
  );
}

/** Native `details` elements: they open without a script, and the browser's search finds closed answers. */
function Questions({ faq }: Pick<Product, 'faq'>) {
  return (
    <div className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
      {faq.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 p-4 text-md font-semibold">
            {question}
            <Icon name="chevron-down" className="text-ink-soft transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-prose px-4 pb-4 text-md text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}

interface SectionProps {
  /** Unlike an id of React's, the same on every page: the markup is made once for all of them. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The details below the first screen: highlights, description, technical details, questions. */
export const Details = import.meta.env.SSR
  ? cachedOnServer(UncachedDetails, { ownerOf: ({ product }) => product, variantOf: () => 'details' })
  : UncachedDetails;
