/** The media types of files by extension; other files are never served. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** The extensions that are worth compressing; the others are compressed already. */
export const COMPRESSIBLE: ReadonlySet<string> = new Set([
  'css',
  'html',
  'ico',
  'js',
  'json',
  'svg',
  'txt',
  'webmanifest',
  'xml',
]);
