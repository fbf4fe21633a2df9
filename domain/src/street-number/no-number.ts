/** Usual ways to write "no number" per country, letters only: `s/n` is `sn`. */
const NO_NUMBER: Readonly<Record<string, readonly string[]>> = {
  AT: ['onr', 'ohnenr', 'ohnenummer', 'ohnehausnummer'],
  BE: ['zn', 'zondernummer', 'sn', 'sansn', 'sansno', 'sansnumero'],
  BG: ['бн', 'безномер', 'bn', 'beznomer'],
  CH: ['onr', 'ohnenr', 'ohnenummer', 'ohnehausnummer', 'sn', 'sansn', 'sansno', 'sansnumero', 'snc', 'senzanumero'],
  CZ: ['bc', 'bezcisla', 'bezcp'],
  DE: ['onr', 'ohnenr', 'ohnenummer', 'ohnehausnummer'],
  DK: ['un', 'udennr', 'udennummer'],
  ES: ['sn', 'sinn', 'sinnumero', 'sensenumero'],
  FI: ['ein', 'einumeroa', 'ilmannumeroa', 'utannummer'],
  FR: ['sn', 'sansn', 'sansno', 'sansnumero'],
  GB: ['na', 'none', 'nonumber'],
  GR: ['χα', 'χωρισαριθμο', 'ανευαριθμου', 'xa'],
  HR: ['bb', 'bezbroja'],
  HU: ['szn', 'szamnelkul', 'nincs'],
  IE: ['na', 'none', 'nonumber'],
  IT: ['sn', 'snc', 'senzanumero', 'senzanumerocivico'],
  LT: ['bn', 'benr', 'benumerio'],
  NL: ['zn', 'zondernummer'],
  NO: ['un', 'utennr', 'utennummer'],
  PL: ['bn', 'beznumeru'],
  PT: ['sn', 'semn', 'semnumero'],
  RO: ['fn', 'faranr', 'faranumar'],
  SE: ['un', 'utannr', 'utannummer'],
  SI: ['bb', 'bs', 'brezst', 'brezstevilke', 'brezhisnestevilke'],
  SK: ['bc', 'bezcisla'],
};

const lettersOf = (typed: string): string =>
  typed.toLowerCase().normalize('NFD').replace(/\P{L}/gu, '').replaceAll('ς', 'σ');

/** Returns whether a typed street number is a usual form of "none" in the country: `s/n`, `sans numéro`, `bb`, `б/н`. */
export function saysNoNumber(typed: string, countryCode: string): boolean {
  return NO_NUMBER[countryCode]?.includes(lettersOf(typed)) ?? false;
}
