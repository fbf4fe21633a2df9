import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2's size of a target is off unless asked for. What passes is read by nobody, and listing it takes long. */
const OPTIONS = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations' as const] };

/** The rows of a table of the console are all made by one component: the first of them stand for the rest. */
const FURTHER_ROWS = '.MuiTableBody-root > tr:nth-child(n + 6)';

/** What axe finds wrong with the page as it stands, or with a part of it, each with the places where it is. */
export async function faultsOf(page: Page, part = 'html'): Promise<string[]> {
  // No page of ours has a frame: without a blank page to join the answers of frames it takes half as long.
  const builder = new AxeBuilder({ page }).setLegacyMode().include(part).exclude(FURTHER_ROWS).options(OPTIONS);
  const { violations } = await builder.analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`);
}
