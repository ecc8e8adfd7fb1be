import type { CategoryContent } from './types.ts';

export const pittura: CategoryContent = {
  slug: 'pittura',
  name: 'Pittura e Rinascimento',
  guides: [
    {
      slug: 'officina-del-rinascimento',
      picture: 'workshop',
      title: 'L’officina del Rinascimento: da Giotto a Caravaggio',
      shortDescription:
        'Tre secoli di pittura italiana raccontati dall’interno: le botteghe, i colori, le rivalità e i quadri che hanno cambiato il modo di guardare.',
      price: '9.99',
      special: true,
      freeTracks: 2,
      tracks: [
        { title: 'Prima della prospettiva', recording: 'pittura-giotto-e-masaccio' },
        { title: 'Il trono di Ognissanti', recording: 'pittura-giotto-e-masaccio' },
        { title: 'Masaccio e il peso dei corpi', recording: 'pittura-giotto-e-masaccio' },
        { title: 'Garzoni, maestri, contratti', recording: 'pittura-botteghe-e-colori' },
        { title: 'Il prezzo dell’azzurro', recording: 'pittura-botteghe-e-colori' },
        { title: 'Un giardino per le Grazie', recording: 'pittura-corti-e-committenti' },
        { title: 'Mantegna davanti alla morte', recording: 'pittura-corti-e-committenti' },
        { title: 'I Medici e i loro pittori', recording: 'pittura-corti-e-committenti' },
        { title: 'Dall’uovo all’olio di lino', recording: 'pittura-botteghe-e-colori' },
        { title: 'Il buio di Caravaggio', recording: 'pittura-luce-e-ombra' },
        { title: 'La spada di Artemisia', recording: 'pittura-luce-e-ombra' },
        { title: 'Che cosa resta in bottega', recording: 'pittura-luce-e-ombra' },
      ],
      description: `<h2>Un laboratorio lungo tre secoli</h2>
<p>Nessuno, a Firenze o a Padova, si alzò un mattino sapendo di vivere nel Rinascimento. C’erano botteghe che odoravano di colla e di uovo, ragazzi che macinavano pietre, committenti che discutevano il prezzo dell’azzurro. Questo itinerario parte da lì, dal lavoro delle mani, per arrivare ai capolavori.</p>
<p>Incontrerete <strong>Giotto</strong>, che mette a sedere la Madonna su un trono vero, e <strong>Masaccio</strong>, che dà agli apostoli un’ombra sul selciato. Poi le corti, con i loro giardini di parole e di fiori, e infine la Roma inquieta di Caravaggio, dove la luce arriva di lato come da una porta socchiusa.</p>
<h3>Le tappe del racconto</h3>
<ul>
<li>Firenze: il Carmine, gli Uffizi, le strade delle botteghe</li>
<li>Milano: le sale di Brera, da Mantegna alla <em>Cena in Emmaus</em></li>
<li>Roma e Napoli: la stagione di Caravaggio e di Artemisia Gentileschi</li>
</ul>
<h3>Come ascoltarla</h3>
<p>I dodici capitoli seguono l’ordine del tempo, ma ognuno si regge da solo: potete aprirne uno davanti al quadro di cui parla, oppure ascoltarli tutti in treno, prima di partire. Le schede di persone, opere e luoghi completano il viaggio e vi riportano, quando volete, alla tavola, alla tela o al muro da cui ogni storia è cominciata.</p>`,
      faqs: [
        {
          question: 'Devo conoscere la storia dell’arte per seguire i dodici capitoli?',
          answer:
            'No. I termini di mestiere, come velatura, giornata o spolvero, vengono spiegati nel momento in cui servono. Chi ha già studiato troverà comunque aneddoti, contratti e particolari tecnici che i manuali scolastici citano di rado.',
        },
        {
          question: 'In quali città si trovano le opere raccontate?',
          answer:
            'Soprattutto a Firenze e a Milano, fra gli Uffizi, la Cappella Brancacci e la Pinacoteca di Brera. I capitoli su Caravaggio e Artemisia si spostano a Roma e a Napoli, dove molte tele sono rimaste nelle chiese e nei musei.',
        },
        {
          question: 'Perché si comincia proprio da Giotto?',
          answer:
            'Perché già i fiorentini del Trecento lo consideravano un inizio. Con lui le figure acquistano volume, voltano le spalle a chi guarda, piangono in modo riconoscibile: problemi che i pittori successivi continueranno a discutere per generazioni.',
        },
        {
          question: 'Si può ascoltare a casa, senza i quadri davanti?',
          answer:
            'Certamente. Le descrizioni sono pensate per far vedere con la voce: prima l’insieme, poi un gesto, infine un dettaglio piccolo. Molti preferiscono un primo ascolto in poltrona e un secondo, più breve, in museo.',
        },
        {
          question: 'Che cosa contengono le schede che accompagnano gli audio?',
          answer:
            'Presentano gli artisti, i musei e otto opere scelte, con anno, tecnica e misure. Ogni scheda ha anche una lettura ad alta voce, così potete fermarvi su un solo dipinto senza riprendere il percorso dall’inizio.',
        },
      ],
    },
    {
      slug: 'botticelli-la-primavera-svelata',
      picture: 'graces',
      title: 'Botticelli, la Primavera svelata',
      shortDescription:
        'Nove figure, un bosco d’aranci e un prato che nessun botanico ha finito di contare: il quadro più enigmatico degli Uffizi visto da vicino.',
      price: '3.99',
      freeTracks: 1,
      tracks: [
        { title: 'Nove figure in un aranceto', recording: 'pittura-corti-e-committenti' },
        { title: 'La camera di via Larga', recording: 'pittura-corti-e-committenti' },
        { title: 'Un prato dipinto fiore per fiore', recording: 'pittura-botteghe-e-colori' },
        { title: 'Veli, oro e vernice', recording: 'pittura-botteghe-e-colori' },
      ],
      description: `<h2>Cominciate da destra</h2>
<p>Si legge al contrario, la <em>Primavera</em>. A destra Zefiro, livido e gonfio d’aria, afferra la ninfa Clori; dalle labbra di lei escono fiori, e accanto, già trasformata, Flora li sparge a piene mani. Il quadro è un piccolo film in cui la stessa creatura compare due volte.</p>
<p>Al centro Venere aspetta, un poco arretrata, mentre le tre Grazie intrecciano le dita e Mercurio scaccia le ultime nuvole. Ognuno sembra ascoltare una musica diversa. Gli studiosi hanno chiamato in causa Ovidio, Lucrezio, Poliziano, le nozze di un Medici: nessuna chiave apre tutte le serrature, e questa guida vi insegna a tenerne in mano più d’una.</p>
<h3>Che cosa guarderete</h3>
<ol>
<li>I piedi, che sfiorano l’erba senza piegarla</li>
<li>Le mani delle Grazie, vero centro ritmico della scena</li>
<li>L’alone di mirto che incornicia il capo di Venere</li>
<li>Le fiammelle d’oro sul manto di Mercurio</li>
</ol>
<h3>Una storia di famiglia</h3>
<p>Un inventario del 1499 colloca la tavola nella casa fiorentina di Lorenzo di Pierfrancesco de’ Medici, cugino del Magnifico. Da quella camera privata alle sale del museo il percorso è lungo, e comprende una villa di campagna, secoli di vernice ingiallita e il restauro del 1982, che fece riaffiorare il prato. Vi accompagneremo <strong>tappa dopo tappa</strong>, con il passo lento che un giardino richiede.</p>`,
      faqs: [
        {
          question: 'Quanto tempo serve davanti alla Primavera con questa guida?',
          answer:
            'Una ventina di minuti, comprese le pause per guardare. Gli audio sono brevi apposta: la sala di Botticelli è quasi sempre affollata, e conviene alternare l’ascolto a qualche passo indietro, quando la folla si apre.',
        },
        {
          question: 'Chi è la donna al centro del quadro?',
          answer:
            'È Venere, riconoscibile dal figlio Cupido che vola bendato sopra di lei e dal cespuglio di mirto, pianta a lei sacra. È vestita come una sposa fiorentina, e questo ha alimentato l’ipotesi di un dono nuziale.',
        },
        {
          question: 'È vero che i fiori sono stati identificati uno a uno?',
          answer:
            'In gran parte sì. I botanici hanno riconosciuto ben oltre cento specie, molte delle quali fioriscono ancora in primavera sulle colline intorno a Firenze. Altre corolle, invece, sembrano nate soltanto dalla fantasia del pittore.',
        },
        {
          question: 'La stessa sala conserva altri dipinti di Botticelli?',
          answer:
            'Sì, a pochi passi c’è la Nascita di Venere, dipinta su tela e non su tavola. Nell’ultimo capitolo vi suggeriamo un confronto fra le due opere, partendo dai capelli e dal modo di tracciare i contorni.',
        },
      ],
    },
    {
      slug: 'masaccio-al-carmine',
      picture: 'enfilade',
      title: 'Masaccio al Carmine, nascita di uno spazio',
      shortDescription:
        'La Cappella Brancacci scena per scena: due pittori sullo stesso ponteggio, un incendio, un restauro e la pittura che impara a stare in piedi.',
      price: '4.49',
      freeTracks: 1,
      tracks: [
        { title: 'Oltrarno, una cappella di famiglia', recording: 'pittura-giotto-e-masaccio' },
        { title: 'Due mani sullo stesso ponteggio', recording: 'pittura-giotto-e-masaccio' },
        { title: 'Il grido di Eva', recording: 'pittura-giotto-e-masaccio' },
        { title: 'Il tributo e le tre volte di Pietro', recording: 'pittura-giotto-e-masaccio' },
        { title: 'Filippino chiude il cantiere', recording: 'pittura-botteghe-e-colori' },
      ],
      description: `<h2>La scuola di tutti</h2>
<p>Per due generazioni i giovani pittori di Firenze attraversarono l’Arno con un foglio sotto il braccio. Andavano in Santa Maria del Carmine, nella cappella pagata dal mercante di seta Felice Brancacci, a copiare le figure di un ragazzo morto a nemmeno ventisette anni. Fra loro, racconta Vasari, c’era anche Michelangelo; e proprio qui, se crediamo a Cellini, si prese il pugno che gli ruppe il naso.</p>
<p>Che cosa cercavano? Uomini con i piedi per terra. Nel <em>Tributo</em> gli apostoli occupano il suolo come colonne, le ombre cadono tutte dalla stessa parte, quella della finestra reale della cappella, e le montagne si allontanano davvero.</p>
<h3>Quattro sguardi da non perdere</h3>
<ul>
<li>Adamo che si copre il volto, Eva che urla verso il cielo</li>
<li>I piedi dell’esattore, quasi sul bordo del muro</li>
<li>San Pietro che guarisce con la propria ombra</li>
<li>I ritratti aggiunti da <strong>Filippino Lippi</strong> mezzo secolo dopo</li>
</ul>
<h3>Un miracolo di sopravvivenza</h3>
<p>Nel 1771 un incendio devastò la chiesa e risparmiò la cappella, lasciandola annerita. La pulitura degli anni Ottanta del Novecento ha restituito i colori chiari e ha tolto le fronde con cui un’epoca più pudica aveva vestito i progenitori. La guida vi aiuta a distinguere le mani di Masolino e Masaccio, che lavorarono fianco a fianco, e a sentire quanto la loro amicizia fosse anche una discussione su come si debba dipingere un corpo.</p>`,
      faqs: [
        {
          question: 'Come distinguo Masolino da Masaccio?',
          answer:
            'Guardate i volti e le ombre. Masolino ama lineamenti dolci, stoffe eleganti, una luce uniforme; Masaccio costruisce le teste per masse, con ombre nette. Il confronto più facile è fra le due coppie di Adamo ed Eva, all’ingresso.',
        },
        {
          question: 'Che episodio rappresenta il Tributo?',
          answer:
            'Un passo del Vangelo di Matteo: un esattore chiede la tassa del Tempio, Cristo manda Pietro a pescare e nella bocca del pesce si trova la moneta. Masaccio mostra i tre momenti insieme, in un solo paesaggio.',
        },
        {
          question: 'Per quanto tempo si resta nella cappella?',
          answer:
            'Gli ingressi sono a gruppi piccoli e la permanenza è limitata, di solito a circa mezz’ora. I cinque audio sono calibrati su questo tempo, ma vi consigliamo di ascoltare il primo prima di entrare, nel chiostro.',
        },
        {
          question: 'Chi ha completato gli affreschi rimasti a metà?',
          answer:
            'Filippino Lippi, negli anni Ottanta del Quattrocento, circa mezzo secolo dopo la partenza di Masaccio per Roma. Imitò con rispetto lo stile del predecessore e inserì, fra gli astanti, volti di fiorentini del suo tempo.',
        },
        {
          question: 'Le foglie su Adamo ed Eva ci sono ancora?',
          answer:
            'No, sono state rimosse. Erano state aggiunte verso la fine del Seicento, per ragioni di decoro, e il restauro concluso nel 1990 ha potuto toglierle perché erano dipinte a secco, sopra l’affresco originale.',
        },
      ],
    },
    {
      slug: 'artemisia-pittrice',
      picture: 'paintress',
      title: 'Artemisia, pittrice',
      shortDescription:
        'Roma, Firenze, Venezia, Londra, Napoli: la vita e i quadri di una donna che visse del proprio pennello e lo scrisse a chiare lettere.',
      price: '5.49',
      freeTracks: 2,
      tracks: [
        { title: 'Figlia di Orazio', recording: 'pittura-luce-e-ombra' },
        { title: 'Milleseicentododici, il processo', recording: 'pittura-luce-e-ombra' },
        { title: 'Firenze e l’Accademia', recording: 'pittura-corti-e-committenti' },
        { title: 'Giuditta, due volte', recording: 'pittura-luce-e-ombra' },
        { title: 'Il giallo delle sue vesti', recording: 'pittura-botteghe-e-colori' },
        { title: 'Napoli, una bottega propria', recording: 'pittura-luce-e-ombra' },
      ],
      description: `<h2>Una firma sulla lama</h2>
<p>«Farò vedere a Vostra Signoria ciò che sa fare una donna»: il senso di questa promessa, scritta a un collezionista siciliano nel 1649, attraversa tutta la carriera di Artemisia Gentileschi. Aveva cinquantasei anni, una bottega a Napoli e nessuna voglia di fare sconti.</p>
<p>Per molto tempo si è parlato di lei soltanto attraverso il processo del 1612, in cui il padre Orazio accusò il pittore Agostino Tassi di averla violata. Noi lo raccontiamo con le carte alla mano, senza indugiare, e poi passiamo a ciò che le apparteneva di più: i quadri.</p>
<h3>Che cosa ascolterete</h3>
<ul>
<li>L’infanzia fra i colori paterni e le strade di Caravaggio</li>
<li>Gli anni fiorentini, con l’ingresso nell’<strong>Accademia delle Arti del Disegno</strong></li>
<li>Le due versioni di <em>Giuditta e Oloferne</em>, a Capodimonte e agli Uffizi</li>
<li>Il viaggio a Londra, alla corte di Carlo I</li>
</ul>
<h3>Mestiere prima della leggenda</h3>
<p>Artemisia imparò a leggere e a scrivere con sicurezza solo da adulta, trattò con duchi e cardinali, chiese aiuto a Galileo per un pagamento che tardava. Sapeva scegliere una seta, piegare un gomito, fermare un’azione un istante prima della fine. Vi inviteremo a guardare le braccia delle sue eroine: robuste, scorciate, al lavoro. È lì che la pittrice ha lasciato, più che in ogni documento, il proprio ritratto.</p>`,
      faqs: [
        {
          question: 'La guida è adatta a ragazzi delle scuole?',
          answer:
            'Sì, dalle superiori in poi. Il processo per stupro è affrontato con chiarezza ma senza particolari crudi; per studenti più giovani si può saltare il secondo capitolo, perché gli altri restano comprensibili anche senza.',
        },
        {
          question: 'Dove si vedono oggi i suoi quadri in Italia?',
          answer:
            'I nuclei principali sono a Firenze, tra gli Uffizi, Palazzo Pitti e Casa Buonarroti, e a Napoli, soprattutto a Capodimonte. Altre tele importanti si trovano nelle raccolte romane, fra cui la Galleria Spada.',
        },
        {
          question: 'Quale rapporto ebbe con Galileo Galilei?',
          answer:
            'Si conobbero a Firenze, negli ambienti dell’Accademia. In una lettera del 1635 Artemisia gli ricorda l’aiuto ricevuto per farsi pagare una Giuditta dipinta per il granduca, e gli chiede di intervenire di nuovo a suo favore.',
        },
        {
          question: 'Perché dipinse Giuditta così tante volte?',
          answer:
            'Il soggetto era richiestissimo: univa storia sacra, violenza e seduzione, e ogni collezionista ne voleva uno. Artemisia vi portò un’idea nuova, facendo collaborare le due donne in uno sforzo fisico credibile e condiviso.',
        },
        {
          question: 'Qual è il capitolo da cui partire avendo poco tempo?',
          answer:
            'Il quarto, dedicato alle due Giuditte. In pochi minuti mette a confronto la versione napoletana e quella fiorentina e spiega come la pittrice corresse le proprie idee, dal colore delle vesti fino agli schizzi di sangue.',
        },
      ],
    },
    {
      slug: 'caravaggio-luce-e-coltello',
      picture: 'fruitBasket',
      title: 'Caravaggio, la luce e il coltello',
      shortDescription:
        'Trentotto anni di vita, quattro di fuga, un modo nuovo di accendere la pittura: in viaggio con Michelangelo Merisi da Milano a Porto Ercole.',
      price: '7.99',
      freeTracks: 1,
      tracks: [
        { title: 'Un lombardo a Roma', recording: 'pittura-luce-e-ombra' },
        { title: 'Frutta, bari e zingare', recording: 'pittura-botteghe-e-colori' },
        { title: 'In casa del cardinale', recording: 'pittura-corti-e-committenti' },
        { title: 'La testa di Medusa', recording: 'pittura-luce-e-ombra' },
        { title: 'San Luigi dei Francesi', recording: 'pittura-luce-e-ombra' },
        { title: 'La notte di Campo Marzio', recording: 'pittura-luce-e-ombra' },
        { title: 'Emmaus, Napoli, Malta', recording: 'pittura-luce-e-ombra' },
      ],
      description: `<h2>Accendere una stanza</h2>
<p>Pochi artisti hanno una biografia che somiglia tanto ai loro dipinti. Quella di Michelangelo Merisi procede per lampi: un atelier milanese, le locande romane, i verbali della polizia pontificia, un omicidio, la fuga da un porto all’altro. E in mezzo, quadri di un silenzio quasi religioso.</p>
<p>In sette capitoli seguirete il pittore dalla formazione lombarda presso <strong>Simone Peterzano</strong> fino a Porto Ercole, sulla costa toscana, dove morì nel luglio del 1610. Non troverete il genio maledetto delle fiction, ma un professionista velocissimo, orgoglioso, capace di rifiutare il disegno preparatorio e di incidere la tela fresca con il manico del pennello per ricordarsi la posa dei modelli.</p>
<h3>Luoghi del percorso</h3>
<ol>
<li>Milano, fra la bottega e la Pinacoteca di Brera</li>
<li>Roma, da San Luigi dei Francesi a Santa Maria del Popolo</li>
<li>Firenze, con la <em>Medusa</em> degli Uffizi</li>
<li>Napoli, Malta e la Sicilia, gli anni della fuga</li>
</ol>
<h3>Ascoltare il buio</h3>
<p>L’ombra, in Caravaggio, non nasconde: sceglie. Toglie di mezzo l’architettura, il paesaggio, gli angeli superflui, e lascia una mano, una caraffa, una fronte. Vi proponiamo perciò di sostare davanti a ogni tela con gli occhi socchiusi per qualche secondo, prima di far partire la voce. È un piccolo esercizio, ma insegna da dove entra la luce e, soprattutto, dove decide di fermarsi.</p>`,
      faqs: [
        {
          question: 'Quali opere di Caravaggio si vedono gratis a Roma?',
          answer:
            'Quelle rimaste nelle chiese: le tre storie di san Matteo in San Luigi dei Francesi, la Conversione di san Paolo e la Crocifissione di san Pietro in Santa Maria del Popolo, la Madonna dei Pellegrini in Sant’Agostino.',
        },
        {
          question: 'Perché dovette fuggire nel 1606?',
          answer:
            'Il 28 maggio, durante uno scontro a Campo Marzio, uccise Ranuccio Tomassoni. Condannato al bando capitale, trovò rifugio nei feudi dei Colonna, a sud di Roma, e da lì raggiunse Napoli prima dell’autunno.',
        },
        {
          question: 'È vero che non disegnava mai?',
          answer:
            'Non ci è giunto alcun disegno sicuro di sua mano. Lavorava direttamente sulla tela, aiutandosi con incisioni e abbozzi a pennello che i raggi X e la luce radente hanno rivelato sotto gli strati di colore.',
        },
        {
          question: 'Quanto dura tutto il percorso di ascolto?',
          answer:
            'Una mezz’ora scarsa di voce, da distribuire su più città. Chi si trova solo a Roma può limitarsi ai capitoli primo, quinto e sesto, che formano una passeggiata compatta nel rione intorno a piazza Navona.',
        },
        {
          question: 'In che cosa consiste la sua rivoluzione?',
          answer:
            'Nell’usare modelli vivi, riconoscibili, illuminati da una fonte sola e laterale, anche per le storie sacre. I contemporanei videro santi con i piedi sporchi e vesti lise: qualcuno si scandalizzò, molti pittori d’Europa lo seguirono.',
        },
        {
          question: 'La guida parla anche dei dipinti rubati o perduti?',
          answer:
            'Sì, con un accenno alla Natività di Palermo, sottratta nel 1969 dall’Oratorio di San Lorenzo e mai ritrovata, e alle tele distrutte a Berlino nel 1945, di cui restano soltanto fotografie in bianco e nero.',
        },
      ],
    },
    {
      slug: 'capolavori-di-brera',
      picture: 'loggia',
      title: 'Capolavori di Brera',
      shortDescription:
        'Un palazzo di gesuiti, un museo voluto da Napoleone e otto soste fra Mantegna, Piero, Raffaello e Caravaggio nel cuore di Milano.',
      price: '6.90',
      freeTracks: 1,
      tracks: [
        { title: 'Il cortile di Napoleone', recording: 'pittura-corti-e-committenti' },
        { title: 'Mantegna, i piedi di Cristo', recording: 'pittura-corti-e-committenti' },
        { title: 'Bellini e il pianto di Giovanni', recording: 'pittura-botteghe-e-colori' },
        { title: 'L’uovo sospeso di Piero', recording: 'pittura-corti-e-committenti' },
        { title: 'Le nozze secondo Raffaello', recording: 'pittura-botteghe-e-colori' },
        { title: 'Tintoretto in cripta', recording: 'pittura-luce-e-ombra' },
        { title: 'Emmaus, la seconda cena', recording: 'pittura-luce-e-ombra' },
        { title: 'Un bacio per congedo', recording: 'pittura-botteghe-e-colori' },
      ],
      description: `<h2>Il Louvre d’Italia</h2>
<p>Attraversate il cortile e alzate gli occhi: il Napoleone di bronzo, nudo come un dio antico, è stato fuso da un modello di Canova e ricorda chi volle questo museo. La Pinacoteca aprì il 15 agosto 1809, giorno del compleanno dell’imperatore, per raccogliere le grandi pale tolte a chiese e conventi soppressi di mezza Italia.</p>
<p>È per questo che Brera non somiglia a una collezione di principi. Non vi troverete gabinetti di curiosità, ma pittura nata per gli altari, grande, parlante, a volte ancora segnata dal fumo delle candele.</p>
<h3>Otto soste, un solo filo</h3>
<ul>
<li>Lo scorcio vertiginoso del <em>Cristo morto</em> di Mantegna</li>
<li>La <em>Pietà</em> di Giovanni Bellini</li>
<li>La pala di Piero della Francesca, con il suo <strong>uovo sospeso</strong></li>
<li>Lo <em>Sposalizio della Vergine</em>, firmato da Raffaello nel 1504</li>
<li>La seconda <em>Cena in Emmaus</em> di Caravaggio</li>
</ul>
<h3>Un museo ferito e rinato</h3>
<p>Le bombe del 1943 sfondarono quasi tutte le sale. I quadri erano già al sicuro grazie a Fernanda Wittgens, la prima donna a dirigere la Pinacoteca, che la riaprì nel 1950 e per il suo aiuto agli ebrei perseguitati aveva conosciuto il carcere. Ascoltando la guida capirete quanto questa storia civile sia rimasta nei muri, accanto alle Madonne e ai santi, e perché i milanesi parlino di Brera come di una casa.</p>`,
      faqs: [
        {
          question: 'Qual è il senso di visita consigliato?',
          answer:
            'Seguite la numerazione delle sale, che procede dal Medioevo all’Ottocento. L’ordine dei nostri capitoli è lo stesso, con una sola licenza: davanti a Raffaello vi chiederemo di voltarvi e di tornare con gli occhi a Piero.',
        },
        {
          question: 'Che cosa significa l’uovo appeso nella Pala di Piero?',
          answer:
            'Non esiste una risposta unica. Si è pensato alla nascita di Cristo, alla creazione, all’uovo di struzzo che si appendeva nelle chiese, perfino all’emblema dei Montefeltro. Di certo, pendendo dalla conchiglia, misura la profondità dello spazio.',
        },
        {
          question: 'Si vedono i restauratori al lavoro?',
          answer:
            'Spesso sì. In una delle sale si trova un laboratorio chiuso da pareti trasparenti, dove si interviene sulle tele senza allontanarle dal museo. Se qualcuno sta lavorando, vale la pena di fermarsi qualche minuto.',
        },
        {
          question: 'Il Bacio di Hayez fa parte del percorso?',
          answer:
            'Sì, è l’ultima sosta. Dipinto nel 1859, l’anno della seconda guerra d’indipendenza, esce dai confini del Rinascimento ma chiude bene la visita, perché Hayez insegnò proprio nell’accademia che ha sede al piano terreno.',
        },
        {
          question: 'Quanta strada si percorre in tutto?',
          answer:
            'Meno di un chilometro, quasi sempre in piano, con panche in molte sale. Calcolando le pause servono circa novanta minuti; chi ha fretta può ascoltare soltanto le tracce dispari e dimezzare il tempo.',
        },
      ],
    },
    {
      slug: 'appartamento-dei-borgia',
      picture: 'bull',
      title: 'L’appartamento dei Borgia',
      shortDescription:
        'Sei stanze dipinte da Pinturicchio per Alessandro VI, fra tori d’oro, sibille e dèi egizi: il lusso di un papa che amava le sorprese.',
      price: '2.99',
      freeTracks: 1,
      tracks: [
        { title: 'Un toro sul soffitto', recording: 'pittura-corti-e-committenti' },
        { title: 'Pinturicchio e i suoi aiuti', recording: 'pittura-botteghe-e-colori' },
        { title: 'Le stanze chiuse', recording: 'pittura-corti-e-committenti' },
      ],
      description: `<h2>Sotto le Stanze di Raffaello</h2>
<p>Molti visitatori dei Musei Vaticani ci passano quasi correndo, attirati dalla Sistina. Peccato, perché al primo piano del Palazzo Apostolico, fra il 1492 e il 1494, Bernardino di Betto detto <strong>Pinturicchio</strong> dipinse per papa Alessandro VI uno degli interni più sontuosi del secolo.</p>
<p>L’oro qui non è soltanto steso: è modellato. Piccoli rilievi di stucco sporgono dalle pareti e prendono luce come gioielli cuciti su una veste. Nella Sala dei Santi la disputa di Caterina d’Alessandria si svolge davanti all’Arco di Costantino, fra turbanti e cavalli, mentre la volta racconta la favola di Iside, Osiride e del bue Api, omaggio malizioso al toro araldico dei Borgia.</p>
<h3>Dentro la guida</h3>
<ul>
<li>La Sala dei Misteri, con il papa inginocchiato davanti al Risorto</li>
<li>La Sala delle Arti Liberali, che fu forse lo studio</li>
<li>Le Sibille e il Credo, nelle stanze della torre</li>
</ul>
<h3>Il silenzio dopo la festa</h3>
<p>Morto Alessandro nel 1503, Giulio II non volle abitare fra i ritratti del rivale: salì di un piano e chiamò altri pittori, poi Raffaello. L’appartamento cadde in disuso, e tornò visitabile soltanto alla fine dell’Ottocento, per volontà di Leone XIII. Tre audio brevi bastano a restituirgli le voci, i banchetti, i sospetti, e anche la grazia un poco fiabesca di un pittore umbro che sapeva accontentare i potenti.</p>`,
      faqs: [
        {
          question: 'Serve un biglietto a parte per visitarlo?',
          answer:
            'No, le sale fanno parte del percorso dei Musei Vaticani e sono comprese nell’ingresso. Si incontrano dopo le Stanze di Raffaello, seguendo le indicazioni per la Cappella Sistina, ma in certi giorni il passaggio può essere chiuso.',
        },
        {
          question: 'C’è davvero un ritratto di Alessandro VI?',
          answer:
            'Sì, nella Resurrezione della Sala dei Misteri. Il papa è inginocchiato, a mani giunte, con un piviale coperto di perle e la tiara posata a terra: uno dei ritratti più vivi di tutta la pittura del Quattrocento romano.',
        },
        {
          question: 'Perché un papa volle storie egizie sul soffitto?',
          answer:
            'Per via dello stemma. I Borgia portavano un toro, e gli eruditi di corte lo collegarono al bue Api, nel quale si diceva rinato Osiride. Una genealogia favolosa, utile a nobilitare una famiglia arrivata dalla Spagna.',
        },
        {
          question: 'Che cosa racconta Vasari su Giulia Farnese?',
          answer:
            'Che Pinturicchio l’avrebbe ritratta nelle vesti della Madonna adorata dal papa. Il dipinto fu rimosso e smembrato; un frammento con il Bambino, oggi in collezione privata, è stato messo in rapporto con quella storia.',
        },
      ],
    },
    {
      slug: 'cielo-blu-di-giotto',
      picture: 'starVault',
      title: 'Il cielo blu di Giotto agli Scrovegni',
      shortDescription:
        'Padova, 1305: un banchiere, una cappella piccola come uno scrigno e il racconto per immagini che insegnò agli italiani a commuoversi.',
      price: '0.00',
      freeTracks: 2,
      tracks: [
        { title: 'Il figlio dell’usuraio', recording: 'pittura-giotto-e-masaccio' },
        { title: 'La storia di Gioacchino', recording: 'pittura-giotto-e-masaccio' },
        { title: 'Una cometa a Natale', recording: 'pittura-botteghe-e-colori' },
        { title: 'Il bacio e il compianto', recording: 'pittura-giotto-e-masaccio' },
        { title: 'Vizi, virtù, giudizio', recording: 'pittura-giotto-e-masaccio' },
      ],
      description: `<h2>Quindici minuti d’azzurro</h2>
<p>Il tempo concesso ai visitatori è breve, quello che vi aspetta sulle pareti è immenso. Per proteggere gli affreschi si entra a piccoli gruppi, dopo una sosta in una camera dove l’aria viene filtrata; poi la porta si apre e una volta trapunta di stelle vi copre come una tenda.</p>
<p>Enrico Scrovegni, ricchissimo, figlio di quel Reginaldo che Dante mise fra gli usurai, fece costruire la cappella accanto al proprio palazzo, nell’area dell’antica arena romana. Giotto la dipinse fra il 1303 e il 1305, e nel <em>Giudizio universale</em> lo ritrasse mentre ne offre il modello alla Vergine.</p>
<h3>Preparatevi a cercare</h3>
<ol>
<li>L’abbraccio di Gioacchino e Anna alla Porta Aurea</li>
<li>La stella con la coda sopra la capanna</li>
<li>Il mantello giallo di Giuda, che inghiotte Cristo</li>
<li>Gli angeli straziati del <em>Compianto</em></li>
<li>Le <strong>quattordici figure a monocromo</strong> di vizi e virtù</li>
</ol>
<h3>Prima, durante, dopo</h3>
<p>Abbiamo costruito i cinque capitoli pensando a quel quarto d’ora: due si ascoltano nell’attesa, due servono dentro, l’ultimo vi accompagna nel giardino, quando l’emozione chiede di essere messa in ordine. Dal 2021 la cappella fa parte, con gli altri cicli del Trecento padovano, del Patrimonio mondiale: uscendo vi suggeriremo dove proseguire a piedi, dal Battistero al Palazzo della Ragione.</p>`,
      faqs: [
        {
          question: 'È obbligatoria la prenotazione per entrare?',
          answer:
            'Sì, i posti per ogni turno sono pochi e conviene riservarli con anticipo, soprattutto nei fine settimana. Presentatevi qualche minuto prima: chi arriva in ritardo alla sala di attesa climatizzata perde purtroppo il proprio ingresso.',
        },
        {
          question: 'La cometa dipinta è quella di Halley?',
          answer:
            'È un’ipotesi molto citata. La cometa passò nel 1301, visibile a occhio nudo, e Giotto potrebbe averla ricordata dipingendo la stella dei Magi. Per questo la sonda europea che la studiò nel 1986 portava il suo nome.',
        },
        {
          question: 'Come si leggono le scene sulle pareti?',
          answer:
            'Dall’alto verso il basso, girando in senso orario a partire dall’arco trionfale. Il registro superiore narra di Gioacchino, Anna e Maria; quelli sottostanti la vita e la Passione di Cristo, fino alla Pentecoste.',
        },
        {
          question: 'Può piacere anche ai bambini?',
          answer:
            'Molto, se arrivano con un compito. Nel secondo e nel terzo audio proponiamo di contare gli animali e di trovare gli angeli che si strappano le vesti: un gioco silenzioso che rende quel quarto d’ora velocissimo.',
        },
        {
          question: 'Perché l’azzurro di certi manti è quasi sparito?',
          answer:
            'Perché l’azzurrite si stendeva a secco, sopra l’intonaco già asciutto, e si lega meno della pittura a fresco. In alcuni punti è caduta, lasciando scoperta la preparazione sottostante, come accade in molti cicli medievali.',
        },
      ],
    },
  ],
  persons: [
    {
      slug: 'masaccio-pittore',
      picture: {
        sex: 'man',
        age: 'young',
        hair: 'short',
        beard: 'none',
        headwear: 'beret',
        dress: 'gown',
      },
      name: 'Masaccio',
      born: '1401',
      died: '1428',
      text: 'Si chiamava Tommaso e nacque il giorno di san Tommaso, a Castel San Giovanni, nel Valdarno. Il soprannome, che suona come un rimprovero, secondo Vasari non indicava cattiveria ma distrazione: non badava ai soldi, ai vestiti, ai debitori, perché aveva la testa soltanto nella pittura. Nel 1422 era già iscritto a Firenze fra i pittori, e in sei anni fece tutto. Con Masolino, più anziano e più morbido, lavorò alla Sant’Anna Metterza e agli affreschi del Carmine; per una chiesa di Pisa compose un polittico oggi disperso fra più musei; in Santa Maria Novella finse, nella Trinità, una cappella che buca il muro. Da Brunelleschi apprese la prospettiva, da Donatello il rilievo, da Giotto la misura. Morì a Roma a ventisei anni, forse di febbre, e pare che Brunelleschi commentasse soltanto: abbiamo fatto una grandissima perdita.',
      guide: 'officina-del-rinascimento',
      recording: 'pittura-giotto-e-masaccio',
      free: true,
    },
    {
      slug: 'sandro-botticelli',
      picture: {
        sex: 'man',
        age: 'grown',
        hair: 'long',
        beard: 'none',
        headwear: 'none',
        dress: 'gown',
      },
      name: 'Sandro Botticelli',
      born: '1445',
      died: '1510',
      text: 'Figlio di un conciatore di pelli, Alessandro Filipepi crebbe nel quartiere fiorentino di Ognissanti, dove sarebbe tornato a vivere e dove fu sepolto. Il nomignolo Botticelli veniva dal fratello maggiore. Imparò il mestiere da Filippo Lippi, di cui più tardi avrebbe istruito il figlio Filippino, e presto conquistò i Medici con una linea elastica, musicale, capace di far ondeggiare un velo o un capello senza bisogno di ombre forti. Nel 1481 fu chiamato a Roma, fra i pittori che decorarono le pareti della Cappella Sistina. A Firenze dipinse la Primavera e la Nascita di Venere, le Madonne in tondo, i disegni per la Commedia di Dante. Gli ultimi anni, dopo la predica di Savonarola e la cacciata dei Medici, portarono opere più tese e meno richieste. Dimenticato per secoli, fu riscoperto nell’Ottocento inglese.',
      guide: 'botticelli-la-primavera-svelata',
      recording: 'pittura-corti-e-committenti',
      free: true,
    },
    {
      slug: 'michelangelo-merisi-caravaggio',
      picture: {
        sex: 'man',
        age: 'grown',
        hair: 'curls',
        beard: 'goatee',
        headwear: 'none',
        dress: 'gown',
      },
      name: 'Caravaggio',
      born: '1571',
      died: '1610',
      text: 'Nato a Milano da una famiglia legata al borgo di Caravaggio, Michelangelo Merisi perse il padre nella peste del 1577 e a dodici anni entrò nella bottega di Simone Peterzano. A Roma, nell’ultimo decennio del secolo, cominciò dipingendo fiori e frutta per altri; poi il cardinale Francesco Maria del Monte lo accolse in casa, e le tele per San Luigi dei Francesi lo resero celebre in pochi mesi. Prendeva i modelli dalla strada, li illuminava di lato e cancellava lo sfondo. I documenti di polizia lo descrivono armato, litigioso, querelato per versi offensivi e per un piatto di carciofi tirato in faccia a un garzone. Dopo l’uccisione di Ranuccio Tomassoni visse da fuggiasco fra Napoli, Malta, dove divenne cavaliere, e la Sicilia. Morì a Porto Ercole mentre cercava di rientrare a Roma, in attesa della grazia papale.',
      guide: 'caravaggio-luce-e-coltello',
      recording: 'pittura-luce-e-ombra',
      free: false,
    },
    {
      slug: 'artemisia-gentileschi',
      picture: { sex: 'woman', age: 'grown', hair: 'bun', headwear: 'none', dress: 'gown' },
      name: 'Artemisia Gentileschi',
      born: '1593',
      died: 'dopo il 1654',
      text: 'Primogenita, rimasta orfana di madre a dodici anni, Artemisia macinò colori nella casa romana del padre Orazio, pittore affermato e amico di Caravaggio. A diciassette firmò una Susanna insidiata dai vecchioni di stupefacente maturità. Nel 1612 affrontò il processo contro Agostino Tassi, sottoponendosi alla tortura delle corde alle dita pur di confermare la propria deposizione; subito dopo sposò il fiorentino Pierantonio Stiattesi e lasciò Roma. A Firenze lavorò per Cosimo II e per Michelangelo Buonarroti il Giovane, e nel 1616 fu la prima donna ammessa all’Accademia delle Arti del Disegno. Seguirono ancora Roma, Venezia, Napoli, un soggiorno a Londra accanto al padre ormai vecchio. Diresse una bottega, mantenne la famiglia, contrattò con tenacia. Le sue lettere al collezionista messinese Antonio Ruffo la mostrano ironica, stanca, fierissima del proprio valore.',
      guide: 'artemisia-pittrice',
      recording: 'pittura-luce-e-ombra',
      free: true,
    },
  ],
  objects: [
    {
      slug: 'madonna-di-ognissanti',
      picture: { as: 'altarpiece', of: 'madonna' },
      title: 'Madonna di Ognissanti',
      text: 'Nella stessa sala degli Uffizi tre grandi Madonne in trono si guardano: quella di Cimabue, quella di Duccio e questa, dipinta da Giotto per la chiesa fiorentina degli Umiliati. Bastano pochi passi per misurare una svolta. I troni degli altri due sembrano ricami d’oro; qui il seggio è un’architettura di marmo, con gradini, fianchi traforati e una cuspide sotto la quale la Vergine siede davvero, appoggiando tutto il suo peso. Il manto scuro si tende sulle ginocchia, la veste chiara lascia intuire il busto, e le labbra si dischiudono in quello che pare un respiro. Ai lati gli angeli non sono più impilati come figurine: uno copre in parte il viso dell’altro, e due profeti si affacciano addirittura dietro le aperture del trono. I fiori offerti dagli angeli in ginocchio, rose e gigli, alludono alla carità e alla purezza. La tavola rimase a lungo nella chiesa d’Ognissanti e dal 1919 è in Galleria, dove continua a sembrare la più giovane delle tre.',
      year: '1300-1305 circa',
      technique: 'Tempera e oro su tavola',
      dimensions: '325 × 204 cm',
      category: 'Dipinto',
      guide: 'officina-del-rinascimento',
      place: 'gallerie-degli-uffizi',
      recording: 'pittura-giotto-e-masaccio',
      free: true,
    },
    {
      slug: 'tributo-di-masaccio',
      picture: { as: 'fresco', of: 'apostles' },
      title: 'Il pagamento del tributo',
      text: 'Sulla parete sinistra della cappella, larga quasi sei metri, la scena più celebre di Masaccio racconta in un solo paesaggio tre momenti del Vangelo di Matteo. Al centro un esattore, di spalle e con la tunica corta, chiede la tassa del Tempio; Cristo indica il lago, Pietro ripete il gesto con il braccio, come chi non è sicuro di aver capito. In fondo, a sinistra, lo stesso Pietro si accovaccia sulla riva e apre la bocca al pesce; a destra consegna la moneta. Gli apostoli formano un cerchio compatto, avvolti in mantelli che pesano come pietra. Ogni ombra va nella direzione suggerita dalla finestra vera della cappella, e le linee della casa conducono al volto di Cristo. Alle spalle, i monti spogli sfumano nell’aria. Il soggetto era raro: alcuni vi hanno letto un’allusione al catasto, l’imposta sui beni che Firenze discuteva in quegli anni e che introdusse nel 1427. È una lettura possibile, non una certezza; resta la gravità civile di quegli uomini riuniti a decidere.',
      year: '1425 circa',
      technique: 'Affresco',
      dimensions: '247 × 597 cm',
      category: 'Affresco',
      guide: 'masaccio-al-carmine',
      person: 'masaccio-pittore',
      place: 'cappella-brancacci',
      recording: 'pittura-giotto-e-masaccio',
      free: true,
    },
    {
      slug: 'cacciata-dei-progenitori',
      picture: { as: 'fresco', of: 'expulsion' },
      title: 'La cacciata dei progenitori dall’Eden',
      text: 'È la prima figura che si incontra entrando, stretta sul pilastro come su uno stipite: due persone che escono da una porta e non potranno rientrare. Adamo si preme le mani sul viso e contrae il ventre nel singhiozzo; Eva alza la testa, la bocca aperta, gli occhi ridotti a due macchie scure. Non c’è un paesaggio dietro di loro, solo una terra nuda e, in alto, l’angelo rosso con la spada. Di fronte, sull’altro pilastro, Masolino ha dipinto la coppia prima del peccato, elegante e senza peso: il dialogo fra le due immagini vale una lezione di pittura. Per il gesto pudico di Eva Masaccio ricordò forse una Venere antica; per il resto guardò la gente. Le ombre dei corpi si allungano sul suolo, cosa che quasi nessuno osava, e un piede di Adamo sfiora ancora la soglia del giardino. Alla fine del Seicento vennero aggiunte ghirlande di foglie, rimosse durante la pulitura degli anni Ottanta del Novecento, che ha ridato al cielo il suo azzurro e ai due la loro vergogna.',
      year: '1425 circa',
      technique: 'Affresco',
      dimensions: '208 × 88 cm',
      category: 'Affresco',
      guide: 'masaccio-al-carmine',
      person: 'masaccio-pittore',
      place: 'cappella-brancacci',
      recording: 'pittura-giotto-e-masaccio',
      free: false,
    },
    {
      slug: 'primavera-di-botticelli',
      picture: { as: 'wide', of: 'graces' },
      title: 'La Primavera',
      text: 'Un bosco di aranci chiude il fondo come una quinta di teatro, e sul prato scuro nove figure si dispongono quasi in fila, senza pestare un fiore. Da destra entra il vento Zefiro, che insegue la ninfa Clori; dal loro incontro nasce Flora, vestita di stoffa ricamata, che semina rose. Venere sta al centro, più indietro, e Cupido bendato punta la freccia contro una delle Grazie. All’estremità opposta Mercurio volta le spalle alla danza e tocca le nuvole con la verga. La tavola appartenne a Lorenzo di Pierfrancesco de’ Medici, nella cui casa di città è ricordata alla fine del Quattrocento; più tardi Vasari la vide nella villa di Castello insieme alla Nascita di Venere. Botticelli usò una tempera grassa, a velature sottilissime, e lumeggiò d’oro i capelli e i bordi. Quando nel 1982 la pulitura tolse le vernici brunite, riapparvero decine di piante riconoscibili, dalle viole al fiordaliso. Sul significato si discute ancora: matrimonio, amore platonico, ritorno della stagione buona a Firenze. Il quadro ascolta tutti e non risponde.',
      year: '1480 circa',
      technique: 'Tempera grassa su tavola',
      dimensions: '207 × 319 cm',
      category: 'Dipinto',
      guide: 'botticelli-la-primavera-svelata',
      person: 'sandro-botticelli',
      place: 'gallerie-degli-uffizi',
      event: 'notte-dei-musei-agli-uffizi',
      recording: 'pittura-corti-e-committenti',
      free: true,
    },
    {
      slug: 'cristo-morto-di-mantegna',
      picture: { as: 'wide', of: 'lament' },
      title: 'Cristo morto e tre dolenti',
      text: 'Siamo ai piedi di una lastra di marmo, così vicini che le piante bucate dei piedi sembrano sporgere dal quadro. Andrea Mantegna costringe il corpo di Cristo in uno scorcio violento, visto dal basso verso la testa, e intanto corregge la regola: se avesse seguito la prospettiva alla lettera, i piedi sarebbero enormi e il volto minuscolo. La pelle ha il colore della pietra, le ferite sono tagli asciutti, il lenzuolo si increspa in pieghe metalliche. A sinistra, schiacciate contro il margine, tre figure piangono con rughe e bocche storte: la Madonna, invecchiata, san Giovanni e una terza donna, in penombra, probabilmente la Maddalena, di cui il vasetto degli unguenti sulla destra sarebbe il segno. Con ogni probabilità il pittore la tenne per sé: alla sua morte, a Mantova nel 1506, un Cristo in scorcio si trovava fra le cose di bottega, e i figli lo cedettero al cardinale Sigismondo Gonzaga per pagare i debiti. Dopo molti passaggi giunse a Brera nel 1824. La tela sottile, dipinta a tempera, opaca come gesso, accresce la sensazione di polvere e di silenzio.',
      year: '1483 circa',
      technique: 'Tempera su tela',
      dimensions: '68 × 81 cm',
      category: 'Dipinto',
      guide: 'capolavori-di-brera',
      place: 'pinacoteca-di-brera',
      recording: 'pittura-corti-e-committenti',
      free: true,
    },
    {
      slug: 'medusa-di-caravaggio',
      picture: { as: 'tondo', of: 'medusa' },
      title: 'Testa di Medusa',
      text: 'Non è un quadro ma uno scudo da parata: tela tesa su un disco di legno di pioppo, leggermente bombato verso l’esterno. Su quella superficie curva Caravaggio dipinse la Gorgone nell’attimo in cui Perseo l’ha decapitata. Il sangue schizza, la bocca si spalanca, gli occhi guardano in basso, come se la testa avesse il tempo di capire. I serpenti che le fanno da capelli si attorcigliano ancora, lucidi, studiati dal vero. Il miracolo è ottico: la convessità del supporto viene annullata dalle ombre, e la testa pare sospesa davanti a una cavità verde. Fu il cardinale Francesco Maria del Monte, protettore del pittore a Roma e agente dei Medici, a farne dono al granduca Ferdinando I, che la collocò nell’armeria accanto a un’armatura orientale. Là, imbracciata da un manichino a cavallo, doveva impressionare gli ospiti. I poeti del tempo la celebrarono: chi la guarda, scrissero, resta di pietra. I tratti del volto, maschili e stravolti, hanno fatto pensare a uno studio compiuto allo specchio, magari sul proprio viso contratto nel grido.',
      year: '1597-1598',
      technique: 'Olio su tela applicata su scudo di legno',
      dimensions: '60 × 55 cm',
      category: 'Dipinto',
      guide: 'caravaggio-luce-e-coltello',
      person: 'michelangelo-merisi-caravaggio',
      place: 'gallerie-degli-uffizi',
      recording: 'pittura-luce-e-ombra',
      free: false,
    },
    {
      slug: 'cena-in-emmaus-di-brera',
      picture: { as: 'wide', of: 'supper' },
      title: 'Cena in Emmaus',
      text: 'Nell’estate del 1606 Caravaggio è un uomo con una condanna sulla testa, nascosto nei feudi dei Colonna a sud di Roma. È probabile che proprio lì, o poco dopo, abbia dipinto questa tela, tanto diversa da quella con lo stesso soggetto eseguita cinque anni prima e ora a Londra. Allora la tavola traboccava di frutta e i discepoli spalancavano le braccia; qui bastano due pani, una brocca, un piatto di foglie. Cristo, non più ragazzo imberbe, solleva appena la mano per benedire, e metà del volto gli resta in ombra. I due viandanti lo riconoscono in quell’istante: uno stringe il bordo del tavolo, l’altro, di spalle, apre le mani. L’oste e la vecchia che porta la carne assistono senza comprendere, con facce stanche e bellissime. Il colore si è ridotto alle terre, steso rapidamente, lasciando che la preparazione scura lavori da mezza tinta. La scena non dichiara il miracolo, lo lascia accadere sottovoce. Appartenuto ai marchesi Patrizi di Roma, il dipinto entrò a Brera nel 1939 grazie all’associazione degli Amici del museo.',
      year: '1606',
      technique: 'Olio su tela',
      dimensions: '141 × 175 cm',
      category: 'Dipinto',
      guide: 'officina-del-rinascimento',
      person: 'michelangelo-merisi-caravaggio',
      place: 'pinacoteca-di-brera',
      recording: 'pittura-luce-e-ombra',
      free: true,
    },
    {
      slug: 'giuditta-e-oloferne-di-artemisia',
      picture: { as: 'upright', of: 'judith' },
      title: 'Giuditta che decapita Oloferne',
      text: 'Due donne con le maniche rimboccate lavorano insieme. Abra, la serva, è giovane e preme dall’alto con tutto il corpo; Giuditta, in abito giallo, afferra i capelli del generale assiro e spinge la spada tenendosi a distanza, per non macchiarsi. Il sangue però zampilla ad archi e raggiunge il suo petto. Artemisia aveva già affrontato il soggetto in una tela oggi a Capodimonte; per questa seconda versione, destinata quasi certamente al granduca Cosimo II, allargò la scena, aggiunse il velluto rosso e il bracciale, nel quale alcuni riconoscono piccole figure di Artemide, la dea di cui la pittrice portava il nome. Sulla lama compare la firma, con il cognome di famiglia Lomi. I Medici trovarono l’opera così terribile da tenerla a lungo in un angolo poco visibile, e il pagamento, a quanto si deduce da una lettera del 1635, fu sollecitato dall’intervento di Galileo. È facile leggervi una vendetta autobiografica; conviene prima osservare il mestiere: la torsione delle braccia, le dita affondate nelle lenzuola, la luce che arriva da sinistra a separare, senza pietà, ogni gesto dal buio.',
      year: '1620 circa',
      technique: 'Olio su tela',
      dimensions: '146,5 × 108 cm',
      category: 'Dipinto',
      guide: 'artemisia-pittrice',
      person: 'artemisia-gentileschi',
      place: 'gallerie-degli-uffizi',
      event: 'notte-dei-musei-agli-uffizi',
      recording: 'pittura-botteghe-e-colori',
      free: false,
    },
  ],
  places: [
    {
      slug: 'gallerie-degli-uffizi',
      picture: 'townHall',
      name: 'Gallerie degli Uffizi',
      city: 'Firenze',
      continent: 'Europa',
      text: 'Il nome non mentiva: erano davvero uffici. Nel 1560 Cosimo I incaricò Giorgio Vasari di riunire in un solo edificio, fra Palazzo Vecchio e l’Arno, le magistrature della città. Il figlio Francesco, che preferiva le statue ai notai, trasformò l’ultimo piano in galleria, e Bernardo Buontalenti vi aggiunse la Tribuna, ottagono rivestito di madreperla e di velluto. Nel 1737 Anna Maria Luisa, ultima della dinastia, legò per sempre le raccolte a Firenze con un patto che ne vietava l’allontanamento; nel 1769 le porte si aprirono al pubblico. Nel maggio del 1993 un’autobomba in via dei Georgofili uccise cinque persone e ferì gravemente il museo, che seppe riaprire in parte dopo poche settimane. Oggi si cammina da Giotto a Caravaggio lungo corridoi affacciati sul fiume: quando gli occhi sono stanchi, guardate Ponte Vecchio dalla finestra in fondo.',
      guide: 'officina-del-rinascimento',
      recording: 'pittura-corti-e-committenti',
      free: true,
    },
    {
      slug: 'pinacoteca-di-brera',
      picture: 'college',
      name: 'Pinacoteca di Brera',
      city: 'Milano',
      continent: 'Europa',
      text: 'Braida, nella lingua dei longobardi, era un terreno erboso: da qui il nome del quartiere. Sul prato sorse un convento di Umiliati, poi un collegio di gesuiti, al quale Francesco Maria Richini diede nel Seicento il cortile a doppio loggiato che ancora accoglie studenti e turisti. Sotto Maria Teresa d’Austria, accanto all’osservatorio, trovarono posto l’Accademia, la biblioteca e l’orto botanico. La quadreria, nata per la didattica, divenne con Napoleone un grande museo statale, nel quale confluirono le pale d’altare di chiese lombarde, venete, emiliane e marchigiane. L’allestimento attuale, dalle pareti colorate e dalle didascalie affidate anche a scrittori, invita a fermarsi più che a collezionare nomi. Dal dicembre del 2024, con l’apertura al pubblico di Palazzo Citterio, la collezione del Novecento ha finalmente trovato la casa che aspettava da oltre mezzo secolo.',
      guide: 'capolavori-di-brera',
      recording: 'pittura-botteghe-e-colori',
      free: true,
    },
    {
      slug: 'cappella-brancacci',
      picture: 'church',
      name: 'Cappella Brancacci',
      city: 'Firenze',
      continent: 'Europa',
      text: 'Dall’esterno Santa Maria del Carmine mostra una facciata di pietre nude, mai finita, su una piazza di Oltrarno dove la sera si sentono i ragazzi giocare a pallone. In fondo al transetto destro si apre la cappella della famiglia Brancacci, mercanti di seta. Felice, di ritorno da un’ambasceria in Egitto, la fece affrescare a partire dal 1424 circa con le storie di san Pietro, patrono dell’antenato che l’aveva fondata. Caduto in disgrazia come avversario dei Medici, finì in esilio e i ritratti dei suoi vennero probabilmente cancellati. A fine Seicento un marchese propose di rifare tutto in gusto barocco, e la granduchessa Vittoria della Rovere lo impedì. Il fuoco del 1771 arrivò a un passo. Chi visita la cappella passa dal chiostro e resta poco: meglio entrare sapendo già dove guardare.',
      guide: 'masaccio-al-carmine',
      recording: 'pittura-botteghe-e-colori',
      free: false,
    },
  ],
  events: [
    {
      slug: 'notte-dei-musei-agli-uffizi',
      title: 'La Notte dei Musei agli Uffizi',
      text: 'Ogni anno, un sabato di maggio, i musei di tutta Europa prolungano l’orario fino a tarda sera: l’iniziativa nacque in Francia nel 2005 e i musei statali italiani vi aderiscono con un biglietto simbolico di un euro. Agli Uffizi è l’occasione per vedere le sale quando i gruppi organizzati sono già ripartiti e le finestre sull’Arno diventano nere. Botticelli, sotto la luce artificiale, sembra più notturno; Artemisia e Caravaggio, al contrario, si trovano a casa. Controllate gli orari nei giorni precedenti e mettete in conto un po’ di fila: il cortile vasariano, illuminato, la rende piacevole.',
      guide: 'officina-del-rinascimento',
    },
  ],
  updates: [
    {
      guide: 'artemisia-pittrice',
      title: 'Artemisia torna in cuffia',
      subTitle:
        'Sei capitoli per seguire la pittrice da Roma a Napoli: i primi due si ascoltano gratis.',
      date: '2026-09-18',
    },
    {
      picture: 'wreath',
      title: 'Un anno intero fra i maestri',
      subTitle:
        'Con l’abbonamento annuale tutte le guide restano aperte per dodici mesi, dai fondi oro a Caravaggio.',
      date: '2026-11-05',
    },
  ],
  recordings: [
    {
      slug: 'pittura-giotto-e-masaccio',
      title: 'Il peso dei corpi',
      text: 'Provate, per un momento, a immaginare una pittura senza peso. Fondi d’oro, volti frontali, piedi che sfiorano il suolo come foglie. Per secoli le figure sacre erano state così, e nessuno se ne lamentava: non dovevano camminare, dovevano apparire.\n\nPoi, agli inizi del Trecento, un pittore nato nel contado fiorentino cominciò a far sedere le Madonne. Giotto dava loro un trono con i gradini, un ginocchio che tende la stoffa, una schiena che si appoggia. A Padova dipinse uomini visti di spalle, e quella fu forse la sua invenzione più ardita: chi volta le spalle ci fa posto, ci invita a guardare insieme a lui.\n\nUn secolo dopo, in una cappella al di là dell’Arno, un giovane di nome Masaccio riprese il discorso dal punto esatto in cui si era interrotto. Aggiunse la prospettiva, appena nata, e soprattutto aggiunse le ombre. Guardatele: cadono tutte dalla stessa parte, come se la finestra della cappella illuminasse anche il dipinto.\n\nMorì a ventisei anni. Ma dopo di lui, in Italia, nessun apostolo poté più volare.',
    },
    {
      slug: 'pittura-botteghe-e-colori',
      title: 'Che cosa bolle in bottega',
      text: 'Prima di essere un’arte, la pittura è stata una cucina. Entrate con me in una bottega fiorentina, verso la metà del Quattrocento. È mattina presto, e la prima cosa che vi colpisce è l’odore: colla di coniglio che scalda sul fuoco, aceto, legno appena piallato. Un ragazzo di dodici anni è seduto in un angolo e macina. Macinerà per settimane, forse per mesi, prima che qualcuno gli metta in mano un pennello.\n\nI colori vengono da lontano. Il rosso vivo è cinabro, il bianco è piombo lasciato corrodere dall’aceto, le terre arrivano dalle colline di Siena. Ma il più prezioso è l’azzurro oltremare: si ricava dai lapislazzuli, pietre che hanno attraversato l’Asia prima di sbarcare a Venezia. Costa quanto l’oro, talvolta di più, e i contratti lo nominano con precisione, perché il committente vuole essere sicuro che il manto della Vergine sia dipinto con quello buono.\n\nPoi c’è l’uovo. Il tuorlo, mescolato al pigmento, asciuga in pochi minuti e obbliga a lavorare per tratti sottili, uno accanto all’altro, come un tessitore. Quando dalle Fiandre arriverà l’abitudine di usare l’olio, tutto rallenterà: si potrà sfumare, ripensare, tornare indietro.\n\nIl maestro, intanto, disegna, discute i prezzi, dipinge i volti. Agli aiuti lascia le pieghe, il cielo, le architetture. Nessuno lo trova strano. La firma, in basso, garantisce la qualità della casa, proprio come un marchio. Ricordatelo, davanti al prossimo capolavoro: lì dentro ci sono molte mani.',
    },
    {
      slug: 'pittura-corti-e-committenti',
      title: 'Chi paga il pittore',
      text: 'Dietro ogni quadro che ammirate c’è qualcuno che lo ha voluto. Un banchiere con un peccato da farsi perdonare, una confraternita, una sposa, un papa. Nel Quattrocento il pittore non aspetta l’ispirazione: aspetta un contratto.\n\nA Firenze sono i Medici a dettare il gusto. Nelle loro camere entrano dèi antichi, giardini pieni di fiori, favole che soltanto pochi amici istruiti sanno decifrare. A Mantova i Gonzaga tengono per quasi mezzo secolo lo stesso artista, Andrea Mantegna, e lo lasciano libero di sperimentare scorci mai visti. A Roma Alessandro sesto, il papa Borgia, fa riempire di tori dorati i soffitti del suo appartamento.\n\nE il pittore? Impara a stare fra i potenti. Sa essere spiritoso a tavola, progetta carri per le feste, ritrae cani e cavalli. Ma sa anche difendersi. Nelle pieghe del racconto che gli è stato ordinato infila il volto di un amico, un fiore che conosce soltanto lui, un silenzio.\n\nCosì, quando il committente è ormai un nome in un archivio, quel particolare è ancora vivo, e aspetta voi.',
    },
    {
      slug: 'pittura-luce-e-ombra',
      title: 'Una lampada nel buio',
      text: 'Roma, l’anno santo del milleseicento. In una chiesa vicino a piazza Navona si scoprono due grandi tele, e la città ne parla per settimane. In una di esse un raggio entra da destra, radente, e sorprende un gruppo di uomini che contano denaro. Cristo è quasi nascosto. Tende una mano, e basta.\n\nL’autore ha ventotto anni, si chiama Michelangelo Merisi e viene dalla Lombardia. Ha capito una cosa semplice: che il buio costa poco e dice molto. Spegne tutto ciò che non serve, e ciò che rimane diventa necessario.\n\nPoco lontano cresce una bambina che osserva. È Artemisia, figlia del pittore Orazio Gentileschi. Imparerà quella luce meglio di tanti uomini e la metterà al servizio di donne che agiscono, decidono, stringono una spada.\n\nAdesso avvicinatevi alla tela. Cercate il punto più chiaro, poi il più scuro. Tra l’uno e l’altro c’è un confine sottile: la storia si svolge proprio lì.',
    },
  ],
};
