import type { Localized } from '../terms/language.js';

/** Names of a language; where women bear another form of a surname, it follows after a bar. */
export interface Names {
  readonly women: string;
  readonly men: string;
  readonly surnames: string;
}

/** Common names, as people who speak the language bear them, parted by spaces. */
// prettier-ignore
export const names: Localized<Names> = {
  de: {
    women: 'Anna Julia Sabine Katharina Petra Lena Monika Claudia Laura Susanne Birgit Sophie Heike',
    men: 'Thomas Michael Stefan Andreas Markus Lukas Christian Jürgen Felix Matthias Jan Bernd Florian',
    surnames: 'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Hoffmann Schulz Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hartmann Lange Huber Gruber',
  },
  fr: {
    women: 'Marie Camille Sophie Isabelle Nathalie Julie Claire Céline Manon Aurélie Chloé Valérie Émilie',
    men: 'Pierre Julien Nicolas Philippe Antoine Thomas Laurent Mathieu Olivier Alexandre Hugo François Guillaume',
    surnames: 'Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Simon Laurent Lefebvre Michel Garcia Roux Fournier Girard Bonnet Dupont Lambert Fontaine Rousseau Vincent Faure',
  },
  nl: {
    women: 'Emma Sanne Lotte Anouk Marieke Ingrid Femke Sophie Eva Linda Esther Lieke Hanneke',
    men: 'Daan Jeroen Bas Pieter Wouter Sander Mark Tim Maarten Joris Koen Bart Dirk',
    surnames: 'Jansen Bakker Visser Smit Meijer Mulder Bos Vos Peters Hendriks Dekker Dijkstra Peeters Janssens Maes Jacobs Willems Claes Goossens Wouters Kuipers Postma Vermeulen Verhoeven Brouwer',
  },
  bg: {
    women: 'Мария Елена Иванка Десислава Гергана Петя Силвия Виктория Радка Ани Цветелина Калина',
    men: 'Георги Иван Димитър Николай Петър Христо Стефан Васил Калоян Пламен Мартин Борис',
    surnames: 'Иванов|Иванова Георгиев|Георгиева Димитров|Димитрова Петров|Петрова Николов|Николова Христов|Христова Стоянов|Стоянова Тодоров|Тодорова Илиев|Илиева Василев|Василева Атанасов|Атанасова Ангелов|Ангелова Колев|Колева',
  },
  it: {
    women: 'Giulia Francesca Chiara Sara Martina Elena Paola Laura Silvia Federica Valentina Alessia',
    men: 'Marco Andrea Luca Francesco Alessandro Matteo Davide Giuseppe Stefano Roberto Simone Paolo',
    surnames: 'Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Costa Giordano Mancini Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso',
  },
  en: {
    women: 'Emily Sarah Charlotte Hannah Rebecca Laura Jessica Aoife Niamh Claire Rachel Fiona Sophie',
    men: 'James Oliver Daniel Thomas Matthew Andrew David Liam Conor Sean Christopher Mark Patrick',
    surnames: "Smith Jones Taylor Brown Williams Wilson Davies Evans Walker Wright Robinson Thompson Hughes Edwards Murphy Kelly O'Brien Byrne Ryan Walsh Green Hall Clarke Turner Cooper",
  },
  cs: {
    women: 'Jana Eva Hana Lucie Kateřina Lenka Petra Tereza Veronika Martina Barbora Alena',
    men: 'Jiří Jan Petr Pavel Martin Tomáš Jakub Lukáš Ondřej Michal David Marek',
    surnames: 'Novák|Nováková Svoboda|Svobodová Novotný|Novotná Dvořák|Dvořáková Černý|Černá Procházka|Procházková Kučera|Kučerová Veselý|Veselá Horák|Horáková Němec|Němcová Pokorný|Pokorná Marek|Marková Hájek|Hájková',
  },
  da: {
    women: 'Mette Anne Louise Camilla Karen Ida Sofie Pia Lene Freja Trine Hanne',
    men: 'Lars Peter Søren Mikkel Henrik Thomas Rasmus Jens Morten Anders Kasper Frederik',
    surnames: 'Nielsen Jensen Hansen Pedersen Andersen Christensen Larsen Sørensen Rasmussen Jørgensen Petersen Madsen Kristensen Olsen Thomsen Poulsen Johansen Møller Mortensen Knudsen',
  },
  es: {
    women: 'María Carmen Lucía Laura Ana Marta Elena Cristina Sara Raquel Paula Isabel',
    men: 'Antonio José Manuel Javier Carlos David Pablo Alejandro Daniel Sergio Miguel Álvaro',
    surnames: 'García González Rodríguez Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Muñoz Álvarez Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos',
  },
  fi: {
    women: 'Anna Johanna Minna Sanna Laura Heidi Tiina Emilia Kaisa Päivi Riikka Aino',
    men: 'Mikko Juha Antti Jari Timo Ville Markus Sami Janne Petri Eero Lauri',
    surnames: 'Korhonen Virtanen Mäkinen Nieminen Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Lehtinen Saarinen Salminen Heinonen Niemi Heikkilä Kinnunen Salonen Turunen',
  },
  el: {
    women: 'Μαρία Ελένη Αικατερίνη Σοφία Γεωργία Δήμητρα Αναστασία Ιωάννα Χριστίνα Βασιλική',
    men: 'Γεώργιος Δημήτριος Κωνσταντίνος Νικόλαος Ιωάννης Παναγιώτης Χρήστος Βασίλειος Αλέξανδρος Σπυρίδων',
    surnames: 'Παπαδόπουλος|Παπαδοπούλου Νικολάου|Νικολάου Γεωργίου|Γεωργίου Δημητρίου|Δημητρίου Βασιλείου|Βασιλείου Οικονόμου|Οικονόμου Αντωνίου|Αντωνίου Αθανασίου|Αθανασίου Παππάς|Παππά Καραγιάννης|Καραγιάννη Μακρής|Μακρή Ιωάννου|Ιωάννου',
  },
  hr: {
    women: 'Ana Marija Ivana Petra Maja Lucija Martina Katarina Nikolina Mirjana Tea Jelena',
    men: 'Ivan Marko Josip Tomislav Ante Luka Stjepan Zoran Goran Filip Mario Hrvoje',
    surnames: 'Horvat Kovačević Babić Marić Jurić Novak Kovačić Vuković Knežević Marković Petrović Matić Tomić Pavlović Kovač Božić Blažević Grgić Perić Radić',
  },
  hu: {
    women: 'Anna Katalin Zsuzsanna Éva Eszter Judit Réka Ágnes Orsolya Nóra Krisztina Ildikó',
    men: 'László István Zoltán Gábor Péter Tamás Attila Balázs Dániel Bence András Csaba',
    surnames: 'Nagy Kovács Tóth Szabó Horváth Varga Kiss Molnár Németh Farkas Balogh Papp Takács Juhász Lakatos Mészáros Oláh Simon Rácz Fekete',
  },
  lt: {
    women: 'Rasa Jurgita Eglė Inga Daiva Kristina Lina Ieva Asta Gintarė',
    men: 'Tomas Jonas Mindaugas Darius Andrius Marius Paulius Vytautas Saulius Lukas',
    surnames: 'Kazlauskas|Kazlauskienė Petrauskas|Petrauskienė Jankauskas|Jankauskienė Stankevičius|Stankevičienė Vasiliauskas|Vasiliauskienė Butkus|Butkienė Žukauskas|Žukauskienė Paulauskas|Paulauskienė Urbonas|Urbonienė Kavaliauskas|Kavaliauskienė',
  },
  nb: {
    women: 'Anne Ingrid Marit Silje Kari Ida Hilde Camilla Marte Solveig Nina Tone',
    men: 'Lars Ole Kristian Erik Per Magnus Anders Henrik Knut Jonas Sindre Terje',
    surnames: 'Hansen Johansen Olsen Larsen Andersen Pedersen Nilsen Kristiansen Jensen Karlsen Johnsen Pettersen Eriksen Berg Haugen Hagen Johannessen Andreassen Jacobsen Dahl',
  },
  pl: {
    women: 'Anna Katarzyna Małgorzata Agnieszka Magdalena Joanna Monika Ewa Aleksandra Natalia Beata Justyna',
    men: 'Piotr Krzysztof Andrzej Tomasz Paweł Marcin Michał Jakub Grzegorz Łukasz Adam Wojciech',
    surnames: 'Nowak|Nowak Kowalski|Kowalska Wiśniewski|Wiśniewska Wójcik|Wójcik Kowalczyk|Kowalczyk Kamiński|Kamińska Lewandowski|Lewandowska Zieliński|Zielińska Szymański|Szymańska Woźniak|Woźniak Dąbrowski|Dąbrowska Kozłowski|Kozłowska Mazur|Mazur',
  },
  pt: {
    women: 'Maria Ana Joana Inês Catarina Sofia Marta Rita Beatriz Carla Mariana Sónia',
    men: 'João Pedro Rui Miguel Tiago Nuno Ricardo Luís Paulo Bruno Diogo André',
    surnames: 'Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Fernandes Gonçalves Gomes Lopes Marques Almeida Ribeiro Pinto Carvalho Teixeira Moreira',
  },
  ro: {
    women: 'Maria Elena Ioana Andreea Mihaela Cristina Alexandra Gabriela Raluca Simona Diana Roxana',
    men: 'Andrei Mihai Alexandru Ion Cristian Bogdan Radu Florin Adrian Ștefan Vlad Marius',
    surnames: 'Popescu Ionescu Popa Radu Dumitru Stan Stoica Gheorghe Matei Ciobanu Rusu Munteanu Constantin Marin Șerban Lazăr Moldovan Ilie Florea Dobre',
  },
  sv: {
    women: 'Anna Maria Karin Emma Sara Lena Johanna Linnéa Elin Ulrika Sofia Malin',
    men: 'Erik Lars Anders Johan Mikael Peter Fredrik Magnus Oskar Gustav Daniel Henrik',
    surnames: 'Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson Lindberg Lindström Bergström Lundgren Berg Sandberg Forsberg Holm',
  },
  sk: {
    women: 'Mária Jana Zuzana Katarína Lucia Martina Monika Veronika Eva Andrea Ivana Petra',
    men: 'Peter Ján Martin Tomáš Michal Jozef Lukáš Marek Juraj Milan Ivan Matej',
    surnames: 'Horváth|Horváthová Kováč|Kováčová Varga|Vargová Tóth|Tóthová Nagy|Nagyová Baláž|Balážová Molnár|Molnárová Szabó|Szabóová Novák|Nováková Lukáč|Lukáčová Hudák|Hudáková Polák|Poláková Krajčí|Krajčíová',
  },
  sl: {
    women: 'Ana Maja Nina Mateja Petra Katja Barbara Tanja Eva Irena Urška Tina',
    men: 'Luka Marko Andrej Matej Gregor Janez Rok Miha Tomaž Aleš Boštjan Jure',
    surnames: 'Novak Horvat Kovačič Krajnc Zupančič Potočnik Kovač Mlakar Kos Vidmar Golob Turk Kralj Božič Korošec Bizjak Zupan Hribar Kotnik Kavčič',
  },
};
