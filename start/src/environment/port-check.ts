import { PORT_VARIABLES, type Ports } from './settings.js';
import { isPortTaken } from '../network/ports.js';
import { StartProblem } from '../terminal/start-problem.js';

const PURPOSE: Record<keyof Ports, string> = {
  web: 'shop and console',
  liveCart: 'live cart',
  outsideWorld: 'sandbox page',
  commerce: 'commerce backend',
  postgres: 'Postgres',
};

/** Throws a `StartProblem` if another program listens on a needed port; the message names the variable to set. */
export async function refuseTakenPorts(ports: Ports, needed: readonly (keyof Ports)[]): Promise<void> {
  for (const name of needed) {
    if (await isPortTaken(ports[name])) throw new StartProblem(takenPortMessage(name, ports[name]));
  }
}

/** Returns the message about a port that another program uses, with the variable that changes it. */
export function takenPortMessage(name: keyof Ports, port: number): string {
  const variable = PORT_VARIABLES[name][0];
  return `Port ${port} (${PURPOSE[name]}) is taken by another program. Stop that program, or set ${variable} to a free port.`;
}
