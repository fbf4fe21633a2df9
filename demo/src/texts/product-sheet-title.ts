import type { Localized } from '../terms/language.js';

/** What the sheet beside an energy label is called in each language. */
export const productSheetTitle: Localized = {
  de: 'Produktdatenblatt',
  fr: 'Fiche d’information sur le produit',
  nl: 'Productinformatieblad',
  bg: 'Продуктов информационен лист',
  it: 'Scheda informativa del prodotto',
  en: 'Product information sheet',
  cs: 'Informační list výrobku',
  da: 'Produktdatablad',
  es: 'Ficha de información del producto',
  fi: 'Tuoteseloste',
  el: 'Δελτίο πληροφοριών προϊόντος',
  hr: 'Informacijski list proizvoda',
  hu: 'Termékismertető adatlap',
  lt: 'Gaminio informacijos lapas',
  nb: 'Produktinformasjonsblad',
  pl: 'Karta informacyjna produktu',
  pt: 'Ficha de informação do produto',
  ro: 'Fișa cu informații despre produs',
  sv: 'Produktinformationsblad',
  sk: 'Informačný list výrobku',
  sl: 'Informacijski list izdelka',
};
