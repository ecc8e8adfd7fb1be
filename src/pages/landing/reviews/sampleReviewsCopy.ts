/** The fields of a review. */
export interface Review {
  id: number;
  reviewerName: string;
  /** Date in ISO 8601. */
  date: string;
  star: number;
  title: string;
  decs: string;
  /** Media path: the cover of the reviewed guide. */
  image?: string;
}

/** The path of a cover of the bundled catalogue: the guide's slug, and the beginning of the file's SHA-256. */
const cover = (name: string) => `pictures/guide/${name}.160-320-640-960.webp`;

/** The 14 static sample reviews. */
export const sampleReviews: readonly Review[] = [
  {
    id: 1,
    reviewerName: 'Giulia Marchetti',
    date: '2026-09-27',
    star: 5,
    title: 'Finalmente ho capito Caravaggio',
    decs: 'Ero passata davanti a quel quadro decine di volte. Con la guida nelle orecchie ci sono rimasta venti minuti, e ho notato la mano sullo sfondo.',
    image: cover('caravaggio-luce-e-coltello-cfe19b6ac7b9'),
  },
  {
    id: 2,
    reviewerName: 'Stefano Berti',
    date: '2026-09-14',
    star: 5,
    title: 'Perfetta per chi va di fretta',
    decs: 'Avevo un’ora prima del treno. Tre capitoli, una chiesa sola, nessuna corsa. Il resto l’ho ascoltato tornando a casa.',
  },
  {
    id: 3,
    reviewerName: 'Marina D’Alessio',
    date: '2026-08-30',
    star: 5,
    title: 'Anche mia figlia chiedeva il seguito',
    decs: 'Ha undici anni e di solito nei musei si annoia. Stavolta ha voluto lei tenere il telefono e scegliere la tappa successiva.',
  },
  {
    id: 4,
    reviewerName: 'Paolo Righetti',
    date: '2026-08-11',
    star: 5,
    title: 'Sotto terra, senza campo',
    decs: 'Scaricata in albergo e ascoltata nelle catacombe, dove il telefono non prendeva. Nemmeno un’interruzione.',
  },
  {
    id: 5,
    reviewerName: 'Chiara Lombardo',
    date: '2026-07-22',
    star: 5,
    title: 'Una voce che non fa lezione',
    decs: 'Racconta, lascia una pausa, ti dice dove guardare. Sembra di avere accanto un amico preparato, non un professore.',
    image: cover('officina-del-rinascimento-7f2a4de0a9fc'),
  },
  {
    id: 6,
    reviewerName: 'Andrea Fossati',
    date: '2026-07-05',
    star: 5,
    title: 'Vale l’abbonamento',
    decs: 'Ho cominciato con la guida gratuita, poi ho preso l’anno intero a metà prezzo. Ne ascolto una alla settimana, camminando al parco.',
  },
  {
    id: 7,
    reviewerName: 'Rosaria Cannavò',
    date: '2026-06-18',
    star: 5,
    title: 'La mia città, vista da capo',
    decs: 'Vivo a Siracusa da sempre e non sapevo metà di quello che ho sentito. Domenica ci porto i miei fratelli.',
  },
  {
    id: 8,
    reviewerName: 'Tommaso Gallo',
    date: '2026-05-31',
    star: 5,
    title: 'I collegamenti sono la parte migliore',
    decs: 'Da un bronzo sono arrivato allo scultore, e da lui a una villa di cui ignoravo l’esistenza. Adesso è la prossima gita.',
  },
  {
    id: 9,
    reviewerName: 'Elisa Ferraris',
    date: '2026-05-09',
    star: 5,
    title: 'Chiara e mai banale',
    decs: 'Insegno storia dell’arte e la consiglio ai miei studenti: le fonti si sentono, il linguaggio è pulito, i capitoli sono brevi.',
  },
  {
    id: 10,
    reviewerName: 'Lorenzo Pagani',
    date: '2026-04-19',
    star: 5,
    title: 'Roma antica sul serio',
    decs: 'Al Foro vedevo solo pietre. Dopo la prima lezione ho rivisto le botteghe, il rumore, perfino la puzza.',
  },
  {
    id: 11,
    reviewerName: 'Beatrice Sanna',
    date: '2026-03-28',
    star: 5,
    title: 'Compagnia in convalescenza',
    decs: 'Due mesi ferma con una gamba ingessata e ho girato mezza Italia dal divano. Non è la stessa cosa, ma quasi.',
  },
  {
    id: 12,
    reviewerName: 'Davide Moretti',
    date: '2026-03-02',
    star: 5,
    title: 'Semplice da usare',
    decs: 'Play, dieci secondi indietro, capitolo dopo. A settantadue anni non chiedo altro a un’applicazione.',
  },
  {
    id: 13,
    reviewerName: 'Irene Colombo',
    date: '2026-02-15',
    star: 5,
    title: 'Ho comprato anche il libro',
    decs: 'Alla fine della guida sui giardini c’era il titolo che cercavo da anni. Un’idea utile, e per niente invadente.',
  },
  {
    id: 14,
    reviewerName: 'Matteo Zanetti',
    date: '2026-01-24',
    star: 5,
    title: 'La cupola, passo dopo passo',
    decs: 'L’ho ascoltata salendo i gradini, mi fermavo a ogni capitolo. In cima conoscevo per nome chi l’aveva costruita.',
  },
];
