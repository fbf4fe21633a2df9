import type { MailLook } from './layout/blocks.js';

/** The look of mails to staff: that of the console, which belongs to no brand. */
export const STAFF_LOOK: MailLook = {
  ground: '#f3f4f6',
  surface: '#ffffff',
  hairline: '#dfe2e7',
  ink: '#16181d',
  inkSoft: '#4a4f59',
  accent: '#1f4fbf',
  accentInk: '#ffffff',
  band: '#16181d',
  bandInk: '#ffffff',
  radius: '6px',
  fontFamily: "system-ui, 'Segoe UI', Roboto, Arial, sans-serif",
};
