const SERIOUS = new Set<unknown>(['error', 'fatal', 50, 60]);
const MAXIMUM_LENGTH = 300;

/**
 * Returns the part of a child's output line to show on the terminal: message and cause of an error record, or an error that
 * Node prints when the process dies; undefined for every other line, which is only in the log file.
 */
export function errorLine(line: string): string | undefined {
  if (!line.startsWith('{'))
    return /^(\w*Error\b|Uncaught|Fatal)/.test(line) ? line.slice(0, MAXIMUM_LENGTH) : undefined;
  const record = parse(line);
  if (!record || !SERIOUS.has(record.level)) return undefined;
  const cause = record.err?.message;
  return [record.msg, record.path, cause]
    .filter((part) => part !== undefined)
    .join(' · ')
    .slice(0, MAXIMUM_LENGTH);
}

interface LogRecord {
  level: unknown;
  msg?: string;
  path?: string;
  err?: { message?: string };
}

function parse(line: string): LogRecord | undefined {
  try {
    return JSON.parse(line) as LogRecord;
  } catch {
    return undefined; // not a log record
  }
}
