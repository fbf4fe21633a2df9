import os from 'node:os';
import type { Env } from './env.js';

/** Returns the name of this process for people: machine and port. */
export const processName = ({ port }: Pick<Env, 'port'>): string => `${os.hostname()}:${port}`;
