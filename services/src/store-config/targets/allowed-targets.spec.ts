import { describe, expect, it } from '@jest/globals';
import type { Edit } from '@manifold/domain/change-set/contract';
import { Env } from '../../platform/env/env.js';
import { DEPLOYMENT } from '../../platform/env/testing/test-variables.js';
import { generalProblem } from '../lint/problem.js';
import { AllowedTargets } from './allowed-targets.service.js';

const targets = (variables: Readonly<Record<string, string>>) =>
  new AllowedTargets(Env.parse({ ...DEPLOYMENT, ...variables }));

const deployment = targets({
  SUPPORT_PLATFORM_HOSTS: '*.my.salesforce.com',
  ORDER_LINK_HOSTS: 'orders.example.com',
});
const embedded = targets({ EMBEDDED: 'true', OUTSIDE_WORLD_URL: 'http://127.0.0.1:4555' });

const place = { layer: 'default', key: '*', validFrom: null, validTo: null } as const;
const edit = (section: string, before: Edit['before'], after: Edit['after']): Edit => ({
  section,
  ...place,
  before,
  after,
});

describe('the allowed targets of the support form', () => {
  it.each([
    ['https://ferrum.my.salesforce.com', true, false],
    ['https://collector.evil.example', false, false],
    ['https://169.254.169.254', false, false],
    ['https://10.0.0.5:8443', false, false],
    ['http://ferrum.my.salesforce.com', false, false],
    ['http://127.0.0.1:5432', false, false],
    ['http://127.0.0.1:4555', false, true],
    ['http://localhost:4555', false, true],
    ['http://localhost:4300', false, true],
    ['not an address', false, false],
  ])('%s: from a deployment %s, from the embedded start %s', (address, inDeployment, inEmbedded) => {
    const answers = [deployment, embedded].map((each) => each.isAllowed('support-requests', address));
    expect(answers).toEqual([inDeployment, inEmbedded]);
  });
});

describe("the allowed targets of tokens that open a customer's orders", () => {
  it.each([
    ['https://orders.example.com/sk', true, false],
    ['https://orders.evil.example/x', false, false],
    ['https://ferrum.my.salesforce.com', false, false],
    ['https://orders.ferrum-machines.sk/sk', false, true],
    ['https://orders.ferrum-machines.sk:8443/sk', false, false],
    ['http://localhost:4300', false, false],
  ])('%s: from a deployment %s, from the embedded start %s', (address, inDeployment, inEmbedded) => {
    const answers = [deployment, embedded].map((each) => each.isAllowed('order-tokens', address));
    expect(answers).toEqual([inDeployment, inEmbedded]);
  });
});

describe('an edit', () => {
  const links = (myOrders: string) => ({
    externalLinks: { aboutUs: 'https://a.example', career: 'https://b.example', myOrders },
  });

  it('has a problem if it adds a target that the environment does not list', () => {
    const found = [
      edit('support-webform', null, { domain: 'https://collector.evil.example' }),
      edit('page-slugs', links('https://orders.example.com/sk'), links('https://orders.evil.example/sk')),
    ].flatMap((each) => deployment.problems(each));
    expect(found).toEqual([
      generalProblem('support-webform.domain', 'host-not-allowed'),
      generalProblem('page-slugs.externalLinks.myOrders', 'host-not-allowed'),
    ]);
  });

  it('has no problem if it keeps or removes a target, or sets none', () => {
    const old = { domain: 'https://old.example' };
    const found = [
      edit('support-webform', old, { ...old, orgId: '00D000000000001' }),
      edit('support-webform', old, null),
      edit('support-webform', old, { domain: '' }),
      edit('bank-transfer', null, { domain: 'https://collector.evil.example' }),
      edit('page-slugs', null, links('https://orders.example.com/sk')),
    ].flatMap((each) => deployment.problems(each));
    expect(found).toEqual([]);
  });
});
