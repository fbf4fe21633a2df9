import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';

const KEY_BITS = 2048;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs identity tokens with a key of its own, which lives as long as the process. */
export class IdTokens {
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: KEY_BITS });
  private readonly kid = randomUUID();

  /** The public half, as providers publish it. */
  keySet(): object {
    return { keys: [{ ...this.keys.publicKey.export({ format: 'jwk' }), kid: this.kid, alg: 'RS256', use: 'sig' }] };
  }

  /** A JWT in compact form. */
  sign(claims: object): string {
    const text = `${encoded({ alg: 'RS256', kid: this.kid, typ: 'JWT' })}.${encoded(claims)}`;
    const signature = createSign('RSA-SHA256').update(text).sign(this.keys.privateKey).toString('base64url');
    return `${text}.${signature}`;
  }
}
