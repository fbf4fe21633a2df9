import { randomUUID } from 'node:crypto';
import type { MailBlock, MailLook } from '../../mail/layout/blocks.js';
import type { Mail } from '../../mail/mailer.js';
import { renderMail } from '../../mail/render-mail.js';

/** The look of mails to staff: that of the console, which belongs to no brand. */
const STAFF_LOOK: MailLook = {
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

/** The action of an admin on an account. */
export type AccountAct = 'invite' | 'reset' | 'enable' | 'change';

interface Addressed {
  readonly to: string;
  /** The link of an invitation or of a sign-in, or the console. */
  readonly link: string;
}

/** A mail to staff, without its text. */
export type StaffMail = Addressed &
  (
    | {
        readonly template: 'staff-sign-in-link' | 'staff-invitation';
        /** When the link expires, an ISO instant. */
        readonly expiresAt: string;
      }
    | {
        readonly template: 'staff-four-eyes-off';
        /** Key of the policy: a section or a part of one. */
        readonly policy: string;
        readonly proposedBy: string;
        readonly confirmedBy: string;
      }
    | {
        readonly template: 'staff-account';
        readonly act: AccountAct;
        /** E-mail address of the account. */
        readonly account: string;
        /** E-mail address of the admin who acted. */
        readonly by: string;
      }
  );

const ACTS: Readonly<Record<AccountAct, string>> = {
  invite: 'was invited',
  reset: 'got a new sign-in link',
  enable: 'was enabled again',
  change: 'got other rights',
};

interface Words {
  readonly subject: string;
  readonly text: string;
  readonly button: string;
  readonly hint: string;
}

const UTC = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const until = (instant: string): string =>
  `The link works once, until ${UTC.format(new Date(instant))} UTC. Do not pass it on.`;

function wordsOf(mail: StaffMail): Words {
  switch (mail.template) {
    case 'staff-invitation':
      return {
        subject: 'Your account for the Manifold console',
        text: 'You have an account for the Manifold console. Choose a password to sign in.',
        button: 'Choose a password',
        hint: until(mail.expiresAt),
      };
    case 'staff-sign-in-link':
      return {
        subject: 'Choose a new password for the Manifold console',
        text: 'Someone tried many passwords for your account, so it accepts none until you choose a new one.',
        button: 'Choose a new password',
        hint: until(mail.expiresAt),
      };
    case 'staff-four-eyes-off':
      return {
        subject: `Second person no longer required: ${mail.policy}`,
        text: `Changes of “${mail.policy}” no longer need a second person. ${mail.proposedBy} proposed it and ${mail.confirmedBy} confirmed it.`,
        button: 'Open the console',
        hint: 'If you did not expect this, talk to both of them.',
      };
    case 'staff-account':
      return {
        subject: `Access to the console: ${mail.account}`,
        text: `The account ${mail.account} ${ACTS[mail.act]}. ${mail.by} did it.`,
        button: 'Open the console',
        hint: 'If you did not expect this, talk to an admin.',
      };
  }
}

/** Renders a mail to staff, in English because accounts have no language. `sender` is the address that it comes from. */
export function renderedStaffMail(mail: StaffMail, sender: string): Mail {
  const { to, template, ...facts } = mail;
  const { subject, text, button, hint } = wordsOf(mail);
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text },
    { kind: 'button', text: button, href: mail.link },
    { kind: 'paragraph', text: hint },
  ];
  const content = {
    language: 'en',
    direction: 'ltr',
    subject,
    preheader: text,
    brand: { name: 'Manifold', href: new URL('/', mail.link).href },
    title: subject,
    blocks,
    footer: ['This mail was sent to you because you have an account for the console.'],
  } as const;
  const from = { name: 'Manifold', address: sender, replyTo: null };
  return { ...renderMail(content, STAFF_LOOK), template, to, from, idempotencyKey: randomUUID(), facts };
}
