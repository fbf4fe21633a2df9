import type { Localized } from '../terms/language.js';

/** Streets that many towns have, parted by semicolons. */
// prettier-ignore
export const streets: Localized = {
  de: 'Hauptstraße; Bahnhofstraße; Gartenstraße; Schulstraße; Lindenweg; Industriestraße; Mühlweg; Am Markt; Schillerstraße; Goethestraße',
  fr: 'Rue de la République; Rue Victor Hugo; Avenue Jean Jaurès; Rue du Moulin; Rue des Écoles; Place de la Gare; Rue Pasteur; Chemin des Vignes; Rue de l’Industrie',
  nl: 'Dorpsstraat; Kerkstraat; Stationsweg; Molenweg; Schoolstraat; Industrieweg; Julianastraat; Marktplein; Nieuwstraat',
  bg: 'ул. Васил Левски; ул. Христо Ботев; бул. България; ул. Цар Симеон; ул. Иван Вазов; ул. Шипка; бул. Княгиня Мария Луиза; ул. Раковски',
  it: 'Via Roma; Via Garibaldi; Corso Italia; Via Mazzini; Via Dante; Via Verdi; Piazza della Libertà; Via dell’Industria; Viale Europa',
  en: 'High Street; Station Road; Church Lane; Mill Road; Park Avenue; Victoria Road; Bridge Street; Main Street; King Street',
  cs: 'Hlavní; Nádražní; Školní; Husova; Komenského; Masarykova; Palackého; Zahradní; Průmyslová',
  da: 'Hovedgaden; Stationsvej; Kirkevej; Møllevej; Skolegade; Industrivej; Birkevej; Søndergade; Strandvejen',
  es: 'Calle Mayor; Calle Real; Avenida de la Constitución; Calle del Sol; Calle Nueva; Plaza de España; Calle San José; Calle Cervantes; Polígono Industrial Sur',
  fi: 'Kauppakatu; Asematie; Koulukatu; Puistokatu; Rantatie; Teollisuuskatu; Kirkkokatu; Myllytie; Hämeenkatu',
  el: 'Ερμού; Βενιζέλου; Κολοκοτρώνη; Παπανδρέου; Μεγάλου Αλεξάνδρου; Αγίου Δημητρίου; 28ης Οκτωβρίου; Καποδιστρίου',
  hr: 'Ulica kralja Tomislava; Vukovarska ulica; Trg bana Jelačića; Školska ulica; Zagrebačka ulica; Industrijska ulica; Ulica Matije Gupca; Obala',
  hu: 'Fő utca; Kossuth Lajos utca; Petőfi Sándor utca; Rákóczi út; Széchenyi utca; Bartók Béla út; Ady Endre utca; Ipar utca',
  lt: 'Vilniaus g.; Kauno g.; Gedimino pr.; Liepų g.; Mokyklos g.; Pramonės pr.; Sodų g.; Vytauto g.',
  nb: 'Storgata; Kirkeveien; Stasjonsgata; Skolegata; Industriveien; Parkveien; Strandgata; Kongens gate; Møllergata',
  pl: 'ul. Polna; ul. Leśna; ul. Słoneczna; ul. Mickiewicza; ul. Kościuszki; al. Jana Pawła II; ul. Przemysłowa; ul. Ogrodowa; ul. Szkolna',
  pt: 'Rua da Liberdade; Avenida da República; Rua do Comércio; Rua Direita; Rua 25 de Abril; Largo da Igreja; Rua da Escola; Zona Industrial',
  ro: 'Strada Mihai Eminescu; Bulevardul Unirii; Strada Libertății; Strada Republicii; Calea București; Strada Florilor; Strada Gării; Strada Școlii',
  sv: 'Storgatan; Kungsgatan; Drottninggatan; Skolgatan; Järnvägsgatan; Industrigatan; Kyrkogatan; Trädgårdsgatan; Strandvägen',
  sk: 'Hlavná; Školská; Štúrova; Hviezdoslavova; Obchodná; Štefánikova; Železničná; Záhradná; Priemyselná',
  sl: 'Glavna ulica; Slovenska cesta; Prešernova ulica; Cankarjeva ulica; Kolodvorska ulica; Šolska ulica; Industrijska cesta; Trg svobode',
};
