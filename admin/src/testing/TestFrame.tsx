import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { I18nContext, type I18nProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { consoleWords } from '../console-words.js';
import { DraftProvider } from '../shared/draft/DraftProvider.js';

interface TestFrameProps {
  readonly client: QueryClient;
  /** Receives the titles of the browser tab: effects do not run on a server. */
  readonly onTitle?: (title: string) => void;
  readonly children: ReactNode;
}

const english = polyglotI18nProvider(() => ({ ...englishMessages, console: consoleWords('en') }), 'en');

/** Provides what all screens need, in English, to a screen that is rendered without a browser. */
export function TestFrame({ client, onTitle, children }: TestFrameProps) {
  const i18n: I18nProvider = {
    ...english,
    translate: (id: string, values?: { readonly title?: string }) => {
      if (id === 'console.tab' && values?.title !== undefined) onTitle?.(values.title);
      return english.translate(id, values);
    },
  };
  return (
    <QueryClientProvider client={client}>
      <I18nContext.Provider value={i18n}>
        <DraftProvider>{children}</DraftProvider>
      </I18nContext.Provider>
    </QueryClientProvider>
  );
}
