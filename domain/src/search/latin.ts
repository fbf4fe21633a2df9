// prettier-ignore
const GREEK: Readonly<Record<string, string>> = {
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p',
  ρ: 'r', σ: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o',
};
// prettier-ignore
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p',
  р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sht', ъ: 'a', ь: 'y', ю: 'yu', я: 'ya',
};
const LETTERS: Readonly<Record<string, string>> = { ...GREEK, ...CYRILLIC };
const LETTER = /[\u0370-\u03ff\u0400-\u04ff]/gu;

/**
 * Transliterates a normalised word to Latin letters: many people type Greek and Bulgarian this way, and Postgres
 * supports trigrams of other scripts only in matching locales. Letters that sound alike become equal.
 */
export const inLatin = (word: string): string => word.replace(LETTER, (letter) => LETTERS[letter] ?? letter);
