import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const text = z.string().min(1).max(200);

const textsSchema = z.strictObject({
  number: text,
  date: text,
  code: text,
  pay: text,
  payAmount: text.includes('%@'),
  redirecting: text,
  continueTo: text,
  wrongNumber: text,
  wrongDate: text,
  wrongCode: text,
  refused: text,
  failed: text,
  unknown: text,
  loading: text,
  allRequired: text,
  bank: text,
  chooseBank: text,
  chooseMethod: text,
  voucher: text,
  expires: text,
  reference: text,
  entity: text,
});

type Texts = z.output<typeof textsSchema>;

/** The short name of a text. */
export type TextName = keyof Texts;

/** The folder `texts`, from the sources and from the compiled file. */
function folder(): URL {
  const places = ['./texts/', '../../../../outside-world/payment-provider/browser/texts/'];
  const found = places.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
  if (found === undefined) throw new Error('The texts of the payment fields are missing.');
  return found;
}

/** Reads the texts of a file. Throws with the names of the file and of the field if the file does not fit the schema. */
function readTexts(file: URL): Texts {
  const checked = textsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new Error(`${file.pathname}: ${issue?.path.join('.')}: ${issue?.message}`);
}

function textsByLocale(texts: URL): Record<string, Texts> {
  const names = readdirSync(texts).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(names.map((name) => [name.replace('.json', ''), readTexts(new URL(name, texts))]));
}

/** The texts of the payment fields by the browser library's locale. English is part of the library. */
export const TEXTS: Readonly<Record<string, Texts>> = textsByLocale(folder());
