import os from 'node:os';
import type { Env } from './env.js';

/** What people call this process: the name of its machine, and its port. */
export const processName = ({ port }: Pick<Env, 'port'>): string => `${os.hostname()}:${port}`;
