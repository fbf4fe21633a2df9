import { seedRows } from '@manifold/config-seeds/rows';
import type { Edit } from '@manifold/domain/change-set/contract';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { generalProblem, type Problem } from '../lint/problem.js';

/** The kinds of data that a configured target receives. */
export type TargetKind = 'support-requests' | 'order-tokens';

interface Target {
  readonly kind: TargetKind;
  readonly field: string;
  readonly address: string;
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** Returns the targets in a row's value, without empty addresses. */
function targetsOf(section: string, value: unknown): Target[] {
  const { domain, externalLinks } = asRecord(value);
  const targets: Target[] = [];
  if (section === 'support-webform' && typeof domain === 'string')
    targets.push({ kind: 'support-requests', field: 'domain', address: domain });
  const { myOrders } = asRecord(externalLinks);
  if (section === 'page-slugs' && typeof myOrders === 'string')
    targets.push({ kind: 'order-tokens', field: 'externalLinks.myOrders', address: myOrders });
  return targets.filter(({ address }) => address !== '');
}

/** Returns the targets of the seeds, which the embedded start allows because it has no environment variables. */
const seedTargets = (): ReadonlySet<string> =>
  new Set(
    seedRows('default').flatMap(({ section, value }) =>
      targetsOf(section, value).map(({ kind, address }) => `${kind} ${new URL(address).origin}`),
    ),
  );

/**
 * The addresses that may receive personal data or tokens of customers. The environment lists them; staff can only choose
 * among them.
 */
@Injectable()
export class AllowedTargets {
  private readonly seeds: ReadonlySet<string>;

  constructor(private readonly env: Env) {
    this.seeds = env.embedded ? seedTargets() : new Set();
  }

  /** Returns whether an address may receive something. Plain http is allowed only for the sandbox of the embedded start. */
  isAllowed(kind: TargetKind, address: string): boolean {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    if (this.seeds.has(`${kind} ${url.origin}`)) return true;
    const { outsideWorldUrl, embedded, hosts } = this.env;
    if (kind === 'support-requests' && embedded && outsideWorldUrl && isSamePlace(url, new URL(outsideWorldUrl)))
      return true;
    const listed = kind === 'support-requests' ? hosts.support : hosts.orders;
    return url.protocol === 'https:' && listed.has(url);
  }

  /** Returns a problem for each new target of an edit that is not allowed. */
  problems({ section, before, after }: Edit): Problem[] {
    const known = new Set(targetsOf(section, before).map(({ address }) => address));
    return targetsOf(section, after)
      .filter(({ kind, address }) => !known.has(address) && !this.isAllowed(kind, address))
      .map(({ field }) => generalProblem(`${section}.${field}`, 'host-not-allowed'));
  }
}

/** Returns whether an address is the sandbox on this machine, by either loopback name. */
function isSamePlace(url: URL, sandbox: URL): boolean {
  const isNamed = ['localhost', '127.0.0.1'].includes(url.hostname);
  return isNamed && url.protocol === sandbox.protocol && url.port === sandbox.port;
}
