import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import type { GoogleWalletSettings } from '../../platform/env/wallet-settings.js';
import type { WalletCard } from './wallet-cards.js';

const SAVE = 'https://pay.google.com/gp/v/save/';
/** Browsers cut links of more than 1800 characters, and the card shows about 20 characters of a name. */
const MAXIMUM_NAME = 40;
const HASH_LENGTH = 8;

/** Returns a link that saves a card. Google creates the class (the shop's design) and the object (the card) from it. */
export async function googleLink({ issuerId, account, key }: GoogleWalletSettings, card: WalletCard): Promise<string> {
  const design = loyaltyClass(card);
  // Google never changes a class that exists, so another design is another class.
  const hash = createHash('sha256').update(JSON.stringify(design)).digest('hex').slice(0, HASH_LENGTH);
  const classId = `${issuerId}.${card.storeKey}_${card.language}_${hash}`;
  const token = await new SignJWT({
    typ: 'savetowallet',
    origins: [card.shopUrl],
    payload: {
      loyaltyClasses: [{ id: classId, ...design }],
      loyaltyObjects: [{ id: `${issuerId}.${card.storeKey}_${card.number}`, classId, ...loyaltyObject(card) }],
    },
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account)
    .setAudience('google')
    .setIssuedAt()
    .sign(key);
  return `${SAVE}${token}`;
}

function loyaltyClass({ brandName, language, texts, iconUrl, shopUrl, colours }: WalletCard) {
  const words = texts.get(language);
  return {
    issuerName: brandName,
    programName: words?.card ?? brandName,
    programLogo: { sourceUri: { uri: iconUrl } },
    hexBackgroundColor: colours.ground,
    homepageUri: { uri: shopUrl, description: words?.shop ?? brandName },
    ...(words && { accountNameLabel: words.holder, accountIdLabel: words.number }),
    reviewStatus: 'UNDER_REVIEW',
  };
}

function loyaltyObject({ number, holder }: WalletCard) {
  return {
    state: 'ACTIVE',
    accountId: number,
    ...(holder !== '' && { accountName: [...holder].slice(0, MAXIMUM_NAME).join('') }),
    barcode: { type: 'EAN_13', value: number, alternateText: number },
  };
}
