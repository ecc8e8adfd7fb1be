import type { CategoryContent } from './types.ts';

export const letteratura: CategoryContent = {
  slug: 'letteratura',
  name: 'Letteratura e poesia',
  guides: [
    {
      slug: 'ultimo-rifugio-dante',
      picture: 'tomb',
      title: 'L’ultimo rifugio di Dante',
      shortDescription:
        'A Ravenna, fra un tempietto e un chiostro, la storia del poeta esule e delle sue ossa nascoste per secoli.',
      price: '8.99',
      special: true,
      freeTracks: 2,
      tracks: [
        { title: 'Arrivare a Ravenna da esule', recording: 'letteratura-esilio-dante' },
        { title: 'Alla corte di Guido Novello', recording: 'letteratura-esilio-dante' },
        { title: 'Gli ultimi canti del Paradiso', recording: 'letteratura-scrittoio' },
        { title: 'Il tempietto di Camillo Morigia', recording: 'letteratura-esilio-dante' },
        { title: 'Dante che legge, di Pietro Lombardo', recording: 'letteratura-scrittoio' },
        { title: 'Firenze madre di poco amore', recording: 'letteratura-esilio-dante' },
        { title: 'Il furto dei francescani', recording: 'letteratura-esilio-dante' },
        { title: 'La cassetta di frate Santi', recording: 'letteratura-scrittoio' },
        { title: 'L’olio che viene da Firenze', recording: 'letteratura-esilio-dante' },
      ],
      description: `<h2>Un poeta, due città</h2>
<p>Ravenna non ha mai restituito Dante, e non per dimenticanza. Chi entra nella piccola piazza accanto a <strong>San Francesco</strong> trova un tempietto neoclassico, un giardino, un campanile e un silenzio che i ravennati difendono da sette secoli. Questa guida comincia da lì: dagli ultimi anni dell’esilio, quando Guido Novello da Polenta offre al poeta una casa e il tempo per finire il <em>Paradiso</em>.</p>
<p>Poi il racconto prende un passo quasi da romanzo poliziesco. Firenze reclama il suo cittadino, un papa acconsente, gli inviati aprono il sarcofago e lo trovano vuoto. Dove fossero le ossa, lo sapevano soltanto i frati.</p>
<h3>Che cosa incontrerete</h3>
<ul>
<li>il <strong>sepolcro</strong> costruito da Camillo Morigia fra il 1780 e il 1782;</li>
<li>il rilievo del 1483 in cui Pietro Lombardo mostra Dante al leggio;</li>
<li>la cassetta di abete che custodì le ossa fino al 1865;</li>
<li>la lampada votiva, accesa dal 1908 con olio toscano.</li>
</ul>
<h3>Come ascoltarla</h3>
<p>I nove capitoli seguono un percorso di poche centinaia di metri e si possono fermare a ogni panchina. Il nostro consiglio è di arrivare verso sera, quando i gruppi sono partiti: il luogo è piccolo, e la voce di chi racconta ha bisogno di poco per riempirlo. Alla fine resterà un verso inciso sul marmo, quello che chiama Firenze <em>madre di poco amore</em>.</p>`,
      faqs: [
        {
          question: 'Quanto tempo serve per visitare la zona dantesca?',
          answer:
            'Contate un’ora e mezza, compreso il Museo Dante. Il sepolcro in sé si guarda in dieci minuti, ma il giardino, il quadrarco di Braccioforte e i chiostri francescani meritano una sosta lenta, da fare con le cuffie nelle orecchie.',
        },
        {
          question: 'Dante è davvero sepolto qui?',
          answer:
            'Sì. Le ossa furono ritrovate il 27 maggio 1865, riconosciute grazie alle scritte sulla cassetta che le conteneva e ricomposte nel sarcofago del tempietto. Il monumento di Santa Croce a Firenze, invece, è un cenotafio: dentro non c’è nessuno.',
        },
        {
          question: 'Bisogna aver letto la Commedia per seguire la guida?',
          answer:
            'No. Ogni capitolo spiega i pochi versi che cita e li colloca nella vita del poeta. Chi ricorda la scuola ritroverà qualche terzina familiare; chi parte da zero ascolterà prima di tutto la storia di un uomo senza casa.',
        },
        {
          question: 'È vero che i ravennati danno un soprannome al sepolcro?',
          answer:
            'Lo chiamano affettuosamente «zuccheriera», per via della cupoletta che sembra un coperchio. Il nomignolo non è irriverente: in città il tempietto si considera una cosa di casa, e come le cose di casa si prende anche in giro.',
        },
        {
          question: 'La guida va bene per una classe di ragazzi?',
          answer:
            'Molto. La vicenda delle ossa rubate, nascoste e ritrovate per caso tiene svegli anche gli studenti più distratti. I primi due capitoli sono gratuiti, così l’insegnante può provarli in aula prima della gita.',
        },
      ],
    },
    {
      slug: 'petrarca-canzoniere-arqua',
      picture: 'bough',
      title: 'Petrarca e il Canzoniere: trecentosessantasei poesie per una vita',
      shortDescription:
        'Da Avignone ai Colli Euganei, sulle tracce dell’uomo che corresse i propri versi fino all’ultima notte.',
      price: '6.49',
      freeTracks: 1,
      tracks: [
        { title: 'Un venerdì santo ad Avignone', recording: 'letteratura-scrittoio' },
        { title: 'L’alloro del Campidoglio', recording: 'letteratura-esilio-dante' },
        { title: 'Il codice copiato a quattro mani', recording: 'letteratura-scrittoio' },
        { title: 'Questo mi piace: gli abbozzi', recording: 'letteratura-scrittoio' },
        { title: 'Bembo, Orsini e la Vaticana', recording: 'letteratura-scrittoio' },
        { title: 'La casa di Arquà', recording: 'letteratura-siepe-recanati' },
        { title: 'Una gatta sopra la porta', recording: 'letteratura-voci-romanzo' },
      ],
      description: `<h2>Il mestiere di correggere</h2>
<p>Francesco Petrarca passò quasi quarant’anni a limare lo stesso libro. Lo chiamava, in latino e con finta modestia, <em>frammenti di cose volgari</em>; noi lo chiamiamo <strong>Canzoniere</strong> e vi contiamo 366 poesie, una per ogni giorno dell’anno più una. In questo ascolto il capolavoro non è un monumento: è un quaderno di lavoro, con ripensamenti, date, perfino l’ora in cui il poeta si rimise al tavolo.</p>
<p>La prima parte si muove fra Avignone e Roma, dove nel 1341 il poeta ricevette la corona d’alloro. La seconda entra nella <strong>Biblioteca Apostolica Vaticana</strong>, che conserva sia la bella copia sia i fogli di brutta. L’ultima sale ad Arquà, il borgo euganeo dove Petrarca scelse di invecchiare.</p>
<h3>Le tappe del racconto</h3>
<ol>
<li>l’incontro con Laura, datato dal poeta 6 aprile 1327;</li>
<li>la bottega del libro: Giovanni Malpaghini, il copista che se ne andò;</li>
<li>i collezionisti del Cinquecento, da Pietro Bembo a Fulvio Orsini;</li>
<li>la casa, l’orto e l’arca di marmo rosso ad Arquà.</li>
</ol>
<h3>Per chi l’abbiamo scritta</h3>
<p>Per chi scrive, anche soltanto lettere, e sa quanto pesa una parola fuori posto. E per chi dai banchi di scuola ricorda un poeta lamentoso: qui scoprirà un viaggiatore instancabile, un collezionista di codici, un uomo spiritoso che parlava ai propri libri come ad amici.</p>`,
      faqs: [
        {
          question: 'Il manoscritto del Canzoniere si può vedere dal vivo?',
          answer:
            'Di rado, in occasione di mostre, perché la pergamena teme la luce. La Biblioteca Vaticana ne ha però pubblicato in rete una riproduzione completa: la guida suggerisce quali fogli sfogliare mentre si ascolta, dal primo sonetto alla canzone alla Vergine.',
        },
        {
          question: 'Chi era Laura?',
          answer:
            'Non lo sappiamo con certezza. Petrarca parla di lei come di una donna reale, morta di peste nel 1348, ma gioca senza sosta con il suo nome: l’aura, l’oro, il lauro. Un capitolo mette in fila indizi e dubbi, senza pretendere di chiudere il caso.',
        },
        {
          question: 'Che cosa si visita ad Arquà Petrarca?',
          answer:
            'La casa del poeta, con lo studiolo e i soffitti dipinti, il piccolo giardino affacciato sui colli e, davanti alla chiesa di Santa Maria, l’arca di marmo rosso di Verona dove è sepolto. Tutto si raggiunge a piedi.',
        },
        {
          question: 'Quanti capitoli sono liberi?',
          answer:
            'Il primo, dedicato all’incontro di Avignone. Dura pochi minuti e dà il tono di tutto il resto: se vi viene voglia di rileggere «Voi ch’ascoltate in rime sparse il suono», gli altri sei fanno per voi.',
        },
      ],
    },
    {
      slug: 'recanati-oltre-la-siepe',
      picture: 'hedge',
      title: 'Recanati oltre la siepe',
      shortDescription:
        'La biblioteca di Monaldo, la piazzetta del sabato, il colle: una passeggiata nei luoghi di Giacomo Leopardi.',
      price: '5.49',
      freeTracks: 1,
      tracks: [
        {
          title: 'La biblioteca per figli, amici e cittadini',
          recording: 'letteratura-siepe-recanati',
        },
        { title: 'Una finestra sulla piazzetta', recording: 'letteratura-siepe-recanati' },
        { title: 'La torre del passero', recording: 'letteratura-siepe-recanati' },
        { title: 'Quindici versi sul colle', recording: 'letteratura-siepe-recanati' },
        { title: 'Zibaldone, il pensiero ogni giorno', recording: 'letteratura-scrittoio' },
        { title: 'Napoli, la città dell’ultimo respiro', recording: 'letteratura-voci-romanzo' },
      ],
      description: `<h2>Il paese odiato e amatissimo</h2>
<p>«Natio borgo selvaggio»: così Leopardi bollò Recanati, salvo poi portarsela dietro in ogni verso. Camminando fra il palazzo di famiglia e il monte Tabor si capisce presto che le distanze sono minime e che l’infinito, qui, stava dietro l’angolo. La guida segue questa sproporzione: poche strade, un orizzonte sconfinato.</p>
<p>Si parte dalla <strong>biblioteca</strong> raccolta dal conte Monaldo, circa ventimila volumi ordinati per lui, per i figli e per chiunque in paese avesse voglia di leggere. Si passa davanti alla casa di Teresa Fattorini, la ragazza che diventerà Silvia. Si arriva infine all’orto sul colle, aperto di nuovo al pubblico dal FAI nel 2019, a due secoli esatti dalla poesia.</p>
<h3>Sulla mappa</h3>
<ul>
<li>palazzo Leopardi e gli appartamenti «ove abitai fanciullo»;</li>
<li>la piazzuola del sabato del villaggio;</li>
<li>il campanile di Sant’Agostino, torre del passero solitario;</li>
<li>l’orto delle monache e il <strong>colle dell’Infinito</strong>.</li>
</ul>
<h3>Un’appendice a Napoli</h3>
<p>L’ultimo capitolo lascia le Marche e scende nella Biblioteca Nazionale di Napoli, dove sono finite le carte del poeta: il quadernetto degli idilli, le migliaia di pagine dello <em>Zibaldone</em>, i fogli dell’amico Antonio Ranieri. Perché i luoghi di uno scrittore, in fondo, sono due: quello dove guardava e quello dove si conserva ciò che ha visto.</p>`,
      faqs: [
        {
          question: 'La siepe dell’Infinito esiste ancora?',
          answer:
            'Una siepe c’è, ma nessuno può giurare che sia quella. Il punto indicato dalla tradizione è sul monte Tabor, accanto all’antico orto del convento di Santo Stefano. La guida vi fa sedere lì e vi chiede di ascoltare il vento prima delle parole.',
        },
        {
          question: 'Da che parte conviene cominciare la passeggiata?',
          answer:
            'Dal palazzo, perché la visita alla biblioteca va prenotata e detta l’orario. Poi il percorso scorre in discesa leggera verso la torre di Sant’Agostino e risale al colle, dove è bello arrivare nell’ultima ora di luce.',
        },
        {
          question: 'Si parla soltanto del pessimismo di Leopardi?',
          answer:
            'Al contrario. Si racconta un ragazzo che inventava scherzi con i fratelli, scriveva di comete, amava i gelati e il gioco delle parole. Il dolore c’è, ma arriva dopo la curiosità, e spesso le cede il passo.',
        },
        {
          question: 'Dov’è conservato l’autografo dell’Infinito?',
          answer:
            'La versione più antica è a Napoli, nel fascicolo di dieci carte che contiene i sei idilli. Una seconda copia autografa appartiene al Comune di Visso. Nella guida si spiega che cosa cambia dall’una all’altra.',
        },
        {
          question: 'Posso ascoltarla senza andare a Recanati?',
          answer:
            'Certo: è costruita in modo che ogni luogo si veda con l’immaginazione prima che con gli occhi. Provatela a casa, con il libro dei Canti aperto sulle ginocchia, un capitolo per sera.',
        },
      ],
    },
    {
      slug: 'milano-promessi-sposi',
      picture: 'quill',
      title: 'La Milano dei Promessi Sposi',
      shortDescription:
        'Otto soste in centro, dal forno delle Grucce al Lazzaretto, con Renzo davanti e don Lisander alle spalle.',
      price: '7.99',
      freeTracks: 2,
      tracks: [
        { title: 'Renzo entra da porta Orientale', recording: 'letteratura-voci-romanzo' },
        { title: 'Pane, farina e sommossa', recording: 'letteratura-voci-romanzo' },
        { title: 'L’osteria della luna piena', recording: 'letteratura-voci-romanzo' },
        { title: 'Via Morone, lo studio sul giardino', recording: 'letteratura-scrittoio' },
        { title: 'Da Fermo e Lucia alla Quarantana', recording: 'letteratura-scrittoio' },
        { title: 'Panni lavati in Arno', recording: 'letteratura-voci-romanzo' },
        { title: 'Quel che resta del Lazzaretto', recording: 'letteratura-voci-romanzo' },
        { title: 'San Fedele, un gradino d’inverno', recording: 'letteratura-esilio-dante' },
      ],
      description: `<h2>Un romanzo da consumare con le scarpe</h2>
<p>Provate a rileggere l’arrivo di Renzo in città tenendo sul telefono una mappa: le strade hanno cambiato nome, i conventi sono diventati uffici, eppure il tragitto regge ancora. Alessandro Manzoni conosceva Milano pietra per pietra e la ricostruì com’era due secoli prima di lui, con la pignoleria di uno storico e l’orecchio di chi i milanesi li ascoltava parlare.</p>
<p>Il percorso intreccia due passeggiate. Una è quella del filatore di seta: la porta Orientale, il tumulto del pane, la fuga. L’altra è quella dell’autore, che nel 1813 comprò la casa di <strong>via Morone</strong>, vi restò fino alla morte e per vent’anni riscrisse la stessa storia finché la lingua non gli parve viva.</p>
<h3>Che cosa si ascolta</h3>
<ul>
<li>il giorno di San Martino del 1628 raccontato nei luoghi in cui accade;</li>
<li>come un libro del 1827 divenne quello, diversissimo, del 1840;</li>
<li>la peste del 1630 fra le poche arcate superstiti del Lazzaretto;</li>
<li>la caduta davanti a <strong>San Fedele</strong> e i funerali di una città intera.</li>
</ul>
<h3>Consigli di passo</h3>
<p>Il giro completo misura circa tre chilometri. Si può spezzare in due mattine, una per Renzo e una per don Lisander, come lo chiamavano i vicini. Tenete a mente una cosa: la Provvidenza, in queste vie, somiglia molto alla pazienza.</p>`,
      faqs: [
        {
          question: 'Dove si trovava il forno delle Grucce?',
          answer:
            'Nella corsia dei Servi, oggi corso Vittorio Emanuele II, a due passi dal Duomo. Il forno assaltato nel romanzo esisteva davvero: una lapide moderna, che molti sfiorano senza leggere, ne ricorda il posto e cita la pagina manzoniana.',
        },
        {
          question: 'Che cosa rimane del Lazzaretto?',
          answer:
            'Un breve tratto di portico in via San Gregorio e la chiesetta ottagonale di San Carlo, che ne occupava il centro. Il resto del grande quadrilatero fu demolito alla fine dell’Ottocento per costruire il quartiere attuale.',
        },
        {
          question: 'La casa di Manzoni è aperta al pubblico?',
          answer:
            'Sì, è un museo in via Morone 1, vicino a piazza Belgioioso. Si vedono lo studio al pianterreno, affacciato sul giardino, e la camera spartana in cui lo scrittore morì il 22 maggio 1873. Conviene controllare gli orari prima di partire.',
        },
        {
          question: 'Perché si parla di due edizioni?',
          answer:
            'La prima uscì fra il 1825 e il 1827, la seconda a dispense fra il 1840 e il 1842, con le vignette di Francesco Gonin. In mezzo ci sono un viaggio a Firenze e migliaia di correzioni, per avvicinare la pagina al fiorentino parlato.',
        },
        {
          question: 'È adatta a chi sta studiando il romanzo a scuola?',
          answer:
            'È pensata anche per questo: i capitoli seguono l’ordine delle vicende e ricordano ogni volta a quale punto del libro siamo. Chi ha camminato dietro a Renzo, di solito, poi legge più svelto.',
        },
        {
          question: 'Che cosa c’entra Verdi con Manzoni?',
          answer:
            'Il musicista venerava lo scrittore e, a un anno dalla morte, diresse nella chiesa milanese di San Marco la sua Messa da Requiem. L’ultimo capitolo racconta quel 22 maggio 1874 e la commozione del pubblico.',
        },
      ],
    },
    {
      slug: 'nuoro-casa-deledda',
      picture: 'house',
      title: 'Nuoro, casa Deledda',
      shortDescription:
        'Tre piani, una cucina, un diploma di Stoccolma: la Sardegna di Grazia Deledda raccontata dalle sue stanze.',
      price: '4.49',
      freeTracks: 1,
      tracks: [
        { title: 'Santu Predu, il rione dei pastori', recording: 'letteratura-voci-romanzo' },
        { title: 'La cucina di Cosima', recording: 'letteratura-siepe-recanati' },
        { title: 'Quattro classi e una biblioteca', recording: 'letteratura-scrittoio' },
        { title: 'Il viaggio a Stoccolma', recording: 'letteratura-voci-romanzo' },
        { title: 'La chiesa della Solitudine', recording: 'letteratura-esilio-dante' },
      ],
      description: `<h2>Una porta nel granito</h2>
<p>La casa è alta, stretta, severa come le case dei proprietari di montagna. Al pianterreno c’è ancora odore di cucina; in alto, una finestra che guarda l’Ortobene. Dietro quel vetro una ragazza che aveva frequentato soltanto le elementari cominciò a spedire novelle alle riviste del continente, con grande scandalo dei parenti. Si chiamava <strong>Grazia Deledda</strong> e nel 1927, a Stoccolma, ritirò il Nobel assegnato per l’anno precedente.</p>
<p>Vi accompagniamo nelle dieci sale del museo aperto nel 1983, usando come guida la guida migliore: il romanzo <em>Cosima</em>, rimasto sulla scrivania e pubblicato dopo la morte, in cui la scrittrice descrive la propria infanzia stanza per stanza.</p>
<h3>Dentro e fuori</h3>
<ul>
<li>la cucina, la dispensa e il cortile ricostruiti sulle pagine del libro;</li>
<li>la sala del premio, con la medaglia e il diploma;</li>
<li>la piazza che Costantino Nivola dedicò al poeta Sebastiano Satta;</li>
<li>la <strong>chiesa della Solitudine</strong>, ai piedi del monte, dove riposa dal 1959.</li>
</ul>
<h3>Una voce di vento</h3>
<p>«Siamo proprio come le canne al vento», dice un personaggio del suo romanzo più celebre. L’ascolto prova a spiegare perché quelle storie di colpa e di destino, nate in un paese di poche migliaia di abitanti, siano state tradotte in mezzo mondo. Cinque capitoli bastano per una mattina; la nostalgia dura di più.</p>`,
      faqs: [
        {
          question: 'Il Nobel fu del 1926 o del 1927?',
          answer:
            'Di tutti e due, in un certo senso. Il premio è quello del 1926, ma l’Accademia di Svezia lo annunciò l’anno dopo e la cerimonia si tenne il 10 dicembre 1927. Deledda resta l’unica italiana ad averlo ricevuto per la letteratura.',
        },
        {
          question: 'Che cosa si vede nel Museo Deleddiano?',
          answer:
            'Dieci ambienti su tre livelli, con mobili, fotografie, manoscritti e oggetti donati dalla famiglia Madesani Deledda. La cucina e la dispensa sono le stanze preferite dai bambini, perché odorano di formaggio, di olio e di erbe.',
        },
        {
          question: 'Da quale libro cominciare, dopo l’ascolto?',
          answer:
            'Da Canne al vento, del 1913, se volete il romanzo più amato; da Cosima se vi incuriosisce l’autrice; da La madre se cercate una storia breve e tesa, che si consuma in appena due giorni. Ne parliamo nel quarto capitolo.',
        },
        {
          question: 'Serve l’automobile per seguire l’itinerario?',
          answer:
            'No. Dalla casa natale alla piazza Satta sono pochi minuti a piedi, e la chiesa della Solitudine si raggiunge con una passeggiata in leggera salita. Solo per il monte Ortobene è comodo un autobus o un passaggio.',
        },
      ],
    },
    {
      slug: 'certaldo-cento-novelle',
      picture: 'hillTown',
      title: 'Cento novelle a Certaldo',
      shortDescription:
        'Nel borgo di mattoni dove Giovanni Boccaccio visse e morì, fra una funicolare, una cipolla e dieci giornate.',
      price: '3.49',
      freeTracks: 1,
      tracks: [
        { title: 'Dieci ragazzi in fuga dalla peste', recording: 'letteratura-voci-romanzo' },
        { title: 'Frate Cipolla e la penna dell’angelo', recording: 'letteratura-voci-romanzo' },
        { title: 'La casa, la torre, la bomba', recording: 'letteratura-scrittoio' },
        { title: 'Il vecchio Boccaccio legge Dante', recording: 'letteratura-esilio-dante' },
      ],
      description: `<h2>La collina che ride</h2>
<p>Si sale in funicolare e in un paio di minuti il Novecento sparisce: restano una strada di cotto, le torri mozzate, i panni alle finestre e in cima il palazzo Pretorio coperto di stemmi. <strong>Certaldo Alto</strong> è uno di quei posti che sembrano messi in scena, e in effetti una scena famosa vi è ambientata: quella di frate Cipolla, che promette ai contadini la penna dell’arcangelo Gabriele e si ritrova in mano una cassetta di carboni.</p>
<p>Giovanni Boccaccio era nato nel 1313, forse qui e forse a Firenze; di sicuro qui tornò da vecchio e qui chiuse gli occhi, il 21 dicembre 1375. In mezzo c’erano stati Napoli, i banchi dei mercanti, l’amicizia con Petrarca e il <em>Decameron</em>.</p>
<h3>Quattro ascolti</h3>
<ol>
<li>la cornice: sette donne, tre uomini e una villa fuori Firenze;</li>
<li>la novella più certaldese di tutte;</li>
<li>la casa museo, distrutta nel 1944 e ricostruita com’era;</li>
<li>gli ultimi anni, quando la città di Firenze gli chiese di spiegare la <em>Commedia</em> in pubblico.</li>
</ol>
<h3>Prima di scendere</h3>
<p>Entrate nella chiesa dei Santi Jacopo e Filippo: sul pavimento la lastra ricorda dove fu sepolto. L’epitaffio, che Boccaccio compose da sé, finisce dicendo che la sua passione fu <strong>l’alma poesia</strong>. Nessun accenno alle risate: a quelle, evidentemente, pensava il lettore.</p>`,
      faqs: [
        {
          question: 'Perché la novella di frate Cipolla è ambientata proprio lì?',
          answer:
            'Perché il territorio, scrive Boccaccio, produceva cipolle famose in tutta la Toscana, e un frate con quel nome non poteva che fare fortuna. La cipolla rossa di Certaldo si coltiva ancora, e figura nello stemma del paese.',
        },
        {
          question: 'La casa di Boccaccio è autentica?',
          answer:
            'È una ricostruzione fedele. Il bombardamento del gennaio 1944 risparmiò poco, ma lasciò in piedi la parete con l’affresco di Pietro Benvenuti, del 1826, che ritrae lo scrittore nello studio. Oggi ospita una biblioteca di edizioni del Decameron.',
        },
        {
          question: 'È una guida per adulti?',
          answer:
            'È una guida per tutti. Abbiamo scelto storie di beffe, di astuzia e di parole, lasciando da parte le più licenziose. I bambini seguono volentieri la seconda traccia, che è una piccola commedia a tre voci narrata da una sola.',
        },
        {
          question: 'C’è un periodo in cui il borgo dà il meglio?',
          answer:
            'In luglio la festa di Mercantia riempie le strade di teatro e di artisti girovaghi, con grande allegria e poca quiete. Per ascoltare in pace scegliete un mattino feriale di primavera, quando la funicolare porta su quattro passeggeri alla volta.',
        },
      ],
    },
    {
      slug: 'ariosto-sulla-luna',
      picture: 'hippogriff',
      title: 'Ariosto sulla luna',
      shortDescription:
        'Tre brevi capitoli a Ferrara: una casa piccola, un cavallo alato, un poema di quarantasei canti da non finire mai.',
      price: '2.99',
      freeTracks: 1,
      tracks: [
        { title: 'Piccola, ma adatta a me', recording: 'letteratura-siepe-recanati' },
        {
          title: 'L’ippogrifo, o l’arte di perdere il filo',
          recording: 'letteratura-voci-romanzo',
        },
        { title: 'Tre Furiosi e una bottega', recording: 'letteratura-scrittoio' },
      ],
      description: `<h2>Mattoni, orto, meraviglia</h2>
<p>Al numero 67 di una via tranquilla, nella parte di città voluta da Ercole d’Este, sta una facciata di cotto con una scritta in latino. Dice più o meno così: piccola, ma adatta a me, non soggetta a nessuno, non misera e comprata col mio denaro. Ludovico Ariosto vi andò ad abitare nel 1529, stanco di ambascerie e di briganti della Garfagnana, e vi concluse la terza edizione dell’<strong>Orlando furioso</strong>.</p>
<p>È la guida più corta del nostro scaffale letterario, ed è voluto: il poema insegna a saltare da una storia all’altra, e noi abbiamo saltato. Tre capitoli, tre salti.</p>
<h3>Dove si va</h3>
<ul>
<li>nella <strong>casa</strong>, con il calco del calamaio e il Furioso illustrato da Gustave Doré;</li>
<li>in groppa all’ippogrifo e poi sul carro di Elia, fino al vallone della luna dove Astolfo recupera il senno di Orlando;</li>
<li>nella tipografia del 1532, mentre il poeta corregge ancora i fogli già in macchina;</li>
<li>alla Biblioteca Ariostea, dove il suo sepolcro si trova dal 1801.</li>
</ul>
<h3>Il tempo di un giardino</h3>
<p>Dietro la casa c’è un fazzoletto di verde. Racconta il figlio Virginio che il padre trapiantava di continuo, senza lasciare crescere nulla, e che con gli alberi faceva come con i versi. Sedetevi lì: mezz’ora basta per ascoltare tutto, e per perdere piacevolmente il filo.</p>`,
      faqs: [
        {
          question: 'Che cos’è, di preciso, un ippogrifo?',
          answer:
            'Un animale nato da una cavalla e da un grifone: testa e ali di rapace, corpo di cavallo. Ariosto lo presenta con serietà da naturalista, come se ne esistessero davvero nei monti Rifei. La seconda traccia gli dedica un ritratto.',
        },
        {
          question: 'Perché l’autore pubblicò il poema tre volte?',
          answer:
            'Il Furioso del 1516 aveva quaranta canti e molte parole padane; quello del 1521 lo ritoccava appena; nel 1532 i canti diventano quarantasei e la lingua segue le regole toscane di Pietro Bembo. Fu il lavoro di una vita.',
        },
        {
          question: 'Si paga per entrare nella casa?',
          answer:
            'A lungo l’ingresso è stato gratuito, ma le condizioni possono cambiare: controllate sul sito dei musei civici di Ferrara. L’ascolto, in ogni caso, funziona anche dalla strada, guardando la facciata e la sua iscrizione.',
        },
        {
          question: 'Meglio leggere il poema prima o dopo?',
          answer:
            'Dopo, e a pezzi. L’ascolto è un invito: alla fine consigliamo tre canti da cui entrare, come tre porte diverse della stessa casa. Nessuno ha mai letto il Furioso per sapere come va a finire.',
        },
      ],
    },
    {
      slug: 'sicilia-verga-pirandello',
      picture: 'seaStacks',
      title: 'La Sicilia di Verga e Pirandello, da Aci Trezza al Caos',
      shortDescription:
        'Dodici tappe fra lava, zolfo e vento: il porticciolo dei Malavoglia, Catania, Girgenti e un pino spezzato.',
      price: '9.99',
      freeTracks: 2,
      tracks: [
        { title: 'Catania nera', recording: 'letteratura-voci-romanzo' },
        { title: 'Via Sant’Anna, secondo piano', recording: 'letteratura-scrittoio' },
        { title: 'Verga fotografo', recording: 'letteratura-siepe-recanati' },
        { title: 'Il porticciolo della Provvidenza', recording: 'letteratura-voci-romanzo' },
        { title: 'La casa del nespolo', recording: 'letteratura-voci-romanzo' },
        { title: 'Un carico di lupini', recording: 'letteratura-voci-romanzo' },
        { title: 'Visconti e i pescatori', recording: 'letteratura-esilio-dante' },
        { title: 'Vizzini, duello a Pasqua', recording: 'letteratura-voci-romanzo' },
        { title: 'Girgenti, le miniere di zolfo', recording: 'letteratura-esilio-dante' },
        { title: 'Figlio del Caos', recording: 'letteratura-siepe-recanati' },
        { title: 'Sei personaggi bussano', recording: 'letteratura-scrittoio' },
        { title: 'Le ceneri sotto il pino', recording: 'letteratura-esilio-dante' },
      ],
      description: `<h2>Due coste, due sguardi</h2>
<p>A oriente c’è il nero della lava, a sud l’ocra del tufo: fra questi due colori sta una buona parte della narrativa italiana moderna. Giovanni Verga, catanese, guardava i pescatori di <strong>Aci Trezza</strong> e si imponeva di sparire dalla pagina. Luigi Pirandello, nato in una contrada che si chiamava davvero <strong>Caos</strong>, guardava gli stessi siciliani e vedeva maschere che non riuscivano a togliersi.</p>
<p>È la guida più ampia della collezione: dodici capitoli da distribuire in un viaggio di due o tre giorni, con la strada che taglia l’isola da una costa all’altra.</p>
<h3>Prima parte: la lava</h3>
<ul>
<li>la casa museo di via Sant’Anna, a Catania, con i libri e gli arredi di Verga;</li>
<li>il molo, i faraglioni e il piccolo museo della casa del nespolo;</li>
<li>il ricordo di Luchino Visconti, che qui girò <em>La terra trema</em> con gente del posto.</li>
</ul>
<h3>Seconda parte: lo zolfo</h3>
<ul>
<li>la Girgenti di fine Ottocento, fra templi e miniere;</li>
<li>la casa natale, alta sopra il mare africano;</li>
<li>la pietra scolpita da Renato Marino Mazzacurati che custodisce le ceneri.</li>
</ul>
<p>Non occorre scegliere fra i due. Padron ’Ntoni e Mattia Pascal, a pensarci, hanno lo stesso problema: un nome che pesa e una casa in cui tornare. L’ascolto li mette a parlare, e la Sicilia fa da interprete.</p>`,
      faqs: [
        {
          question: 'Quanti giorni richiede l’itinerario completo?',
          answer:
            'Due giorni pieni, tre se amate le soste. La parte etnea si percorre in una giornata fra Catania e Aci Trezza; Vizzini è una deviazione nell’interno; Agrigento merita un pomeriggio intero, tramonto compreso.',
        },
        {
          question: 'La casa del nespolo è quella vera dei Malavoglia?',
          answer:
            'I Malavoglia sono personaggi inventati, quindi una casa vera non c’è. Il museo occupa un’abitazione ottocentesca simile a quella del romanzo: in una stanza gli attrezzi dei pescatori, nell’altra le memorie del film di Visconti.',
        },
        {
          question: 'Il pino di Pirandello c’è ancora?',
          answer:
            'No, non più intero. Lo scrittore aveva chiesto che le ceneri fossero murate in qualche rozza pietra della campagna dove era nato, e il grande pino lì accanto divenne celebre. Una tempesta di vento lo spezzò nel 1997.',
        },
        {
          question: 'In che ordine conviene ascoltare i capitoli?',
          answer:
            'Nell’ordine proposto se viaggiate da est a ovest. Se atterrate a Palermo e cominciate da Agrigento, partite dal nono: i primi due sono comunque gratuiti e si possono sentire in volo, come un’ouverture.',
        },
        {
          question: 'Si citano anche le opere teatrali?',
          answer:
            'Sì. Un capitolo racconta la prima romana dei Sei personaggi, nel 1921, quando il pubblico del teatro Valle si divise fra applausi e grida. Di Verga si ricorda Cavalleria rusticana, che prima di essere musica fu novella e dramma.',
        },
      ],
    },
  ],
  persons: [
    {
      slug: 'dante-alighieri',
      picture: {
        sex: 'man',
        age: 'grown',
        hair: 'short',
        beard: 'none',
        headwear: 'hood',
        dress: 'gown',
      },
      name: 'Dante Alighieri',
      born: '1265',
      died: '1321',
      text: 'Nasce a Firenze nel 1265, combatte a Campaldino, sposa Gemma Donati, scrive versi per una donna che chiama Beatrice. Nel 1300 siede fra i priori della città; due anni dopo, mentre è lontano, una sentenza lo esclude per sempre, prima con una multa e poi con la minaccia del rogo. Da quel momento la sua geografia è un elenco di case altrui: Verona, la Lunigiana, il Casentino, di nuovo Verona, infine Ravenna. È camminando così che compone il poema in cui mette tutto quello che ha visto, dai notai agli angeli, nella lingua che si parlava al mercato. Cento canti, più di quattordicimila versi, neppure una riga sopravvissuta di sua mano. Muore nella notte fra il 13 e il 14 settembre 1321, di ritorno da un’ambasceria a Venezia. Firenze lo rivuole da allora; Ravenna, con garbo, risponde di no.',
      guide: 'ultimo-rifugio-dante',
      recording: 'letteratura-esilio-dante',
      free: true,
    },
    {
      slug: 'francesco-petrarca',
      picture: {
        sex: 'man',
        age: 'grown',
        hair: 'tonsure',
        beard: 'none',
        headwear: 'hood',
        dress: 'cowl',
      },
      name: 'Francesco Petrarca',
      born: '1304',
      died: '1374',
      text: 'Figlio di un notaio esiliato da Firenze, viene al mondo ad Arezzo il 20 luglio 1304 e cresce ad Avignone, all’ombra della corte dei papi. Studia legge controvoglia, a Montpellier e a Bologna, comprando di nascosto i poeti latini. Viaggia come pochi nel suo tempo: Parigi, le Fiandre, la Germania, Napoli, Praga, sempre in cerca di codici dimenticati. L’8 aprile 1341, in Campidoglio, riceve l’alloro dei poeti. La posterità lo aspettava per i libri in latino, e lui stesso ne era convinto; a renderlo immortale furono invece le rime in volgare per Laura, che diceva di considerare sciocchezze e che continuò a rivedere finché ebbe vista. Passa gli ultimi anni ad Arquà, sui Colli Euganei, con la figlia Francesca. Lo trovano senza vita nel luglio 1374, raccontano gli amici, con la testa reclinata su un libro.',
      guide: 'petrarca-canzoniere-arqua',
      recording: 'letteratura-scrittoio',
      free: true,
    },
    {
      slug: 'giacomo-leopardi',
      picture: {
        sex: 'man',
        age: 'young',
        hair: 'short',
        beard: 'none',
        headwear: 'none',
        dress: 'coat',
      },
      name: 'Giacomo Leopardi',
      born: '1798',
      died: '1837',
      text: 'Primogenito del conte Monaldo e di Adelaide Antici, Giacomo nasce a Recanati il 29 giugno 1798 e a dieci anni ha già superato i suoi precettori. Si chiude nella biblioteca del padre per sette anni di studio «matto e disperatissimo», impara da solo il greco e l’ebraico, ne esce filologo e quasi cieco. A ventun anni scrive L’infinito; fra il 1817 e il 1832 riempie lo Zibaldone, un diario del pensiero senza eguali in Europa. Prova a vivere altrove, a Roma, Milano, Bologna, Firenze, Pisa, campando di lavori editoriali e dell’affetto degli amici. Con uno di loro, Antonio Ranieri, si stabilisce a Napoli nel 1833: ai piedi del Vesuvio compone La ginestra, il suo canto più solidale. Si spegne il 14 giugno 1837, mentre in città infuria il colera, non ancora trentanovenne. Aveva appena finito di dettare gli ultimi versi.',
      guide: 'recanati-oltre-la-siepe',
      recording: 'letteratura-siepe-recanati',
      free: false,
    },
    {
      slug: 'grazia-deledda',
      picture: { sex: 'woman', age: 'old', hair: 'bun', headwear: 'none', dress: 'coat' },
      name: 'Grazia Deledda',
      born: '1871',
      died: '1936',
      text: 'Quinta di sette figli, Grazia Deledda cresce a Nuoro in una famiglia agiata e poco incline a lasciare che una ragazza scriva. Frequenta le scuole fino alla quarta elementare, poi legge da sola quello che trova: romanzi d’appendice, i russi, la Bibbia. A diciassette anni pubblica la prima novella su una rivista di moda; il paese mormora, lei continua. Nel 1900 sposa Palmiro Madesani e si trasferisce a Roma, dove per trent’anni, ogni pomeriggio, lavora alcune ore con disciplina da artigiana. Elias Portolu, Cenere, Canne al vento, La madre portano nel mondo una Sardegna di pastori, servi, preti inquieti e donne tenaci. Il Nobel del 1926 non la scompone: si dice che, davanti all’assedio dei fotografi, si preoccupasse soprattutto per la sua cornacchia domestica. Muore a Roma il 15 agosto 1936; dal 1959 è sepolta a Nuoro, nella chiesa della Solitudine.',
      guide: 'nuoro-casa-deledda',
      recording: 'letteratura-voci-romanzo',
      free: false,
    },
  ],
  objects: [
    {
      slug: 'canzoniere-vaticano-latino-3195',
      picture: 'codex',
      title: 'Canzoniere, il codice Vaticano latino 3195',
      text: 'Settantadue fogli di pergamena, due scritture che si danno il cambio e un solo autore a sorvegliare ogni virgola: è il libro in cui Petrarca volle fissare la forma definitiva delle sue rime. Il lavoro comincia nel 1366 per mano di Giovanni Malpaghini, giovane copista di talento che il poeta ospitava in casa. Nella primavera dell’anno dopo Malpaghini, stanco, abbandona l’impresa; da quel momento scrive Petrarca in persona, con la grafia limpida e ariosa che aveva inventato per non affaticare gli occhi. Aggiunge poesie, lascia spazi bianchi, raschia parole, e alla vigilia della morte rinumera gli ultimi componimenti perché si leggano in un altro ordine. Dopo varie vicende il volume fu comprato da Pietro Bembo nel 1544, passò al figlio Torquato, quindi a Fulvio Orsini, che lo lasciò alla Vaticana. Per secoli si dubitò che fosse davvero l’originale: soltanto nel 1886 gli studiosi ne ebbero la certezza. Chi lo sfoglia vede una cosa rara, un classico colto nell’istante in cui decide di esserlo.',
      year: '1366-1374',
      technique: 'Inchiostro su pergamena, iniziali miniate',
      dimensions: '27 × 20,2 cm, 72 carte',
      category: 'Manoscritto',
      guide: 'petrarca-canzoniere-arqua',
      person: 'francesco-petrarca',
      place: 'biblioteca-apostolica-vaticana',
      recording: 'letteratura-scrittoio',
      free: true,
    },
    {
      slug: 'codice-degli-abbozzi',
      picture: 'draft',
      title: 'Il codice degli abbozzi',
      text: 'Se il Canzoniere in pulito è una stanza riordinata, questi venti fogli di carta sono il tavolo del poeta un momento prima che arrivino gli ospiti. Petrarca vi buttava giù le rime, le cancellava con un tratto obliquo quando erano pronte per la bella copia, annotava in margine, in latino, il giorno, il luogo, a volte perfino l’ora. «Questo mi piace», si concede ogni tanto; altrove confessa di essersi rimesso al lavoro di notte, dopo il canto dei mattutini, perché un verso non lo lasciava dormire. Le carte coprono quasi quarant’anni, dal 1336 in poi, e contengono anche brani dei Trionfi. Non erano destinate a nessuno, eppure i lettori le vollero presto: nel 1642 Federico Ubaldini le pubblicò a Roma riproducendo cancellature e correzioni, una novità assoluta per l’editoria del tempo. Sono il più antico laboratorio di un poeta italiano giunto fino a noi. La lezione che se ne ricava è semplice e un poco crudele: la naturalezza costa moltissima fatica.',
      year: '1336-1374 circa',
      technique: 'Inchiostro su carta',
      dimensions: '20 carte di formato diverso',
      category: 'Manoscritto',
      guide: 'petrarca-canzoniere-arqua',
      person: 'francesco-petrarca',
      place: 'biblioteca-apostolica-vaticana',
      recording: 'letteratura-scrittoio',
      free: false,
    },
    {
      slug: 'voragine-infernale-botticelli',
      picture: 'abyss',
      title: 'La voragine infernale',
      text: 'Un imbuto di terra bruna sprofonda nella pergamena, e per capirlo bisogna avvicinarsi fin quasi a toccarlo con il naso. Dentro ogni cornice di roccia Sandro Botticelli ha disposto i dannati con la pazienza di un miniatore: gli avari che spingono i massi, i sepolcri infuocati degli eretici, il bosco dei suicidi, i ponticelli delle Malebolge, giù fino al punto in cui Lucifero è una macchiolina pelosa al centro del ghiaccio. Più volte, lungo il pendio, ricompaiono le stesse due figurine: sono Dante e Virgilio, che scendono sotto i nostri occhi. Il foglio apriva una grande Commedia illustrata, pensata per Lorenzo di Pierfrancesco de’ Medici, con un disegno per canto; di novantadue tavole superstiti è l’unica portata davvero a termine nel colore. Ottantacinque stanno a Berlino, le altre in Vaticano, dove arrivarono con i libri di Cristina di Svezia. Più che un’illustrazione è una mappa: la prova che quel regno immaginario, letto con attenzione, si può misurare.',
      year: '1480-1495 circa',
      technique: 'Punta metallica, inchiostro e tempera su pergamena',
      dimensions: '32,5 × 47,5 cm',
      category: 'Disegno',
      guide: 'ultimo-rifugio-dante',
      person: 'dante-alighieri',
      place: 'biblioteca-apostolica-vaticana',
      recording: 'letteratura-esilio-dante',
      free: true,
    },
    {
      slug: 'virgilio-vaticano-miniato',
      picture: 'miniature',
      title: 'Il Virgilio Vaticano',
      text: 'Quando fu scritto, intorno all’anno 400, a Roma c’erano ancora senatori che leggevano l’Eneide come un libro di famiglia. Per uno di loro, forse, una bottega preparò questo volume: circa quattrocentoquaranta fogli di pergamena sottile, le parole in maiuscole eleganti senza spazi, e più di duecento riquadri dipinti. Ce ne restano settantasei fogli e cinquanta immagini, abbastanza per farne il più antico libro illustrato di letteratura latina che possediamo. Vi lavorarono tre pittori di mano diversa. Nelle scene si vedono mandrie al pascolo, navi in tempesta, Didone sul rogo, Troia con le sue porte, il tutto entro cornici rosse come quelle degli affreschi nelle case. Nel Quattrocento il codice era a Napoli, fra i libri di Giovanni Pontano; poi lo ebbe Pietro Bembo, infine Fulvio Orsini, che con il suo lascito lo destinò alla biblioteca dei papi, la stessa strada percorsa dal Canzoniere di Petrarca. Sfogliarlo significa guardare Virgilio con gli occhi degli ultimi romani antichi.',
      year: '400 circa',
      technique: 'Inchiostro e tempera su pergamena',
      dimensions: '21,9 × 19,6 cm, 76 carte',
      category: 'Manoscritto',
      guide: 'petrarca-canzoniere-arqua',
      place: 'biblioteca-apostolica-vaticana',
      recording: 'letteratura-voci-romanzo',
      free: false,
    },
    {
      slug: 'dante-al-leggio-pietro-lombardo',
      picture: 'lectern',
      title: 'Dante al leggio',
      text: 'Non è un condottiero né un profeta: è un uomo che studia. Nel 1483 il podestà veneziano Bernardo Bembo, padre di Pietro, trovò la sepoltura del poeta in uno stato indegno e pagò di tasca propria il restauro, affidandolo allo scultore Pietro Lombardo. Il risultato è questo rilievo di marmo, nel quale Dante appare a mezza figura, di profilo, una mano al mento, davanti a un leggio carico di volumi. Il naso aquilino e le labbra serrate appartengono già al ritratto ufficiale che tutti conosciamo; la posa invece è domestica, quasi distratta, come se qualcuno fosse entrato nello studio senza bussare. Tre secoli più tardi Camillo Morigia, costruendo il tempietto attuale, ebbe il buon gusto di non toccarlo e gli allestì intorno una cornice sobria, rivestita di marmi più ricchi nel 1921. Sotto corre l’epitaffio latino composto nel Trecento da Bernardo Canaccio, quello che finisce con la stoccata a Firenze, madre di poco amore. Il poeta, sopra, continua a leggere.',
      year: '1483',
      technique: 'Rilievo in marmo',
      dimensions: 'Mezza figura, lastra a parete',
      category: 'Scultura',
      guide: 'ultimo-rifugio-dante',
      person: 'dante-alighieri',
      place: 'zona-dantesca-ravenna',
      event: 'cerimonia-olio-dante',
      recording: 'letteratura-esilio-dante',
      free: false,
    },
    {
      slug: 'cassetta-ossa-di-dante',
      picture: 'casket',
      title: 'La cassetta delle ossa di Dante',
      text: 'Assi di abete inchiodate alla buona, come quelle di una cassetta per attrezzi: in questo contenitore senza pretese il maggiore poeta italiano rimase nascosto per quasi due secoli. Lo testimoniano le parole tracciate a inchiostro da frate Antonio Santi, che nell’ottobre 1677 vi ripose le ossa e lo firmò, con una data precisa da cancelliere. I francescani le avevano sottratte al sarcofago molto prima, attraverso un foro nel muro del chiostro, per impedire che i fiorentini le portassero via. Quando le leggi napoleoniche chiusero il convento, nel 1810, i frati murarono la cassetta in una porta e se ne andarono senza dire nulla. Il 27 maggio 1865, durante i lavori per il centenario della nascita, il muratore Pio Feletti diede un colpo di piccone e se la vide cadere davanti. Stava per gettarla fra i calcinacci, quando lo studente Anastasio Matteucci lesse due parole latine: «Dantis ossa». Oggi è vuota, in una vetrina del museo, e nessuno le passa accanto senza abbassare la voce.',
      year: '1677',
      technique: 'Legno di abete con iscrizioni a inchiostro',
      dimensions: '29 × 78 × 25 cm',
      category: 'Cimelio',
      guide: 'ultimo-rifugio-dante',
      person: 'dante-alighieri',
      place: 'zona-dantesca-ravenna',
      event: 'cerimonia-olio-dante',
      recording: 'letteratura-siepe-recanati',
      free: true,
    },
    {
      slug: 'infinito-autografo-napoletano',
      picture: 'autograph',
      title: 'L’infinito, autografo napoletano',
      text: 'La poesia italiana più imparata a memoria occupa una pagina grande poco più di una mano. È la seconda di un fascicoletto di dieci carte, cucito piegando cinque fogli rigati, in cui Leopardi trascrisse fra il 1819 e il 1821 i suoi sei idilli; quello sulla luna sta sull’altra faccia della stessa carta, con un titolo diverso. La calligrafia è minuta, dritta, da ragazzo ordinato, ma non del tutto in pace: qualche parola è stata corretta più volte e le analisi recenti hanno riconosciuto interventi in tre momenti distinti. Bastano quindici versi per compiere il viaggio: un colle, una siepe che ruba l’orizzonte, il vento fra le foglie, il pensiero che si spaventa e poi, con dolcezza, affonda. Stampato per la prima volta a Milano alla fine del 1825, il testo girò il mondo; il foglio rimase all’amico Antonio Ranieri, con il resto delle carte, e solo nel 1907 entrò nella biblioteca napoletana. Vedendolo così piccolo viene da sorridere: l’immensità, dopo tutto, sta in tasca.',
      year: '1819',
      technique: 'Inchiostro su carta',
      dimensions: '18 × 11,7 cm, fascicolo di 10 carte',
      category: 'Manoscritto',
      guide: 'recanati-oltre-la-siepe',
      person: 'giacomo-leopardi',
      place: 'biblioteca-nazionale-napoli',
      recording: 'letteratura-siepe-recanati',
      free: true,
    },
    {
      slug: 'zibaldone-di-pensieri',
      picture: 'notebooks',
      title: 'Zibaldone di pensieri',
      text: 'Zibaldone, in origine, era una vivanda fatta di molti ingredienti; il giovane Leopardi prese la parola dalla cucina e la applicò a un mucchio di fogli sciolti che cominciò a riempire nell’estate del 1817. Smise il 4 dicembre 1832, a pagina 4526. Nel mezzo c’è di tutto: il piacere e la noia, l’etimologia di un verbo greco, il suono di un canto udito per strada, la crudeltà di un giardino in fiore dove ogni pianta soffre, il modo in cui i bambini guardano. Quasi sempre, in calce, una data, come in un diario; ma di fatti privati neppure l’ombra. Per orientarsi l’autore compilò un indice, nel 1827, perché anche lui vi si smarriva. Nessuno, fuori di pochi amici, seppe dell’opera finché fu vivo: la stampa arrivò soltanto fra il 1898 e il 1900, a cura di una commissione guidata da Giosuè Carducci. In quell’occasione le carte furono rilegate in sei volumi. Aprirli a caso è ancora il modo migliore di leggerli.',
      year: '1817-1832',
      technique: 'Inchiostro su carta',
      dimensions: '4.526 pagine in 6 volumi',
      category: 'Manoscritto',
      guide: 'recanati-oltre-la-siepe',
      person: 'giacomo-leopardi',
      place: 'biblioteca-nazionale-napoli',
      recording: 'letteratura-voci-romanzo',
      free: false,
    },
  ],
  places: [
    {
      slug: 'biblioteca-apostolica-vaticana',
      picture: 'library',
      name: 'Biblioteca Apostolica Vaticana',
      city: 'Città del Vaticano',
      continent: 'Europa',
      text: 'Niccolò V la sognò a metà del Quattrocento, «per comune comodità dei dotti»; Sisto IV, nel 1475, le diede un ordinamento e un bibliotecario, l’umanista Bartolomeo Platina. Da allora la biblioteca dei papi non ha smesso di crescere: circa ottantamila manoscritti, più di un milione e mezzo di libri stampati, monete, disegni, incisioni. La sede attuale, con il Salone Sistino interamente dipinto, fu costruita da Domenico Fontana fra il 1587 e il 1589, tagliando in due il cortile del Belvedere. Vi sono confluite intere collezioni: i codici dei duchi di Urbino, quelli degli elettori palatini, i libri della regina Cristina. Non è un museo, bensì una casa di studio, aperta ai ricercatori; ma migliaia di manoscritti si possono ormai sfogliare in rete, gratuitamente, e il Salone si intravede lungo il percorso dei Musei Vaticani.',
      guide: 'petrarca-canzoniere-arqua',
      recording: 'letteratura-scrittoio',
      free: true,
    },
    {
      slug: 'zona-dantesca-ravenna',
      picture: 'tomb',
      name: 'Tomba e Museo di Dante',
      city: 'Ravenna',
      continent: 'Europa',
      text: 'In fondo a via Dante Alighieri il traffico tace per regolamento e per abitudine. Il sepolcro, eretto da Camillo Morigia per volere del cardinale legato Luigi Valenti Gonzaga, è un cubo chiaro coronato da una cupoletta, con una sola riga sull’architrave: «Dantis poetae sepulcrum». Accanto si aprono il giardino, il quadrarco di Braccioforte e un tumulo coperto di edera, dove le ossa furono messe al riparo dalle bombe fra il 1944 e il 1945. Nei chiostri francescani ha sede il Museo Dante, inaugurato nel 1921 e riallestito un secolo dopo: racconta la vita del poeta e le avventure delle sue spoglie, e mostra la cassetta che le contenne. Poco oltre, la basilica di San Francesco, con la cripta allagata in cui nuotano i pesci rossi, è la chiesa in cui si celebrarono i funerali.',
      guide: 'ultimo-rifugio-dante',
      recording: 'letteratura-esilio-dante',
      free: true,
    },
    {
      slug: 'biblioteca-nazionale-napoli',
      picture: 'academy',
      name: 'Biblioteca Nazionale Vittorio Emanuele III',
      city: 'Napoli',
      continent: 'Europa',
      text: 'Chi attraversa i giardini del Palazzo Reale e sale lo scalone entra in una delle maggiori biblioteche d’Italia, ospitata negli appartamenti dove un tempo si ballava. Il nucleo è la libreria dei Farnese, portata a Napoli da Carlo di Borbone; nel 1804 la raccolta aprì al pubblico nel palazzo degli Studi, l’odierno Museo Archeologico, e negli anni Venti del Novecento, anche per l’interessamento di Benedetto Croce, traslocò nella reggia. I fondi speciali sono tre vanti della città: l’officina dei papiri carbonizzati di Ercolano, la sezione Lucchesi Palli dedicata al teatro e alla musica, le carte di Giacomo Leopardi, ricevute nel 1907 per lascito di Antonio Ranieri. Negli stessi depositi riposano autografi di Tommaso d’Aquino e di Torquato Tasso. Dalle finestre delle sale di lettura, se si alza la testa, si vede il Vesuvio: lo stesso che ispirò La ginestra.',
      guide: 'recanati-oltre-la-siepe',
      recording: 'letteratura-siepe-recanati',
      free: false,
    },
  ],
  events: [
    {
      slug: 'cerimonia-olio-dante',
      title: 'La cerimonia dell’olio per Dante',
      text: 'Ogni anno, la seconda domenica di settembre, Ravenna ricorda la morte del poeta e Firenze viene a chiedere scusa a modo suo, portando l’olio dei colli toscani per la lampada che arde nel sepolcro dal 1908. La mattina comincia con una lezione affidata a uno studioso o a uno scrittore, prosegue con la messa di Dante nella basilica di San Francesco e si chiude davanti al tempietto, dove i gonfaloni delle due città si affiancano e l’ampolla passa di mano in mano. Si assiste liberamente, in piedi, fra turisti incuriositi e ravennati che non mancano mai.',
      guide: 'ultimo-rifugio-dante',
    },
  ],
  updates: [
    {
      picture: 'library',
      title: 'L’abbonamento annuale apre tutta la biblioteca',
      subTitle:
        'Dodici mesi di ascolto, da Dante a Pirandello: con un solo abbonamento avrete ogni guida del catalogo e le novità di ciascun mese.',
      date: '2026-09-14',
    },
  ],
  recordings: [
    {
      slug: 'letteratura-esilio-dante',
      title: 'Il pane degli altri',
      text: 'Immaginate un uomo di trentasei anni, con una moglie, dei figli, una casa a due passi dal Battistero e un nome rispettato. È in viaggio per conto della sua città, e mentre è lontano la sua città lo condanna. Prima una multa, poi l’esilio, infine il rogo, se mai dovesse tornare. È il milletrecentodue, la città è Firenze, l’uomo è Dante Alighieri, e in quella casa non rientrerà più.\n\nProvate a tenere a mente questo fatto mentre guardate un sepolcro, una statua, un libro antico. Perché il poema più famoso della nostra lingua nasce da una porta chiusa. Dante gira di corte in corte, mangia alla tavola degli altri, e scopre, lo scrive lui stesso, quanto sa di sale quel pane e quanto è faticoso salire e scendere scale che non sono le proprie. Non possiede quasi più nulla, se non la memoria. E allora con la memoria costruisce un mondo intero: un abisso, una montagna, nove cieli. Ci mette gli amici e i nemici, i papi e i ladri, gli innamorati e i traditori. Li fa parlare nella lingua delle balie e dei mercanti, e nessuno, da quel momento, potrà più dire che quella lingua non basta.\n\nGli ultimi anni li passa a Ravenna, fra i pini e il mare. Finisce il Paradiso, posa la penna, e poco dopo muore, una notte di settembre. Se fate silenzio, adesso, potete quasi sentire che cosa resta quando tutto il resto è perduto: una voce che cammina.',
    },
    {
      slug: 'letteratura-scrittoio',
      title: 'Lo scrittoio e la penna',
      text: 'Avvicinatevi al foglio. Non abbiate fretta di leggere: prima guardatelo, come si guarda un volto. Vedete dove l’inchiostro è più scuro? Lì la penna era appena stata intinta. Vedete la riga cancellata? Lì qualcuno ha cambiato idea, forse di notte, forse dopo settimane di dubbi.\n\nNoi siamo abituati ai libri finiti, puliti, tutti uguali. Ma un’opera, prima di essere un libro, è stata un tavolo ingombro, una candela, una mano intirizzita. Petrarca scriveva in margine il giorno e l’ora, e quando un verso gli riusciva annotava, contento: questo mi piace. Ariosto correggeva i fogli mentre la stampa era già cominciata. Manzoni rifece il suo romanzo da capo a fondo, parola per parola.\n\nPer questo le biblioteche conservano anche le brutte copie. Non per vanità, ma per gratitudine. Ci insegnano che la bellezza non scende dal cielo già vestita: si prova, si sbaglia, si ricomincia. E che dietro ogni pagina facile c’è qualcuno che ha fatto fatica al posto nostro.',
    },
    {
      slug: 'letteratura-siepe-recanati',
      title: 'Una finestra, una siepe',
      text: 'Ogni scrittore ha avuto una finestra. Cercatela, quando entrate nelle loro case: è quasi sempre più importante della scrivania.\n\nQuella di Giacomo Leopardi dava su una piazzetta, e al di là della piazzetta una ragazza tesseva e cantava. Lui interrompeva gli studi, tendeva l’orecchio, e da quel canto, molti anni dopo, nacque una poesia. Poi c’era il colle, dietro la casa, con la sua siepe. Un altro si sarebbe lamentato di non vedere il panorama. Lui no. Proprio perché la siepe copriva l’orizzonte, si mise a immaginarlo, e lo immaginò così grande che per un attimo ebbe paura.\n\nForse è questo il segreto dei luoghi piccoli. Un cortile, un orto, una cucina di montagna, una stanza con il soffitto basso: chi ci vive dentro impara a guardare a lungo le stesse cose, finché quelle cose cominciano a parlare. Restate qui ancora un momento. Scegliete un punto, un ramo, un tetto. E lasciate che il resto lo faccia il pensiero.',
    },
    {
      slug: 'letteratura-voci-romanzo',
      title: 'Gente qualunque',
      text: 'Per molti secoli i libri hanno raccontato le imprese dei re. Poi, un giorno, qualcuno ha pensato che anche un filatore di seta, un pescatore, una serva, un impiegato con il nome sbagliato potessero bastare a riempire un romanzo.\n\nRenzo e Lucia non vogliono conquistare nulla: vogliono sposarsi. I pescatori di Aci Trezza chiedono soltanto che la barca torni in porto. Le donne di Grazia Deledda difendono una casa, un figlio, un segreto. I personaggi di Pirandello cercano disperatamente qualcuno disposto a credere alla loro storia. Sono vite minute, eppure ci stiamo dentro tutti.\n\nMentre camminate per queste strade, ascoltate le voci intorno a voi: chi contratta sul prezzo, chi chiama un bambino, chi racconta per la decima volta lo stesso torto. I narratori hanno fatto così. Hanno rubato un accento, un proverbio, un modo di alzare le spalle, e lo hanno messo al sicuro sulla pagina. Il vento passa sulle canne, dice una di quelle storie, e le piega. Ma qualche volta, passando, le fa anche cantare.',
    },
  ],
};
