import type { Localized } from '../terms/language.js';

/** Stands in front of the description of a B-ware article. */
export const bWareNote: Localized = {
  de: 'B-Ware: vollständig geprüft und voll funktionsfähig, kann leichte Gebrauchsspuren oder eine beschädigte Verpackung haben.',
  fr: 'Second choix : entièrement contrôlé et parfaitement fonctionnel, peut présenter de légères traces d’usage ou un emballage abîmé.',
  nl: 'B-keuze: volledig gecontroleerd en volledig werkend, kan lichte gebruikssporen of een beschadigde verpakking hebben.',
  bg: 'Клас B: напълно проверен и изправен артикул, възможни са леки следи от употреба или повредена опаковка.',
  it: 'Seconda scelta: controllato e perfettamente funzionante, può presentare lievi segni d’uso o l’imballo danneggiato.',
  en: 'B-grade: fully checked and in full working order; it may show light marks of use or come in damaged packaging.',
  cs: 'Zánovní zboží: plně zkontrolováno a plně funkční, může mít drobné stopy používání nebo poškozený obal.',
  da: 'B-vare: gennemtestet og fuldt funktionsdygtig, kan have lette brugsspor eller beskadiget emballage.',
  es: 'Outlet: producto revisado y en perfecto funcionamiento; puede tener ligeras marcas de uso o el embalaje dañado.',
  fi: 'B-laatu: tarkastettu ja täysin toimiva, voi sisältää pieniä käytön jälkiä tai pakkaus voi olla vaurioitunut.',
  el: 'Β΄ διαλογή: πλήρως ελεγμένο και λειτουργικό, μπορεί να έχει ελαφρά σημάδια χρήσης ή φθαρμένη συσκευασία.',
  hr: 'Kao novo: potpuno pregledano i ispravno, mogući su blagi tragovi uporabe ili oštećena ambalaža.',
  hu: 'Újszerű: teljes körűen ellenőrzött és működőképes, kisebb használati nyomok vagy sérült csomagolás előfordulhat.',
  lt: 'B klasė: visiškai patikrinta ir veikianti prekė, gali būti nežymių naudojimo žymių arba pažeista pakuotė.',
  nb: 'B-vare: fullstendig kontrollert og i full stand, kan ha lette bruksspor eller skadet emballasje.',
  pl: 'Klasa B: produkt w pełni sprawdzony i sprawny, może nosić lekkie ślady użytkowania lub mieć uszkodzone opakowanie.',
  pt: 'Segunda escolha: totalmente verificado e a funcionar, pode ter ligeiras marcas de uso ou embalagem danificada.',
  ro: 'Produs resigilat: complet verificat și perfect funcțional, poate avea urme ușoare de utilizare sau ambalaj deteriorat.',
  sv: 'B-vara: helt kontrollerad och fullt fungerande, kan ha lätta bruksspår eller skadad förpackning.',
  sk: 'Zánovný tovar: plne skontrolovaný a plne funkčný, môže mať drobné stopy používania alebo poškodený obal.',
  sl: 'Odprta embalaža: v celoti pregledano in brezhibno delujoče, možni so rahli sledovi uporabe ali poškodovana embalaža.',
};
