import type { Language } from '../terms/language.js';

/** Letters that a language transliterates instead of dropping their diacritic. */
const spelled: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  da: { æ: 'ae', ø: 'oe', å: 'aa' },
  nb: { æ: 'ae', ø: 'oe', å: 'aa' },
};

const shared: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  '×': 'x',
  '²': '2',
  '&': 'and',
};

// prettier-ignore
const cyrillic: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p',
  р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sht', ъ: 'a', ь: 'y', ю: 'yu', я: 'ya',
};

// prettier-ignore
const greek: Readonly<Record<string, string>> = {
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p',
  ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o',
};

function latin(character: string, language: Language): string {
  const plain = spelled[language]?.[character] ?? shared[character];
  if (plain !== undefined) return plain;
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '');
  // й decomposes into и and a breve, so Cyrillic is looked up before decomposition.
  return cyrillic[character] ?? greek[bare] ?? bare;
}

/** Greek letter pairs with one sound: `ου` is `ou`, `γγ` is `ng`. */
function greekSounds(text: string): string {
  return text.replace(/ο[υύ]/g, 'ou').replace(/γγ/g, 'ng');
}

/** Returns a text as a URL slug of `[a-z0-9-]`: `Elektrische Fritteuse 2 × 10 l` → `elektrische-fritteuse-2-x-10-l`. */
export function slug(text: string, language: Language): string {
  const lower = text.toLocaleLowerCase(language).normalize('NFC');
  const letters = language === 'el' ? greekSounds(lower) : lower;
  return letters
    .replace(/[^a-z0-9 ]/gu, (letter) => latin(letter, language))
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
