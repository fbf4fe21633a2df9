import { expect, it } from '@jest/globals';
import { missingSteps, type Step } from './use-edits.js';

const saved: Step = { values: new Map([['a', { value: 1 }]]), isAnswered: true };
const sending: Step = { values: new Map([['b', { value: 2 }]]), isAnswered: false };

it('shows saved edits until the table has loaded with them, whatever is typed meanwhile', () => {
  expect(missingSteps([saved, sending], true)).toEqual([saved, sending]);
  expect(missingSteps([saved, sending], false)).toEqual([sending]);
});
