import { describe, expect, it } from '@jest/globals';
import { AUDIT_ACTIONS } from '@manifold/domain/audit/actions';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { auditWords } from './words.js';
import { entryName } from './entry-name.js';

describe.each(['en', 'de'] as const)('an entry of the audit log in the console (%s)', (language) => {
  const { translate } = polyglotI18nProvider(() => ({ ...englishMessages, console: auditWords[language] }), language);

  it('names a revision in the language of the user', () => {
    const expected = { en: 'Published: revision 5', de: 'Veröffentlicht: Revision 5' };
    expect(entryName({ action: 'config.publish', subject: 'revision 5' }, translate)).toBe(expected[language]);
  });

  it.each(AUDIT_ACTIONS)('has words for the action %s', (action) => {
    const name = entryName({ action, subject: 'Spring' }, translate);
    expect(name).toMatch(/^[A-ZÄÖÜ].*: Spring$/);
    expect(name).not.toContain(action);
  });
});
