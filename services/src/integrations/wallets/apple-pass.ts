import { PKPass } from 'passkit-generator';
import type { AppleWalletSettings } from '../../platform/env/wallet-settings.js';
import type { CardPictures, CardTexts, ScaledPicture, WalletCard } from './wallet-cards.js';

const NO_TEXTS: CardTexts = { card: '', holder: '', number: '', shop: '' };

/** Returns a signed .pkpass file with a card. */
export function applePass(settings: AppleWalletSettings, card: WalletCard, pictures: CardPictures): Buffer {
  const { certificate: signerCert, key: signerKey, wwdr, passTypeIdentifier, teamIdentifier } = settings;
  const texts = card.texts.get(card.language) ?? NO_TEXTS;
  const files = { ...namedFiles('icon', pictures.icon), ...(pictures.logo && namedFiles('logo', pictures.logo)) };
  const pass = new PKPass(
    files,
    { signerCert, signerKey, wwdr },
    {
      passTypeIdentifier,
      teamIdentifier,
      // The number alone is unique only within a store, and a pass with a known serial number replaces the old one.
      serialNumber: `${card.storeKey}.${card.number}`,
      organizationName: card.brandName,
      description: texts.card,
      ...(pictures.logo ? {} : { logoText: card.brandName }),
      backgroundColor: rgb(card.colours.ground),
      foregroundColor: rgb(card.colours.ink),
      labelColor: rgb(card.colours.label),
    },
  );
  pass.type = 'storeCard';
  addFields(pass, card, texts);
  addBarcode(pass, card.number);
  // Wallet replaces a text by its translation in the phone's language; the text itself is the key.
  for (const [language, translated] of card.texts) pass.localize(language, translations(texts, translated));
  return pass.getAsBuffer();
}

function addFields(pass: PKPass, { number, holder, shopUrl }: WalletCard, texts: CardTexts): void {
  const shownNumber = { key: 'number', label: texts.number, value: groupDigits(number) };
  if (holder !== '') pass.secondaryFields.push({ key: 'holder', label: texts.holder, value: holder });
  (holder === '' ? pass.secondaryFields : pass.auxiliaryFields).push(shownNumber);
  pass.backFields.push({
    key: 'shop',
    label: texts.shop,
    value: shopUrl,
    attributedValue: `<a href="${shopUrl}">${new URL(shopUrl).host}</a>`,
  });
}

/** Apple Wallet draws no EAN-13. Code 128 holds the same digits, and tills that read one read the other. */
function addBarcode(pass: PKPass, number: string): void {
  pass.setBarcodes({
    format: 'PKBarcodeFormatCode128',
    message: number,
    messageEncoding: 'iso-8859-1',
    altText: groupDigits(number),
  });
}

const translations = (from: CardTexts, to: CardTexts): Record<string, string> => ({
  [from.card]: to.card,
  [from.holder]: to.holder,
  [from.number]: to.number,
  [from.shop]: to.shop,
});

const namedFiles = (name: string, [once, twice, thrice]: ScaledPicture): Record<string, Buffer> => ({
  [`${name}.png`]: once,
  [`${name}@2x.png`]: twice,
  [`${name}@3x.png`]: thrice,
});

/** Returns the digits in the groups in which people read an EAN-13 out. */
const groupDigits = (number: string): string => number.replace(/^(\d)(\d{6})(\d{6})$/, '$1 $2 $3');

/** Returns `rgb(r, g, b)` for #rrggbb. */
function rgb(hex: string): string {
  const channels = hex.match(/[0-9a-f]{2}/gi) ?? [];
  return `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(', ')})`;
}
