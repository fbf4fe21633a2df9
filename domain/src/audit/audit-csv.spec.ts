import { describe, expect, it } from '@jest/globals';
import { AUDIT_CSV_COLUMNS, auditCsvLine, csvLine } from './audit-csv.js';
import { changesOfEdit } from './changes-of-edit.js';

const row = { section: 'cash-on-delivery', layer: 'country', key: 'SK', validFrom: null, validTo: null } as const;
const entry = {
  id: '7',
  at: '2026-11-20T12:00:00.000Z',
  actor: 'operations@manifold.test',
  address: '127.0.0.1',
  action: 'config.publish',
  subject: 'revision 2',
  reason: 'Less risk, "really"',
  revision: 2,
  sections: ['cash-on-delivery'],
  stores: ['ferrum_sk'],
};

describe('a line of the audit in CSV', () => {
  it('says who changed which value from what to what, and why', () => {
    const [change] = changesOfEdit({ ...row, before: { itemLimit: 1 }, after: { itemLimit: null } });
    expect(auditCsvLine(entry, change)).toBe(
      '2026-11-20T12:00:00.000Z,operations@manifold.test,127.0.0.1,config.publish,revision 2,2,' +
        'cash-on-delivery,country,SK,,,itemLimit,1,null,"Less risk, ""really"""\r\n',
    );
  });

  it('has a cell for every column, even if no field was changed', () => {
    const plain = { ...entry, address: null, revision: null, reason: null };
    expect(auditCsvLine(plain).trimEnd().split(',')).toHaveLength(AUDIT_CSV_COLUMNS.length);
  });

  //  what stands in a value | what a spreadsheet gets
  it.each([
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['+421 900', "'+421 900"],
    ['@cmd', "'@cmd"],
    ['-2+3', "'-2+3"],
    ['\tx', "'\tx"],
    ['＝1+1', "'＝1+1"],
    ['\n=1+1', `"'\n=1+1"`],
    ['-15', '-15'],
    ['-0.5', '-0.5'],
    ['two\r\nlines', '"two\r\nlines"'],
  ])('keeps a spreadsheet from executing %j', (value, written) => {
    expect(csvLine([value])).toBe(`${written}\r\n`);
  });
});

describe('the fields that an edit changes', () => {
  it('are those whose value differs, regardless of the order of keys', () => {
    const before = { label: { en: 'Up', de: 'Auf' }, itemLimit: 1 };
    const after = { label: { de: 'Auf', en: 'Up' }, itemLimit: 2 };
    expect(changesOfEdit({ ...row, before, after })).toEqual([{ ...row, field: 'itemLimit', before: 1, after: 2 }]);
  });

  it('are all fields of a row that was added or removed', () => {
    expect(changesOfEdit({ ...row, before: null, after: { enabled: false } })).toHaveLength(1);
    expect(changesOfEdit({ ...row, before: { enabled: false, itemLimit: 1 }, after: null })).toHaveLength(2);
  });
});
