// Loaded into every child by --import: stack traces name the lines of the TypeScript sources. `--enable-source-maps` does
// the same, but loads the maps of all modules, dependencies included: 10 MB of the services' heap. Here a map is read when a
// stack trace first needs it.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A parsed map takes about ten times the size of its file. */
const MAXIMUM_MAPS = 20;

/** The maps used last, by compiled file; null if a file has no map. */
const maps = new Map();

Error.prepareStackTrace = (error, frames) => [headline(error), ...frames.map(lineOf)].join('\n    at ');

function headline(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error'; // the thrown value has no text form
  }
}

/** Formats a frame as V8 does, but with the position in the source instead of the compiled file. */
function lineOf(frame) {
  const text = String(frame);
  const compiled = frame.getFileName();
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  if (!compiled || !line || !column) return text;
  const origin = mapOf(compiled)?.findOrigin(line, column);
  if (!origin?.fileName) return text;
  const source = new URL(origin.fileName, urlOf(compiled)).href;
  return text.replace(`${compiled}:${line}:${column}`, `${source}:${origin.lineNumber}:${origin.columnNumber}`);
}

const urlOf = (file) => (file.startsWith('file:') ? file : `file://${file}`);

function mapOf(file) {
  const known = maps.get(file);
  maps.delete(file);
  const map = known === undefined ? readMap(file) : known;
  maps.set(file, map);
  if (maps.size > MAXIMUM_MAPS) maps.delete(maps.keys().next().value);
  return map;
}

function readMap(file) {
  if (file.startsWith('node:') || file.includes('/node_modules/')) return null;
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${urlOf(file)}.map`), 'utf8')));
  } catch {
    return null; // not compiled by us, or built without maps
  }
}
