/** The texts of the landing page's sections below the products. */
export const reviewsCopy = {
  title: '+10.000 5-star reviews',
  kicker: 'Recensioni di esempio',
  text: 'Queste quattordici sono esempi, scritti da noi: mostrano come appariranno le recensioni di chi ci ascolta.',
  stars: (count: number) => `${count} stelle su 5`,
} as const;

export const googleCopy = {
  /** Also the title of the frame. */
  title: 'Google Reviews',
  text: 'What listeners write about us where we cannot edit it.',
  samples: 'Google reviews are not shown here yet. This is a summary of the samples above.',
  show: (host: string) => `Show reviews from ${host}`,
  asks: (host: string) =>
    `They come from ${host}, which then learns your IP address. We ask once and remember your choice on this device.`,
} as const;

export const heroCopy = {
  failed: 'The introduction could not be loaded.',
  unreadable: 'The introduction could not be read.',
} as const;

export const whyCopy = {
  kicker: 'Cinque ragioni',
  title: 'Perché scegliere Cicerone',
  failed: 'The reasons to choose us could not be loaded.',
} as const;

export const aboutCopy = {
  failed: 'The story of Cicerone could not be loaded.',
} as const;

export const featuresCopy = {
  kicker: 'Come funziona',
  title: 'Una guida che conosce la strada, e il tuo passo',
  text: 'Niente audioguide da ritirare in biglietteria: bastano il telefono e un paio di cuffie.',
  items: [
    {
      question: 'Capitoli brevi, da ascoltare davanti all’opera',
      answer:
        'Ogni guida è divisa in lezioni di pochi minuti. Scegli da dove cominciare, salti quello che sai già e riprendi domani dal punto in cui ti eri fermato.',
    },
    {
      question: 'Ti è sfuggito un nome? Dieci secondi indietro',
      answer:
        'Un tocco e la voce ripete. Intanto puoi continuare a guardare il catalogo: l’ascolto ti segue di pagina in pagina.',
    },
    {
      question: 'Dall’opera all’autore, dall’autore al luogo',
      answer:
        'Persone, oggetti e luoghi sono collegati tra loro. Parti da un quadro, scopri chi lo ha dipinto e finisci nella chiesa per cui era nato.',
    },
    {
      question: 'Scarica prima di uscire, ascolta senza rete',
      answer:
        'Le guide che hai acquistato si scaricano sul dispositivo: funzionano nelle cripte, nei sotterranei e in viaggio, senza consumare dati.',
    },
    {
      question: 'Qualcosa di nuovo ogni mese',
      answer:
        'Nuovi percorsi, mostre e restauri entrano nel catalogo ogni mese. Con l’abbonamento sono tuoi appena escono.',
    },
    {
      question: 'Libri e prodotti per continuare',
      answer:
        'Accanto alle guide trovi i collegamenti ai libri e ai prodotti che ne parlano, in vendita sui grandi negozi online.',
    },
  ],
} as const;

export const faqCopy = {
  kicker: 'Prima di partire',
  title: 'Domande frequenti',
  text: 'Sei risposte a quello che ci chiedono più spesso.',
  items: [
    {
      question: 'Devo abbonarmi per ascoltare?',
      answer:
        'No. Ogni guida comincia con una parte gratuita; se ti piace puoi acquistare solo quella, oppure scegliere l’abbonamento annuale e ascoltarle tutte.',
    },
    {
      question: 'Quanto costa l’abbonamento?',
      answer:
        'L’abbonamento annuale costa 59,99 euro. Se lo attivi entro 7 giorni dal download della tua prima guida gratuita lo paghi 29,99 euro: il 50% in meno.',
    },
    {
      question: 'Quante guide ci sono, e ogni quanto ne escono di nuove?',
      answer:
        'Il catalogo raccoglie oltre 20.000 contenuti audio tra arte, storia, luoghi e idee. Ne pubblichiamo di nuovi ogni mese.',
    },
    {
      question: 'Posso ascoltare senza connessione?',
      answer:
        'Sì. Scarica le guide acquistate quando hai una rete a disposizione: resteranno sul dispositivo e si ascoltano anche offline.',
    },
    {
      question: 'Una guida acquistata da sola scade?',
      answer:
        'No: è un acquisto unico e la guida resta nella tua libreria. L’abbonamento, invece, dura un anno e dà accesso a tutto il catalogo.',
    },
    {
      question: 'Vendete anche i libri di cui parlate?',
      answer:
        'Non direttamente. Nelle guide trovi i collegamenti ai libri e ai prodotti legati al tema, che puoi acquistare sui grandi marketplace.',
    },
  ],
} as const;

export const callToActionCopy = {
  kicker: 'A year with Cicerone',
  title: 'Walk in with someone who knows the story',
  text: 'Over 20,000 audio contents, new ones every month, and everything you download plays offline.',
  /** The prices of. */
  price: '€59.99',
  priceText: 'a year, the whole catalogue',
  special: '€29.99',
  specialText: 'in the 7 days after you download your first free guide: 50% less',
  how: 'To pay €29.99, create an account and download one of the free guides: for 7 days the plan costs half.',
  free: 'See the free guides',
  action: 'See the plans',
} as const;
