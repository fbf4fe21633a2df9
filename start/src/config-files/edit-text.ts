type Values = Readonly<Record<string, unknown>> | null;

/** The address of a row as the API returns it. */
export interface EditedRow {
  readonly section: string;
  readonly layer: string;
  readonly key: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** An edit as the API returns it. */
export interface Edit extends EditedRow {
  readonly before: Values;
  readonly after: Values;
}

function period({ validFrom, validTo }: EditedRow): string {
  if (validFrom === null) return '';
  return ` from ${validFrom}${validTo === null ? '' : ` to ${validTo}`}`;
}

/** Formats the address of a row: `cash-on-delivery  country SK`. */
export function rowText(row: EditedRow): string {
  return `${row.section}  ${row.layer} ${row.key}${period(row)}`;
}

/** Formats an edit as text: the row, then the removed and added values. */
export function editText(edit: Edit): string {
  const { before, after } = edit;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const lines = fields.flatMap((field) => {
    const [old, next] = [before?.[field], after?.[field]].map((value) => JSON.stringify(value));
    if (old === next) return [];
    return [
      ...(old === undefined ? [] : [`  - ${field}: ${old}`]),
      ...(next === undefined ? [] : [`  + ${field}: ${next}`]),
    ];
  });
  return [rowText(edit), ...lines].join('\n');
}
