import type { FastifyInstance } from 'fastify';

/** Where shops load their consent manager from; a proxy in front of them passes it on. */
const PATH = '/consentManager/consent-manager-unified.js';

/**
 * The script of the simulated consent manager. It asks at once if the shop has no stored answer, and again when the shop asks for
 * the settings. It stores nothing itself.
 */
const SCRIPT = `(() => {
  const CATEGORIES = ['preferences', 'analytics', 'marketing'];
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'Consent manager (simulated)');
  const form = document.createElement('form');
  form.method = 'dialog';
  const boxes = CATEGORIES.map((category) => {
    const label = document.createElement('label');
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', name: category });
    label.append(box, category);
    form.append(label);
    return box;
  });
  const decide = (categories) => dispatchEvent(new CustomEvent('consent-decision', { detail: categories }));
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.name);
  const answers = { 'Accept everything': () => CATEGORIES, 'Refuse everything': () => [], 'Save my choice': chosen };
  for (const [name, answer] of Object.entries(answers)) {
    const button = Object.assign(document.createElement('button'), { textContent: name });
    button.addEventListener('click', () => decide(answer()));
    form.append(button);
  }
  dialog.append(form);
  document.body.append(dialog);
  const open = () => {
    for (const box of boxes) box.checked = (window.shopConsent || []).includes(box.name);
    if (!dialog.open) dialog.showModal();
  };
  addEventListener('consent-settings', open);
  if (!document.cookie.includes('__Host-consent=')) open();
})();
`;

/** Serves a small consent manager with the interface of the shops. */
export function registerConsentManager(server: FastifyInstance): void {
  server.get(PATH, (_request, reply) =>
    reply.headers({ 'cache-control': 'no-store' }).type('text/javascript; charset=utf-8').send(SCRIPT),
  );
}
