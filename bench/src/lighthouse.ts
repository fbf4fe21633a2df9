import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '@manifold/start/testing/free-port';
import { median } from './figures.js';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Scores from 0 to 100, and the time until the largest part of the first screen is painted, in seconds. */
export type LighthouseScores = Record<Category | 'largestPaint', number>;

const PERCENT = 100;
const MILLISECONDS = 1000;
/** Runs that may see nothing painted. */
const SPARE_RUNS = 2;

/** Runs Lighthouse; returns undefined if Chromium reports no paint at all, which happens now and then on a busy machine. */
async function run(url: string, port: number): Promise<LighthouseScores | undefined> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: Category): number => Math.round((categories[name]?.score ?? 0) * PERCENT);
  const paint = audits['largest-contentful-paint']?.numericValue;
  if (paint === undefined) return undefined;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    largestPaint: Math.round(paint) / MILLISECONDS,
  };
}

async function runInFreshBrowser(url: string): Promise<LighthouseScores | undefined> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  return run(url, port).finally(() => browser.close());
}

/** Returns Lighthouse's mobile scores and largest paint of a page: each the median of several runs in a fresh browser. */
export async function lighthouseMedian(url: string, runs: number): Promise<LighthouseScores> {
  const results: LighthouseScores[] = [];
  for (let spare = SPARE_RUNS; results.length < runs;) {
    const scores = await runInFreshBrowser(url);
    if (scores) results.push(scores);
    else if (spare-- === 0) throw new Error(`Lighthouse saw nothing painted on ${url}`);
  }
  const medianOf = (name: keyof LighthouseScores): number => median(results.map((scores) => scores[name]));
  return {
    performance: medianOf('performance'),
    accessibility: medianOf('accessibility'),
    'best-practices': medianOf('best-practices'),
    seo: medianOf('seo'),
    largestPaint: medianOf('largestPaint'),
  };
}
