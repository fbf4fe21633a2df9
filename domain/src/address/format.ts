/** `f` family name first, `n` number before the street, `p` postal code on a line of its own, `c` city above the street. */
const FORMATS: Readonly<Record<string, string>> = { FR: 'n', GB: 'np', HU: 'fpc', IE: 'np' };

/** Whether a country's addresses differ in this way from "name, street number, postal code city" (libaddressinput's data). */
export const addressHas = (country: string | undefined, trait: 'f' | 'n' | 'p' | 'c'): boolean =>
  FORMATS[country ?? '']?.includes(trait) ?? false;
