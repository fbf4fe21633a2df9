import type { Localized } from '../terms/language.js';

/** What must be read before any machine is used, whatever it is. */
export const safetyNotes: Localized<readonly string[]> = {
  de: [
    'Lesen Sie diese Anleitung vor dem ersten Gebrauch und bewahren Sie sie auf.',
    'Stellen Sie alles standsicher auf und halten Sie Kinder fern.',
    'Verwenden Sie nichts, was beschädigt ist. Reparaturen gehören in die Hände von Fachleuten.',
  ],
  fr: [
    'Lisez cette notice avant la première utilisation et conservez-la.',
    'Installez le matériel de façon stable et tenez les enfants éloignés.',
    'N’utilisez jamais un matériel endommagé. Confiez les réparations à un professionnel.',
  ],
  nl: [
    'Lees deze handleiding vóór het eerste gebruik en bewaar haar.',
    'Zorg voor een stabiele opstelling en houd kinderen op afstand.',
    'Gebruik niets dat beschadigd is. Laat reparaties over aan een vakman.',
  ],
  bg: [
    'Прочетете това ръководство преди първата употреба и го запазете.',
    'Осигурете стабилно положение и дръжте децата настрана.',
    'Не използвайте повредени артикули. Ремонтите възлагайте на специалист.',
  ],
  it: [
    'Leggere queste istruzioni prima del primo uso e conservarle.',
    'Collocare tutto in modo stabile e tenere lontani i bambini.',
    'Non usare nulla che sia danneggiato. Affidare le riparazioni a personale qualificato.',
  ],
  en: [
    'Read these instructions before first use and keep them.',
    'Set everything up so that it stands firmly, and keep children away.',
    'Use nothing that is damaged. Leave repairs to qualified people.',
  ],
  cs: [
    'Před prvním použitím si přečtěte tento návod a uschovejte ho.',
    'Zajistěte stabilní postavení a nepouštějte do blízkosti děti.',
    'Nepoužívejte nic poškozeného. Opravy svěřte odborníkovi.',
  ],
  da: [
    'Læs denne vejledning før første brug, og gem den.',
    'Sørg for, at alt står stabilt, og hold børn på afstand.',
    'Brug aldrig noget, der er beskadiget. Overlad reparationer til en fagmand.',
  ],
  es: [
    'Lea estas instrucciones antes del primer uso y consérvelas.',
    'Coloque todo de forma estable y mantenga alejados a los niños.',
    'No utilice nada que esté dañado. Deje las reparaciones en manos de profesionales.',
  ],
  fi: [
    'Lue nämä ohjeet ennen ensimmäistä käyttöä ja säilytä ne.',
    'Varmista, että kaikki seisoo tukevasti, ja pidä lapset loitolla.',
    'Älä käytä mitään vaurioitunutta. Jätä korjaukset ammattilaiselle.',
  ],
  el: [
    'Διαβάστε αυτές τις οδηγίες πριν από την πρώτη χρήση και φυλάξτε τις.',
    'Φροντίστε όλα να στέκονται σταθερά και κρατήστε τα παιδιά μακριά.',
    'Μη χρησιμοποιείτε τίποτα που έχει φθορά. Αναθέστε τις επισκευές σε ειδικό.',
  ],
  hr: [
    'Pročitajte ove upute prije prve uporabe i sačuvajte ih.',
    'Sve postavite stabilno i držite djecu podalje.',
    'Ne koristite ništa što je oštećeno. Popravke prepustite stručnjaku.',
  ],
  hu: [
    'Az első használat előtt olvassa el ezt az útmutatót, és őrizze meg.',
    'Gondoskodjon a stabil elhelyezésről, és tartsa távol a gyermekeket.',
    'Sérült terméket ne használjon. A javítást bízza szakemberre.',
  ],
  lt: [
    'Prieš pirmą kartą naudodami perskaitykite šią instrukciją ir ją išsaugokite.',
    'Viską pastatykite stabiliai ir laikykite vaikus atokiau.',
    'Nenaudokite nieko, kas pažeista. Remontą patikėkite specialistui.',
  ],
  nb: [
    'Les denne veiledningen før første gangs bruk, og ta vare på den.',
    'Sørg for at alt står støtt, og hold barn på avstand.',
    'Bruk aldri noe som er skadet. Overlat reparasjoner til fagfolk.',
  ],
  pl: [
    'Przed pierwszym użyciem przeczytać tę instrukcję i zachować ją.',
    'Wszystko ustawić stabilnie i nie dopuszczać dzieci w pobliże.',
    'Nie używać niczego, co jest uszkodzone. Naprawy powierzać specjaliście.',
  ],
  pt: [
    'Leia estas instruções antes da primeira utilização e guarde-as.',
    'Coloque tudo de forma estável e mantenha as crianças afastadas.',
    'Não utilize nada que esteja danificado. Confie as reparações a um profissional.',
  ],
  ro: [
    'Citiți aceste instrucțiuni înainte de prima utilizare și păstrați-le.',
    'Așezați totul stabil și țineți copiii la distanță.',
    'Nu folosiți nimic deteriorat. Lăsați reparațiile în seama unui specialist.',
  ],
  sv: [
    'Läs den här guiden före första användningen och spara den.',
    'Se till att allt står stadigt och håll barn på avstånd.',
    'Använd inget som är skadat. Överlåt reparationer till en fackman.',
  ],
  sk: [
    'Pred prvým použitím si prečítajte tento návod a uschovajte ho.',
    'Zabezpečte stabilné postavenie a nepúšťajte do blízkosti deti.',
    'Nepoužívajte nič poškodené. Opravy zverte odborníkovi.',
  ],
  sl: [
    'Pred prvo uporabo preberite ta navodila in jih shranite.',
    'Vse postavite stabilno in poskrbite, da so otroci na varni razdalji.',
    'Ne uporabljajte ničesar, kar je poškodovano. Popravila prepustite strokovnjaku.',
  ],
};
