import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { StepSkeleton } from './StepSkeleton.js';

const htmlOf = (onRetry?: () => void): string => {
  const step = createElement(StepSkeleton, { title: 'Payment', rows: 1, onRetry });
  return renderToString(createElement(IntlProvider, { locale: 'en', onError: () => undefined, children: step }));
};

describe('a step of the checkout that is not loaded', () => {
  it('is only a placeholder at first', () => expect(htmlOf()).not.toContain('button'));

  it('says that it is late, with a button that tries again', () =>
    expect(htmlOf(() => undefined)).toMatch(/role="alert".*Try again/));
});
