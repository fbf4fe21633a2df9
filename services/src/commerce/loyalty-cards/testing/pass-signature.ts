import { verify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';

const { asn1 } = forge;

function childrenOf({ value }: forge.asn1.Asn1): forge.asn1.Asn1[] {
  if (!Array.isArray(value)) throw new Error('The signature has another structure');
  return value;
}

function bytesOf(node: forge.asn1.Asn1 | undefined): Buffer {
  if (typeof node?.value !== 'string') throw new Error('The signature has another structure');
  return Buffer.from(node.value, 'binary');
}

function childOf(node: forge.asn1.Asn1, index: number): forge.asn1.Asn1 {
  const child = childrenOf(node).at(index);
  if (!child) throw new Error('The signature has another structure');
  return child;
}

/** A detached PKCS #7 signature with one signer (RFC 2315), as the file `signature` of a pass has it. */
export class PassSignature {
  /** The signer's and its issuer's. */
  readonly certificates: readonly X509Certificate[];
  /** The digest of the signed file, in hexadecimal. */
  readonly digest: string;
  /** The serial number of the signer's certificate, in hexadecimal. */
  readonly signerSerial: string;
  private readonly attributes: forge.asn1.Asn1[];
  private readonly signature: Buffer;

  constructor(content: Uint8Array) {
    const message = asn1.fromDer(forge.util.createBuffer(Buffer.from(content).toString('binary')));
    const signedData = childOf(childOf(message, 1), 0);
    this.certificates = childrenOf(childOf(signedData, 3)).map(
      (certificate) => new X509Certificate(Buffer.from(asn1.toDer(certificate).getBytes(), 'binary')),
    );
    const signer = childOf(childOf(signedData, -1), 0);
    this.signerSerial = bytesOf(childOf(childOf(signer, 1), 1)).toString('hex');
    this.attributes = childrenOf(childOf(signer, 3));
    this.signature = bytesOf(childOf(signer, 5));
    this.digest = this.attributes
      .filter((attribute) => this.typeOf(attribute) === forge.pki.oids['messageDigest'])
      .map((attribute) => bytesOf(childOf(childOf(attribute, 1), 0)).toString('hex'))
      .join();
  }

  /** Whether the holder of a certificate's key signed the attributes, of which the digest is one. */
  isBy({ publicKey }: X509Certificate): boolean {
    const set = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, this.attributes);
    return verify('sha1', Buffer.from(asn1.toDer(set).getBytes(), 'binary'), publicKey, this.signature);
  }

  private typeOf(attribute: forge.asn1.Asn1): string {
    return asn1.derToOid(forge.util.createBuffer(bytesOf(childOf(attribute, 0)).toString('binary')));
  }
}
