const NAME = 'device-fingerprint';

/**
 * Returns the random id by which Ratepay recognises this device in fraud checks, and creates its cookie if there is none (spec
 * shell §3.4). Called only when the shopper pays with Ratepay, which requires it.
 */
export function deviceFingerprint(): string {
  const known = new RegExp(`(?:^|; )${NAME}=([\\w-]{8,64})(?:;|$)`).exec(document.cookie)?.[1];
  if (known !== undefined) return known;
  const created = crypto.randomUUID();
  document.cookie = `${NAME}=${created}; Path=/; Secure; SameSite=Lax`;
  return created;
}
