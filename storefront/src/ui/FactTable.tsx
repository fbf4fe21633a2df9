import type { ReactNode } from 'react';

/** Facts in two columns: name and value. */
export function FactTable({
  caption,
  rows,
}: {
  readonly caption: string;
  readonly rows: readonly { readonly key: string; readonly name: ReactNode; readonly value: ReactNode }[];
}) {
  return (
    <table className="w-full wrap-anywhere border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ key, name, value }) => (
          <tr key={key} className="border-b border-hairline last:border-0 odd:bg-ground">
            <th scope="row" className="w-2/5 px-4 py-2.5 text-left align-top font-normal text-ink-soft">
              {name}
            </th>
            <td className="tabular px-4 py-2.5 align-top font-semibold">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
