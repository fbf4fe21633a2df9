import { describe, expect, it } from '@jest/globals';
import type { StaffRole } from './contract.js';
import type { Edit } from '../change-set/contract.js';
import { mayActOnDraft, mayReadDraft } from './draft-access.js';

const EMAIL = 'me@example.com';
const OTHER = 'other@example.com';
const ROW: Edit = {
  section: 'cash-on-delivery',
  layer: 'country',
  key: 'AT',
  validFrom: null,
  validTo: null,
  before: null,
  after: {},
};

const DRAFTS = {
  own: { author: EMAIL, editors: [], edits: [] },
  'co-edited': { author: OTHER, editors: [OTHER, EMAIL], edits: [ROW] },
  foreign: { author: OTHER, editors: [OTHER], edits: [ROW] },
  'foreign and empty': { author: OTHER, editors: [], edits: [] },
} as const;

describe('access to a draft', () => {
  // role | whose draft | may edit its rows | reads it | renames, previews, discards it
  it.each<[StaffRole, keyof typeof DRAFTS, boolean, boolean, boolean]>([
    ['admin', 'own', true, true, true],
    ['admin', 'co-edited', true, true, true],
    ['admin', 'foreign', true, true, true],
    ['admin', 'foreign and empty', true, true, true],
    ['operations', 'own', true, true, true],
    ['operations', 'co-edited', false, true, true],
    ['operations', 'foreign', true, true, false],
    ['operations', 'foreign', false, false, false],
    ['operations', 'foreign and empty', true, false, false],
    ['support', 'own', true, true, true],
    ['support', 'co-edited', false, true, true],
    ['support', 'foreign', true, true, false],
    ['support', 'foreign', false, false, false],
    ['support', 'foreign and empty', true, false, false],
  ])('%s, %s draft, rights on its rows %s: reads it %s, acts on it %s', (role, whose, mayEdit, reads, acts) => {
    const draft = { ...DRAFTS[whose], editors: [...DRAFTS[whose].editors], edits: [...DRAFTS[whose].edits] };
    const staff = { email: EMAIL, role };
    expect(mayReadDraft(staff, { ...draft, state: 'draft' }, () => mayEdit)).toBe(reads);
    expect(mayActOnDraft(staff, { ...draft, state: 'draft' })).toBe(acts);
  });

  it('is given to all staff once the draft is published', () => {
    const draft = { author: OTHER, editors: [OTHER], edits: [ROW], state: 'published' as const };
    expect(mayReadDraft({ email: EMAIL, role: 'support' }, draft, () => false)).toBe(true);
  });
});
