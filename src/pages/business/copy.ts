/** The business page's texts, for Italian companies. */
export const businessCopy = {
  pageTitle: 'Cicerone per le aziende · Audioguide per musei, hotel e viaggi',
  description:
    'Oltre 20.000 audioguide da offrire a visitatori, ospiti e studenti, direttamente sul loro telefono. Richiedete una demo: rispondiamo entro 1 ora.',
  intro: {
    kicker: 'Cicerone per le aziende',
    title: 'Ogni luogo ha una storia.',
    secondTitle: 'Ai vostri ospiti serve chi la racconta.',
    text: 'Con oltre 20.000 audioguide, Cicerone accompagna visitatori, ospiti e studenti davanti alle opere e dentro i luoghi. Voi aprite le porte; a scrivere, registrare e aggiornare pensiamo noi.',
    toDemo: 'Richiedete una demo',
    toFaq: 'Leggete le domande frequenti',
    facts: [
      { figure: 'Oltre 20.000', text: 'audioguide già in catalogo' },
      { figure: 'Ogni mese', text: 'nuovi contenuti da proporre' },
      { figure: '1 ora', text: 'al massimo, e avete una risposta' },
    ],
  },
  reasons: {
    kicker: 'Sei buone ragioni',
    title: 'Perché scegliere Cicerone',
    text: 'Un servizio che si affianca al vostro lavoro, senza chiedervi di cambiarlo.',
    items: [
      {
        title: 'Nessun apparecchio da distribuire',
        text: 'Si ascolta dal proprio telefono, con le proprie cuffie. Non c’è nulla da acquistare, ricaricare, igienizzare o farsi restituire a fine visita.',
      },
      {
        title: 'Un catalogo già pronto',
        text: 'Oltre 20.000 audioguide su arte, storia, luoghi e personaggi. Si comincia da quello che c’è, senza mesi di produzione.',
      },
      {
        title: 'Nuovi contenuti ogni mese',
        text: 'Mostre, restauri, anniversari: il catalogo cresce di mese in mese, e con lui quello che potete offrire a chi ritorna.',
      },
      {
        title: 'Funziona anche senza rete',
        text: 'Le guide acquistate si scaricano prima della visita e si ascoltano nelle cripte, nei sotterranei e nei borghi dove il segnale non arriva.',
      },
      {
        title: 'Prima si ascolta, poi si decide',
        text: 'Ogni guida si apre con una lezione gratuita. I vostri ospiti capiscono subito se fa per loro; e potete farlo anche voi, oggi stesso.',
      },
      {
        title: 'Acquisto singolo o abbonamento',
        text: 'Una guida alla volta per chi si ferma un pomeriggio, l’abbonamento annuale per chi viaggia spesso. La formula adatta a voi la troviamo insieme.',
      },
    ],
  },
  audience: {
    kicker: 'A chi ci rivolgiamo',
    title: 'Per chi apre le porte agli altri',
    text: 'Luoghi diversi, lo stesso desiderio: che chi entra esca con qualcosa da raccontare.',
    items: [
      {
        title: 'Musei e collezioni',
        text: 'Un racconto opera per opera, da seguire al proprio passo. Affianca le vostre guide, non le sostituisce.',
      },
      {
        title: 'Hotel e dimore storiche',
        text: 'Itinerari che cominciano dalla porta d’ingresso: un benvenuto che gli ospiti si portano in giro per la città.',
      },
      {
        title: 'Tour operator e agenzie',
        text: 'Contenuti da abbinare ai vostri pacchetti, per le ore libere, i trasferimenti e chi viaggia senza accompagnatore.',
      },
      {
        title: 'Enti, fondazioni e comuni',
        text: 'Un modo semplice per far conoscere il patrimonio diffuso: la pieve, il palazzo, la piazza, anche quando il portone è chiuso.',
      },
      {
        title: 'Scuole e università',
        text: 'Lezioni brevi per preparare l’uscita didattica e riprenderla in classe, con persone, opere e luoghi collegati tra loro.',
      },
    ],
  },
  faq: {
    kicker: 'Prima di scriverci',
    title: 'Domande frequenti',
    text: 'Quello che le aziende vogliono sapere per prima cosa.',
    items: [
      {
        question: 'Quanto costa per un’azienda?',
        answer:
          'Dipende da quante persone ascolteranno e da quali guide vi servono. Dopo la demo prepariamo una proposta scritta, senza impegno. I prezzi per i privati sono pubblici e li trovate nel catalogo.',
      },
      {
        question: 'Come si svolge la demo?',
        answer:
          'Ci incontriamo in videochiamata, per circa mezz’ora. Vi mostriamo il catalogo, ascoltiamo insieme qualche traccia e ragioniamo sui vostri spazi e sul vostro pubblico.',
      },
      {
        question: 'In quanto tempo rispondete?',
        answer:
          'Entro 1 ora da quando inviate il modulo. Vi scriviamo all’indirizzo che ci avete lasciato per concordare il giorno e l’orario della demo.',
      },
      {
        question: 'I visitatori devono installare qualcosa?',
        answer:
          'No: le guide si ascoltano dal browser del telefono, del tablet o del computer. Chi ha acquistato una guida può anche scaricarla e ascoltarla senza connessione.',
      },
      {
        question: 'Dobbiamo fornire noi i contenuti?',
        answer:
          'Non è necessario: si può partire dal catalogo. Se però avete testi, ricerche o archivi a cui tenete, portateli alla demo e vediamo insieme come farli ascoltare.',
      },
      {
        question: 'In che lingua sono le guide?',
        answer:
          'In italiano. Se il vostro pubblico parla altre lingue scrivetecelo nel messaggio: vi diremo con franchezza che cosa possiamo offrire oggi.',
      },
      {
        question: 'Serve una rete Wi-Fi nei nostri spazi?',
        answer:
          'No. Bastano i dati del telefono, oppure una guida scaricata prima di entrare. Una rete per gli ospiti resta una cortesia, non una condizione.',
      },
    ],
  },
  demo: {
    kicker: 'Richiedete una demo',
    title: 'Raccontateci il vostro luogo',
    text: 'Bastano poche righe: chi siete, chi vi visita, che cosa vorreste far ascoltare.',
    steps: [
      'Leggiamo il vostro messaggio e vi rispondiamo entro 1 ora.',
      'Fissiamo insieme una demo di circa mezz’ora.',
      'Ricevete una proposta scritta e decidete con calma.',
    ],
    loading: 'Il modulo sta arrivando',
  },
} as const;
