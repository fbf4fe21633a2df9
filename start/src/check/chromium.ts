import { accessSync, constants, existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Progress } from '../terminal/progress.js';
import { runProgram, runTool } from '../programs/run-program.js';
import { StartProblem } from '../terminal/start-problem.js';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without windows: the same pages take a third less time. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the path of the browser for tests: `CHROMIUM_PATH`, the headless shell or another Chromium; otherwise installs one. */
export async function testBrowserPath(progress: Progress): Promise<string> {
  const found = configuredBrowser() ?? (existsSync(SHELL) ? SHELL : undefined);
  if (found) return found;
  if (!canInstallPackages()) return chromiumPath(progress);
  // Older systems have no such package.
  const isInstalled = await progress.step('Headless Chromium installed', () =>
    installPackages('chromium-headless-shell').then(
      () => true,
      () => false,
    ),
  );
  return isInstalled ? SHELL : chromiumPath(progress);
}

/** Returns the path of the full Chromium for measurements: `CHROMIUM_PATH`, the system's or Playwright's; otherwise installs one. */
export async function chromiumPath(progress: Progress): Promise<string> {
  const found = configuredBrowser() ?? installedChromium();
  if (found) return found;
  await progress.step('Chromium installed', installChromium);
  const installed = installedChromium();
  if (!installed) throw new StartProblem('Chromium could not be installed. Install it yourself and set CHROMIUM_PATH.');
  return installed;
}

function configuredBrowser(): string | undefined {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured && !existsSync(configured))
    throw new StartProblem(`CHROMIUM_PATH names ${configured}, which does not exist.`);
  return configured === '' ? undefined : configured;
}

function installedChromium(): string | undefined {
  return [...BROWSERS, chromium.executablePath()].find((file) => existsSync(file));
}

function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && isProgram('/usr/bin/apt-get');
}

function installChromium(): Promise<void> {
  return canInstallPackages() ? installPackages('chromium') : runTool('playwright', ['install', 'chromium']);
}

async function installPackages(browser: string): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const packages = [browser, 'fonts-liberation'];
  await runProgram('apt-get', ['update', '-qq'], { env });
  await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
