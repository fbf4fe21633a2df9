import { accessSync, constants, existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Progress } from '../terminal/progress.js';
import { runProgram, runTool } from '../programs/run-program.js';
import { StartProblem } from '../terminal/start-problem.js';

const SYSTEM_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Returns the path of a Chromium: from `CHROMIUM_PATH`, the system or Playwright; otherwise installs one. */
export async function chromiumPath(progress: Progress): Promise<string> {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured && !existsSync(configured))
    throw new StartProblem(`CHROMIUM_PATH names ${configured}, which does not exist.`);
  const found = configured ?? installedChromium();
  if (found) return found;
  await progress.step('Chromium installed', installChromium);
  const installed = installedChromium();
  if (!installed) throw new StartProblem('Chromium could not be installed. Install it yourself and set CHROMIUM_PATH.');
  return installed;
}

function installedChromium(): string | undefined {
  return [...SYSTEM_PLACES, chromium.executablePath()].find((file) => existsSync(file));
}

async function installChromium(): Promise<void> {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return runTool('playwright', ['install', 'chromium']);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['chromium', 'fonts-liberation'];
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
