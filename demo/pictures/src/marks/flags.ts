/* eslint max-params: off -- a flag is its colours in a row */

const flag = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const area = (colour: string, path: string): string => `<path fill="${colour}" d="${path}"/>`;

/** Three equal horizontal stripes, from top to bottom. */
const level = (top: string, middle: string, bottom: string, arms = ''): string =>
  flag(36, 24, `${area(top, 'M0 0h36v8H0z')}${area(middle, 'M0 8h36v8H0z')}${area(bottom, 'M0 16h36v8H0z')}${arms}`);

/** Three equal vertical stripes, from left to right. */
const upright = (hoist: string, middle: string, fly: string): string =>
  flag(36, 24, `${area(hoist, 'M0 0h12v24H0z')}${area(middle, 'M12 0h12v24H12z')}${area(fly, 'M24 0h12v24H24z')}`);

const checks = Array.from({ length: 13 }, (_, index) => {
  const place = index * 2;
  return `M${13.5 + (place % 5) * 1.8} ${7.6 + Math.floor(place / 5) * 1.8}h1.8v1.8h-1.8z`;
}).join('');

const arms = {
  croatia:
    area('#fff', 'M13.5 7.6h9v7.2q0 3.6-4.5 4.2-4.5-.6-4.5-4.2z') +
    area('#e0112b', checks) +
    area('#e0112b', 'M14.2 16.6h7.6q-1.2 2-3.8 2.4-2.6-.4-3.8-2.4z') +
    '<path fill="#171796" d="M13 7.4l-.4-2.6 2 .9.8-1.6 1.3 1.3L18 3.6l1.3 1.8 1.3-1.3.8 1.6 2-.9-.4 2.6z"/><path fill="#5ab5e0" d="M15.4 5.4h1.2v1.4h-1.2zM19.4 5.4h1.2v1.4h-1.2z"/>',
  portugal:
    '<circle cx="14.4" cy="12" r="5.2" fill="none" stroke="#ffe000" stroke-width="1.1"/><path d="M9.4 12h10M14.4 7v10M10.8 8.6l7.2 6.8M18 8.6l-7.2 6.8" stroke="#ffe000" stroke-width=".6"/>' +
    area('#fff', 'M11.2 8.4h6.4v4.4q0 2.6-3.2 3.2-3.2-.6-3.2-3.2z') +
    area('#d00', 'M11.8 9h5.2v3.8q0 2-2.6 2.6-2.6-.6-2.6-2.6z') +
    area('#fff', 'M12.8 10h3.2v2.8q0 1.4-1.6 1.8-1.6-.4-1.6-1.8z') +
    area('#039', 'M13.9 10.2h1v1h-1zM13.9 12h1v1h-1zM13.9 13.4h1v1h-1zM12.9 11.6h.7v1h-.7zM15.2 11.6h.7v1h-.7z'),
  slovakia:
    area('#fff', 'M5 5.4h11v8.2q0 4.6-5.5 6.4Q5 18.2 5 13.6z') +
    area('#ee1c25', 'M5.7 6.1h9.6v7.4q0 4-4.8 5.7-4.8-1.7-4.8-5.7z') +
    area('#0b4ea2', 'M6.2 15.6q1-1.6 2.4-.9.6-1.4 1.9-1.4t1.9 1.4q1.4-.7 2.4.9-1.2 2.4-4.3 3.6-3.1-1.2-4.3-3.6z') +
    '<path d="M10.5 7v7M8.8 8.8h3.4M7.9 11.2h5.2" fill="none" stroke="#fff" stroke-width="1.1"/>',
  slovenia:
    area('#ed1c24', 'M5.4 4.2h7.2v5.4q0 3.6-3.6 4.8-3.6-1.2-3.6-4.8z') +
    area('#005da4', 'M6 4.2h6v5.4q0 3-3 4.1-3-1.1-3-4.1z') +
    area('#fff', 'M6 10.4l1.2-1.6.7.7L9 7.2l1.1 2.3.7-.7 1.2 1.6q-.4 2.2-3 3.2-2.6-1-3-3.2z') +
    '<path d="M6.4 11.4q.9.7 1.7 0t1.8 0 1.7 0" fill="none" stroke="#005da4" stroke-width=".5"/><path fill="#fd0" d="M8.6 5.6h.8v.7h-.8zM7.4 4.8h.7v.7h-.7zM9.9 4.8h.7v.7h-.7z"/>',
} as const;

const union =
  '<clipPath id="u"><path d="M30 20h30v20zv20H0zH0V0zV0h30z"/></clipPath>' +
  area('#012169', 'M0 0h60v40H0z') +
  '<path d="M0 0l60 40M60 0L0 40" stroke="#fff" stroke-width="8"/>' +
  '<path d="M0 0l60 40M60 0L0 40" clip-path="url(#u)" stroke="#c8102e" stroke-width="5.3"/>' +
  '<path d="M30 0v40M0 20h60" stroke="#fff" stroke-width="13.3"/><path d="M30 0v40M0 20h60" stroke="#c8102e" stroke-width="8"/>';

/** The flags of the countries with a store and of their neighbours, with an aspect ratio of 3:2. They stand for countries, never for languages. */
export const flags: Readonly<Record<string, string>> = {
  at: level('#c8102e', '#fff', '#c8102e'),
  be: upright('#000', '#fdda24', '#ef3340'),
  bg: level('#fff', '#00966e', '#d62612'),
  ch: flag(36, 24, area('#da291c', 'M0 0h36v24H0z') + area('#fff', 'M16 5h4v5h5v4h-5v5h-4v-5h-5v-4h5z')),
  cz: flag(
    36,
    24,
    area('#fff', 'M0 0h36v12H0z') + area('#d7141a', 'M0 12h36v12H0z') + area('#11457e', 'M0 0l18 12L0 24z'),
  ),
  de: level('#000', '#d00', '#fc0'),
  dk: flag(42, 28, area('#c8102e', 'M0 0h42v28H0z') + area('#fff', 'M12 0h4v12h26v4H16v12h-4V16H0v-4h12z')),
  ee: level('#0072ce', '#000', '#fff'),
  es: flag(36, 24, area('#aa151b', 'M0 0h36v24H0z') + area('#f1bf00', 'M0 6h36v12H0z')),
  fi: flag(36, 24, area('#fff', 'M0 0h36v24H0z') + area('#002f6c', 'M10 0h6v9h20v6H16v9h-6v-9H0V9h10z')),
  lu: level('#ef3340', '#fff', '#00a3e0'),
  lv: flag(36, 24, area('#9e3039', 'M0 0h36v24H0z') + area('#fff', 'M0 9.6h36v4.8H0z')),
  fr: upright('#000091', '#fff', '#e1000f'),
  gb: flag(60, 40, union),
  gr: flag(
    27,
    18,
    area('#0d5eaf', 'M0 0h27v18H0z') +
      '<path d="M10 3h17M10 7h17M0 11h27M0 15h27M5 0v10M0 5h10" stroke="#fff" stroke-width="2"/>',
  ),
  hr: level('#e0112b', '#fff', '#171796', arms.croatia),
  hu: level('#ce2939', '#fff', '#477050'),
  ie: upright('#169b62', '#fff', '#ff883e'),
  it: upright('#008c45', '#fff', '#cd212a'),
  lt: level('#fdb913', '#006a44', '#c1272d'),
  nl: level('#ae1c28', '#fff', '#21468b'),
  no: flag(
    24,
    16,
    area('#ba0c2f', 'M0 0h24v16H0z') +
      area('#fff', 'M6 0h4v6h14v4H10v6H6v-6H0V6h6z') +
      area('#00205b', 'M7 0h2v7h15v2H9v7H7V9H0V7h7z'),
  ),
  pl: flag(36, 24, area('#fff', 'M0 0h36v12H0z') + area('#dc143c', 'M0 12h36v12H0z')),
  pt: flag(36, 24, area('#060', 'M0 0h14.4v24H0z') + area('#d00', 'M14.4 0H36v24H14.4z') + arms.portugal),
  ro: upright('#002b7f', '#fcd116', '#ce1126'),
  se: flag(30, 20, area('#006aa7', 'M0 0h30v20H0z') + area('#fecc02', 'M10 0h4v8h16v4H14v8h-4v-8H0V8h10z')),
  si: level('#fff', '#005da4', '#ed1c24', arms.slovenia),
  sk: level('#fff', '#0b4ea2', '#ee1c25', arms.slovakia),
};
