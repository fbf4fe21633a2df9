import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';

const KEY_BITS = 2048;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Signs identity tokens with a key that is generated at start. */
export class IdTokens {
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: KEY_BITS });
  private readonly kid = randomUUID();

  /** Returns the public key as a JSON Web Key Set. */
  keySet(): object {
    return { keys: [{ ...this.keys.publicKey.export({ format: 'jwk' }), kid: this.kid, alg: 'RS256', use: 'sig' }] };
  }

  /** Returns a JWT in compact form. */
  sign(claims: object): string {
    const text = `${encoded({ alg: 'RS256', kid: this.kid, typ: 'JWT' })}.${encoded(claims)}`;
    const signature = createSign('RSA-SHA256').update(text).sign(this.keys.privateKey).toString('base64url');
    return `${text}.${signature}`;
  }
}
