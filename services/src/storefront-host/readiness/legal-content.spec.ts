import { describe, expect, it } from '@jest/globals';
import { contentProblems } from './legal-content.js';

const OWNER = { legalName: 'Ferrum GmbH' };
const PARAGRAPH = 'We take back every machine within fourteen days after its delivery. '.repeat(2);

const page = (heading: string, text: string): string =>
  `<html><body><main><h1>${heading}</h1><p>${text}</p></main></body></html>`;

const problems = (html: string, key: 'return-policy' | 'company-information' = 'return-policy') =>
  contentProblems(html, key, OWNER);

describe('a legal page', () => {
  it('has no problems with a heading and a paragraph', () => {
    expect(problems(page('Returns', PARAGRAPH))).toEqual([]);
  });

  it('is reported in words of both languages if it lacks content', () => {
    expect(problems(page('', '{company} sells.'))).toEqual([
      { en: 'no heading', de: 'keine Überschrift' },
      {
        en: expect.stringMatching(/^\d+ of at least 120 characters$/),
        de: expect.stringMatching(/^\d+ von mindestens 120 Zeichen$/),
      },
      { en: 'an unfilled placeholder', de: 'ein nicht ausgefüllter Platzhalter' },
    ]);
  });

  it('must name the owner if it is about the company', () => {
    expect(problems(page('Company', PARAGRAPH), 'company-information')).toEqual([
      { en: 'does not name Ferrum GmbH', de: 'nennt Ferrum GmbH nicht' },
    ]);
    expect(problems(page('Company', `${PARAGRAPH} Ferrum GmbH`), 'company-information')).toEqual([]);
  });
});
