import { expect, it } from '@jest/globals';
import type { MessageDescriptor } from 'react-intl';
import { RESULT_MESSAGES, vatIssueMessages, vatMessages } from './messages.js';
import type { VatResult } from './vat-check.js';

const text = ({ defaultMessage }: MessageDescriptor) => defaultMessage;

//  result | what it says, word for word as in the specification (shell §8)
it.each<[VatResult, readonly string[]]>([
  ['net', ['VAT ID successfully validated.', 'Prices have been adjusted to NET.']],
  ['valid', ['VAT ID successfully validated.']],
  [
    'without-rate-change',
    [
      'VAT ID successfully validated.',
      'We were unable to adjust prices to NET. You can continue and contact our support service to claim the tax back.',
    ],
  ],
  [
    'not-valid',
    [
      'VAT ID not validated.',
      'Make sure your VAT ID format is correct to receive a NET invoice or ignore and continue with GROSS invoice.',
    ],
  ],
  [
    'could-not-validate',
    ['VAT ID not validated.', 'Technical issue occurred.', 'Please correct it or continue anyway.'],
  ],
  ['timeout', ['VAT ID validation is taking too much time.', 'Please correct it or continue anyway.']],
])('a number that is %s reads as specified', (result, sentences) => {
  expect(RESULT_MESSAGES[result].map(text)).toEqual(sentences);
});

it('the dialog about issues, the retry and the support link read as specified', () => {
  const { issues, retry, needSupport } = vatMessages;
  expect([issues, retry, needSupport].map(text)).toEqual([
    'VAT ID Validation Issues',
    'Validate my VAT ID',
    'Need support?',
  ]);
  const { invalid, private: personal, system } = vatIssueMessages;
  expect([invalid, personal, system].map(text)).toEqual(['Invalid VAT ID', 'Private VAT ID', 'System Error']);
});
