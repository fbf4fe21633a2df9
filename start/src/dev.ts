import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from './programs/checkout.js';
import type { Progress } from './terminal/progress.js';
import type { Supervisor } from './supervisor/supervisor.js';

/** A change of compiled code in one of these folders restarts that child. */
const WATCHED = {
  services: ['services/dist', 'domain/dist', 'config-seeds/dist'],
  'commerce backend': ['sandbox/dist'],
};

/** `npm run dev`: compiles on every save and restarts the programs that run the code; Vite reloads pages. */
export function watchSources(supervisor: Supervisor, progress: Progress): void {
  const compiler = path.join(CHECKOUT, 'node_modules', 'typescript', 'bin', 'tsc');
  const words = ['-b', '-w', '--preserveWatchOutput', 'domain', 'config-seeds', 'sandbox', 'services'];
  const watcher = spawn(process.execPath, [compiler, ...words], {
    cwd: CHECKOUT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.once('exit', () => watcher.kill());
  for (const [child, folders] of Object.entries(WATCHED)) {
    const restart = debounced(() => {
      if (supervisor.isEnding) return;
      progress.line(`  ↻ ${child}`);
      void supervisor.restart(child);
    });
    for (const folder of folders) watchCode(path.join(CHECKOUT, folder), restart);
  }
}

function watchCode(folder: string, changed: () => void): void {
  if (!existsSync(folder)) return;
  watch(folder, { recursive: true }, (_event, file) => {
    if (file?.endsWith('.js')) changed();
  });
}

/** Runs the action once after a burst of calls: one compilation writes many files. */
function debounced(action: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, 400);
  };
}
