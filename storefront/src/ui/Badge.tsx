import type { ReactNode } from 'react';
import { classNames } from './class-names.js';

const TONES = {
  neutral: 'bg-sunken text-ink',
  strong: 'bg-ink text-ground',
  saving: 'bg-saving text-saving-ground',
  ok: 'bg-ok-ground text-ok',
  warn: 'bg-warn-ground text-warn',
  danger: 'bg-danger-ground text-danger',
};

export type BadgeTone = keyof typeof TONES;

export function Badge({ tone = 'neutral', children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) {
  return <span className={classNames('badge', TONES[tone])}>{children}</span>;
}
