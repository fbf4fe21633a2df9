type Values = Readonly<Record<string, unknown>> | null;

/** An edit as the API returns it. */
export interface Edit {
  readonly section: string;
  readonly layer: string;
  readonly key: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly before: Values;
  readonly after: Values;
}

function period({ validFrom, validTo }: Edit): string {
  if (validFrom === null) return '';
  return ` from ${validFrom}${validTo === null ? '' : ` to ${validTo}`}`;
}

/** Formats an edit as text: the row, then the removed and added values. */
export function editText(edit: Edit): string {
  const { section, layer, key, before, after } = edit;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const lines = fields.flatMap((field) => {
    const [old, next] = [before?.[field], after?.[field]].map((value) => JSON.stringify(value));
    if (old === next) return [];
    return [
      ...(old === undefined ? [] : [`  - ${field}: ${old}`]),
      ...(next === undefined ? [] : [`  + ${field}: ${next}`]),
    ];
  });
  return [`${section}  ${layer} ${key}${period(edit)}`, ...lines].join('\n');
}
