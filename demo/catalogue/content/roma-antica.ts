import type { CategoryContent } from './types.ts';

export const romaAntica: CategoryContent = {
  slug: 'roma-antica',
  name: 'Roma antica',
  guides: [
    {
      slug: 'le-pietre-dell-impero',
      picture: 'ruins',
      title: 'Le pietre dell’impero: Roma dal Foro al Pantheon',
      shortDescription:
        'Dodici soste fra piazze, altari, arene e terme per capire come una città di mattoni abbia convinto il mondo di essere eterna.',
      price: '9.99',
      special: true,
      freeTracks: 2,
      tracks: [
        { title: 'La palude diventa piazza', recording: 'roma-antica-pace-di-augusto' },
        { title: 'Parlare dai Rostri', recording: 'roma-antica-pace-di-augusto' },
        { title: 'Il fuoco delle Vestali', recording: 'roma-antica-vita-di-strada' },
        { title: 'Un palazzo di nome Palatino', recording: 'roma-antica-pace-di-augusto' },
        { title: 'L’arco di Tito e il candelabro', recording: 'roma-antica-ingegno-e-pietra' },
        { title: 'Dal lago di Nerone all’anfiteatro', recording: 'roma-antica-sabbia-e-sangue' },
        { title: 'Le ottanta porte', recording: 'roma-antica-sabbia-e-sangue' },
        { title: 'Una montagna tolta per Traiano', recording: 'roma-antica-ingegno-e-pietra' },
        { title: 'Campo Marzio, la pianura dei voti', recording: 'roma-antica-pace-di-augusto' },
        { title: 'Il cerchio di Adriano', recording: 'roma-antica-ingegno-e-pietra' },
        { title: 'Botteghe, affitti, fontane', recording: 'roma-antica-vita-di-strada' },
        { title: 'Che cosa hanno preso i papi', recording: 'roma-antica-ingegno-e-pietra' },
      ],
      description: `<h2>Una città scritta nel marmo</h2>
<p>Le rovine di Roma confondono chi arriva con il libro in mano: colonne di un secolo appoggiate su mattoni di un altro, chiese dentro i templi, un mercato trasformato in fortezza. Questa guida rinuncia all’elenco e segue un filo solo: <strong>chi ha voluto quella pietra, e che cosa voleva far credere</strong>.</p>
<p>Si parte da una conca fangosa fra i colli, prosciugata per farne una piazza, e si arriva sotto la cupola del Pantheon, dove la materia sembra aver dimenticato il proprio peso. In mezzo ci sono oratori, sacerdotesse, ingegneri, gladiatori, inquilini del quinto piano.</p>
<h3>Il cammino in quattro tempi</h3>
<ol>
<li>Il Foro e il Palatino: leggi, riti, residenze</li>
<li>La valle del Colosseo: lo spettacolo come governo</li>
<li>I Fori degli imperatori: conquiste diventate portici</li>
<li>Il Campo Marzio: altari, voti, la grande cupola</li>
</ol>
<h3>Prima di uscire</h3>
<p>I dodici capitoli disegnano una passeggiata di un giorno intero, con una lunga pausa nelle ore calde; niente vieta di spezzarla in due mattine. Accanto agli audio trovate le schede dedicate a imperatori, statue, affreschi e musei: alcune portano fuori città, fino a Pompei, perché l’impero si capisce anche dalle sue province e dalle sue cucine.</p>
<blockquote><p>Quando una pietra vi sembra muta, cercate il buco di un perno: lì c’era del bronzo, e qualcuno lo ha voluto per sé.</p></blockquote>`,
      faqs: [
        {
          question: 'Basta una giornata per seguire tutte e dodici le soste?',
          answer:
            'Sì, se cominciate presto e accettate di non entrare dappertutto. Contate circa tre ore fra Foro, Palatino e Colosseo, poi un pomeriggio più lento tra i Fori imperiali e il Campo Marzio, tutto a piedi.',
        },
        {
          question: 'Quali biglietti mi servono lungo il percorso?',
          answer:
            'Colosseo, Foro Romano e Palatino condividono l’ingresso e conviene prenotare l’orario. Il Pantheon ha un biglietto proprio, mentre la Colonna Traiana e molti resti si osservano dalla strada senza pagare nulla.',
        },
        {
          question: 'Perché tante colonne antiche sono piene di fori irregolari?',
          answer:
            'Le grappe di metallo che univano i blocchi valevano molto. Nel Medioevo, quando il bronzo e il ferro scarseggiavano, si scavava la pietra per estrarle: ogni cavità è la traccia di quel paziente riciclo.',
        },
        {
          question: 'La guida va bene per ragazzi delle medie?',
          answer:
            'È nata pensando anche a loro. Ogni capitolo parte da un oggetto o da un gesto, evita le liste di imperatori e lascia una piccola ricerca da fare sul posto, per esempio contare gli ordini di un edificio.',
        },
        {
          question: 'Le strade del Foro sono praticabili con un passeggino?',
          answer:
            'Il basolato della Via Sacra è irregolare e faticoso. Esistono percorsi facilitati e ascensori in alcuni punti dell’area archeologica; per il resto un marsupio risolve meglio di qualunque ruota.',
        },
      ],
    },
    {
      slug: 'un-giorno-al-colosseo',
      picture: 'amphitheatre',
      title: 'Un giorno al Colosseo',
      shortDescription:
        'Dalla tessera d’ingresso all’ultimo applauso: l’anfiteatro Flavio raccontato nell’ordine in cui lo viveva chi andava a vedere i giochi.',
      price: '5.99',
      freeTracks: 1,
      tracks: [
        { title: 'Il lago che non c’è più', recording: 'roma-antica-sabbia-e-sangue' },
        { title: 'Trovare il proprio numero', recording: 'roma-antica-sabbia-e-sangue' },
        { title: 'Al mattino, le belve', recording: 'roma-antica-sabbia-e-sangue' },
        { title: 'Marinai sul tetto', recording: 'roma-antica-ingegno-e-pietra' },
        { title: 'Uomini, mestieri, contratti', recording: 'roma-antica-sabbia-e-sangue' },
        { title: 'La vita dopo i giochi', recording: 'roma-antica-vita-di-strada' },
      ],
      description: `<h2>In fila, come allora</h2>
<p>Sopra le arcate del pianterreno si leggono ancora dei numeri: XXIII, XXIIII, LIII. Non sono date, sono ingressi. Lo spettatore di duemila anni fa riceveva una tessera, cercava la cifra corrispondente, saliva la scala giusta e si sedeva con la gente del proprio rango. Il nostro racconto comincia da quella tessera.</p>
<p>L’anfiteatro fu avviato da Vespasiano nella conca dove Nerone aveva fatto scavare uno specchio d’acqua privato: restituirla al popolo era già un discorso politico. Tito lo inaugurò nell’80 con <strong>cento giorni di feste</strong>; Domiziano completò i sotterranei.</p>
<h3>Il programma</h3>
<ul>
<li>La mattina: cacce e animali arrivati da tre continenti</li>
<li>A mezzogiorno: l’ora delle condanne, che molti preferivano saltare</li>
<li>Il pomeriggio: i gladiatori, con regole, arbitri e tifosi</li>
</ul>
<h3>Oltre il mito</h3>
<p>Parleremo di pollici, di leoni e di martiri, ma distinguendo quello che le fonti dicono da quello che il cinema ha aggiunto. Scenderemo con la voce fra i corridoi dei montacarichi, alzeremo gli occhi verso le mensole che reggevano i pali del velario, e chiuderemo con l’altra metà della storia: cava di travertino, fortezza dei Frangipane, Via Crucis, erbario dei botanici. Per secoli, fra quelle pietre, crebbero centinaia di specie di piante.</p>`,
      faqs: [
        {
          question: 'Da dove viene il nome Colosseo?',
          answer:
            'Probabilmente dal colosso di bronzo di Nerone, trasformato in dio Sole, che sorgeva lì accanto. Gli antichi dicevano anfiteatro e basta; la parola che usiamo oggi si diffuse solo nel Medioevo, quando la statua era già sparita.',
        },
        {
          question: 'Si combatteva davvero fino alla morte?',
          answer:
            'Non sempre. Un gladiatore addestrato costava caro e l’impresario che lo affittava pretendeva un risarcimento se veniva ucciso. Molti duelli finivano con la grazia; le epigrafi ricordano vittorie, sconfitte e anche pareggi.',
        },
        {
          question: 'I sotterranei sono visitabili?',
          answer:
            'Sì, ma soltanto con un biglietto apposito e in gruppi contingentati. Chi resta ai livelli superiori li vede comunque molto bene dall’alto, perché il piano dell’arena è ricostruito solo in parte.',
        },
        {
          question: 'Quanti spettatori poteva contenere?',
          answer:
            'Le stime moderne oscillano fra cinquantamila e settantamila. Il numero preciso dipende da quanto stretti immaginiamo i sedili; di certo le ottanta arcate permettevano alla folla di uscire in tempi che molti stadi attuali invidierebbero.',
        },
      ],
    },
    {
      slug: 'pantheon-casa-della-luce',
      picture: 'oculus',
      title: 'Il Pantheon, casa della luce',
      shortDescription:
        'Un cerchio, una sfera, un buco nel cielo: quattro capitoli per l’edificio romano meglio conservato e ancora difficile da spiegare.',
      price: '3.99',
      freeTracks: 1,
      tracks: [
        { title: 'Una firma che inganna', recording: 'roma-antica-ingegno-e-pietra' },
        { title: 'Sedici tronchi di granito', recording: 'roma-antica-ingegno-e-pietra' },
        { title: 'Dentro la sfera', recording: 'roma-antica-ingegno-e-pietra' },
        { title: 'Il disco che cammina', recording: 'roma-antica-pace-di-augusto' },
      ],
      description: `<h2>Guardare in su, poi in giù</h2>
<p>Tutti alzano la testa. È inevitabile: la porta è alta, il portico è buio, e d’un tratto lo spazio si apre in una sfera perfetta. Ma il segreto si capisce abbassando lo sguardo, sul pavimento leggermente convesso, dove piccoli fori raccolgono la pioggia che entra dall’alto e la fanno sparire.</p>
<p>Il Pantheon che vedete fu concluso sotto <strong>Adriano</strong>, dopo che due incendi avevano cancellato il tempio di Agrippa. L’imperatore lasciò sul frontone il nome del primo costruttore, e per secoli nessuno sospettò il cambio di mano.</p>
<h3>Che cosa ascolterete</h3>
<ul>
<li>Come si trasportano monoliti di granito dall’Egitto alla piazza della Rotonda</li>
<li>Perché il calcestruzzo, salendo, diventa via via più leggero</li>
<li>Che strada percorre il sole nel corso dell’anno</li>
<li>Chi riposa nelle nicchie, da Raffaello ai re d’Italia</li>
</ul>
<h3>Un edificio mai lasciato solo</h3>
<p>Nel 609 il papa Bonifacio IV lo ricevette dall’imperatore di Bisanzio e ne fece una chiesa. Quella consacrazione salvò le mura, non il bronzo: Urbano VIII Barberini prelevò le travi del portico, e i romani commentarono con la battuta più feroce della loro storia. La sentirete nel secondo capitolo, davanti ai fori rimasti vuoti. Poi restate ancora, anche solo il tempo necessario perché la macchia di sole si sposti di una spanna.</p>`,
      faqs: [
        {
          question: 'Quando piove, l’acqua entra davvero?',
          answer:
            'Entra, eccome. La leggenda di una corrente d’aria che la respingerebbe è simpatica ma falsa: la pioggia cade sul pavimento in pendenza e defluisce attraverso una serie di piccoli fori collegati all’impianto di scarico antico.',
        },
        {
          question: 'Qual è il momento migliore della giornata per la visita?',
          answer:
            'Intorno a mezzogiorno, quando il raggio è più netto. In estate il disco scende fino al pavimento, d’inverno resta alto fra i cassettoni. Nei giorni di pioggia l’atmosfera è diversa e i gruppi sono meno numerosi.',
        },
        {
          question: 'Perché la cupola non è mai crollata?',
          answer:
            'Merito di fondazioni poderose, di un muro spesso oltre sei metri alleggerito da nicchie e archi nascosti, e di un impasto scelto con cura: pietre pesanti in basso, pomice e scorie vulcaniche leggere verso la sommità.',
        },
        {
          question: 'È una chiesa o un museo?',
          answer:
            'Entrambe le cose. Porta il titolo di Santa Maria ad Martyres e vi si celebra la messa; fuori dalle funzioni si accede con biglietto. Ai visitatori si chiedono abiti adatti e voce bassa.',
        },
      ],
    },
    {
      slug: 'ara-pacis-pace-di-augusto',
      picture: 'altar',
      title: 'L’Ara Pacis e la pace di Augusto',
      shortDescription:
        'Bambini che tirano la toga, cigni fra gli acanti, un soldato diventato padre: l’altare in cui un regime si presentò come una famiglia.',
      price: '4.49',
      freeTracks: 1,
      tracks: [
        { title: 'Il ritorno dalla Gallia', recording: 'roma-antica-pace-di-augusto' },
        { title: 'In processione con la famiglia', recording: 'roma-antica-pace-di-augusto' },
        { title: 'Una madre, due bambini, il vento', recording: 'roma-antica-pace-di-augusto' },
        { title: 'Il prato di marmo', recording: 'roma-antica-pace-di-augusto' },
        { title: 'Congelare la terra', recording: 'roma-antica-ingegno-e-pietra' },
      ],
      description: `<h2>Propaganda a voce bassa</h2>
<p>Tra i personaggi in corteo un bambino si volta, annoiato, e si aggrappa al mantello di un adulto. Nessun altare greco avrebbe concesso spazio a un capriccio. Qui invece è il cuore del messaggio: la guerra civile è finita, ci sono eredi, si può persino perdere la pazienza durante una cerimonia.</p>
<p>Il Senato decretò l’altare nel 13 a.C., quando <strong>Augusto</strong> rientrò dalle province occidentali; la dedica avvenne il 30 gennaio del 9 a.C., giorno natale di Livia. Sorgeva lungo la via Flaminia, in vista della grande meridiana del Campo Marzio.</p>
<h3>Quattro lati da leggere</h3>
<ul>
<li>A sud: Augusto, i flamini, Agrippa velato, le donne e i piccoli di casa</li>
<li>A nord: sacerdoti e senatori, meno noti e bellissimi</li>
<li>Sul fronte: Enea che sacrifica, la grotta della lupa</li>
<li>Sul retro: Roma seduta sulle armi, la madre feconda detta Tellus</li>
</ul>
<h3>Un puzzle sottoterra</h3>
<p>Il limo del Tevere inghiottì il monumento. Lastre isolate riemersero dal Cinquecento in poi sotto un palazzo, finirono a Firenze, a Parigi, in Vaticano; solo nel 1937 gli ingegneri trovarono il modo di recuperare il resto, gelando il terreno inzuppato. La guida racconta anche i colori perduti, perché il marmo che oggi vediamo candido era dipinto con azzurri, rossi e oro.</p>`,
      faqs: [
        {
          question: 'Il monumento si trova nel luogo originario?',
          answer:
            'No. L’altare sorgeva alcune centinaia di metri più a sud, dove oggi c’è via in Lucina. Nel 1938 fu ricomposto accanto al Mausoleo di Augusto, sul lungotevere, e dal 2006 lo protegge l’edificio di Richard Meier.',
        },
        {
          question: 'Si riconosce Livia fra le figure del fregio?',
          answer:
            'Molti studiosi la individuano nella donna velata e coronata d’alloro del lato meridionale, poco dietro Agrippa. L’identificazione non è unanime: in un corteo ideale i volti contano meno della posizione occupata.',
        },
        {
          question: 'Che animali si nascondono tra i racemi?',
          answer:
            'Cercate rane, lucertole, serpenti, uccellini e uno scorpione, oltre ai cigni con le ali spiegate cari ad Apollo. I più piccoli stanno in basso, all’altezza degli occhi di un bambino: ottimo gioco per le famiglie.',
        },
        {
          question: 'Perché la pace ha bisogno di un altare dei sacrifici?',
          answer:
            'Per i romani ogni patto con gli dèi si rinnovava offrendo animali, vino e incenso. Magistrati, sacerdoti e Vestali dovevano celebrare qui un rito annuale, perché la concordia raggiunta restasse in vigore.',
        },
        {
          question: 'Quanto tempo dedicare al museo?',
          answer:
            'Un’ora abbondante: girate una volta intorno al recinto senza fermarvi, una seconda ascoltando i cinque capitoli, poi salite i gradini ed entrate. Fuori, sul muro, è incisa l’autobiografia politica di Augusto.',
        },
      ],
    },
    {
      slug: 'colonna-traiana-due-guerre',
      picture: 'spiralColumn',
      title: 'La Colonna Traiana, due guerre in una spirale di marmo',
      shortDescription:
        'Duecento metri di fregio arrotolati intorno a una scala: la conquista della Dacia seguita scena per scena, dal Danubio alla resa.',
      price: '4.99',
      freeTracks: 2,
      tracks: [
        { title: 'Il vecchio del fiume', recording: 'roma-antica-ingegno-e-pietra' },
        { title: 'Un esercito che costruisce', recording: 'roma-antica-ingegno-e-pietra' },
        { title: 'La Vittoria scrive', recording: 'roma-antica-pace-di-augusto' },
        { title: 'Decebalo', recording: 'roma-antica-sabbia-e-sangue' },
        { title: 'Centottantacinque gradini', recording: 'roma-antica-ingegno-e-pietra' },
      ],
      description: `<h2>Un film senza proiettore</h2>
<p>Immaginate di dover leggere un rotolo avvolto intorno a un albero di trenta metri, stando fermi ai suoi piedi. È quello che ci chiede da diciannove secoli la Colonna di Traiano. Nessuno, dalla piazza, ha mai potuto seguirla tutta; eppure fu scolpita fino in cima con la stessa ostinata precisione.</p>
<p>Il fregio racconta le due campagne contro i Daci, fra il 101 e il 106, nell’odierna Romania. Le teste umane sono più di <strong>duemilacinquecento</strong>, le scene circa centocinquanta, e l’imperatore compare una sessantina di volte: mai gigantesco, quasi sempre intento a parlare, guardare, decidere.</p>
<h3>Da osservare con uno zoom</h3>
<ul>
<li>Il Danubio barbuto che emerge dall’acqua e lascia passare le legioni</li>
<li>I soldati che tagliano legna, alzano mura, mietono grano</li>
<li>Il ponte di Apollodoro di Damasco, in muratura e legno</li>
<li>La fine di Decebalo, re sconfitto ma trattato con rispetto</li>
</ul>
<h3>Una tomba travestita</h3>
<p>Nel basamento, decorato con armi barbariche, una camera accolse l’urna d’oro dell’imperatore. Sopra il capitello stava la sua statua; dal 1587 c’è san Pietro, voluto da Sisto V. Fra le due figure corre una scala a chiocciola scavata nel marmo, con feritoie tanto sottili da sparire nel racconto. Noi la saliremo soltanto con l’immaginazione, che non chiede permessi.</p>`,
      faqs: [
        {
          question: 'Si può salire in cima alla Colonna?',
          answer:
            'La scala interna esiste ancora, ma per ragioni di tutela non è aperta al pubblico. L’ultimo capitolo vi porta comunque dentro, descrivendo feritoie, gradini e segni lasciati dai visitatori dei secoli scorsi.',
        },
        {
          question: 'Da quale punto della piazza conviene ascoltarla?',
          answer:
            'Cominciate dal lato della basilica, davanti alla porta del basamento, poi girate in senso antiorario. Un piccolo binocolo aiuta moltissimo: le spire alte sono leggibili soprattutto con la luce radente del tardo pomeriggio.',
        },
        {
          question: 'Era colorata?',
          answer:
            'Quasi certamente c’erano tocchi di pittura e armi minuscole in metallo: i fori nelle mani di molti soldati servivano a fissarle. Quanto fosse estesa la policromia è una questione che gli studiosi discutono ancora.',
        },
        {
          question: 'Che cosa significa l’iscrizione sulla base?',
          answer:
            'Dice che il Senato e il popolo eressero il monumento per mostrare quanto era alto il rilievo rimosso per far posto alle nuove opere. In altre parole, la Colonna misura il vuoto lasciato dagli sterratori.',
        },
      ],
    },
    {
      slug: 'ultimo-pane-di-pompei',
      picture: 'bread',
      title: 'L’ultimo pane di Pompei',
      shortDescription:
        'Forni, banconi, scritte sui muri, giardini dipinti: la città vesuviana come la stavano usando i suoi abitanti quando il tempo si fermò.',
      price: '7.49',
      freeTracks: 2,
      tracks: [
        { title: 'Porta Marina, controcorrente', recording: 'roma-antica-vita-di-strada' },
        { title: 'Il foro dei candidati', recording: 'roma-antica-vita-di-strada' },
        { title: 'Ottantuno pagnotte', recording: 'roma-antica-vita-di-strada' },
        { title: 'Mangiare in piedi', recording: 'roma-antica-vita-di-strada' },
        { title: 'Due liberti arricchiti', recording: 'roma-antica-vita-di-strada' },
        { title: 'Il fauno e la battaglia', recording: 'roma-antica-pace-di-augusto' },
        { title: 'Gladiatori in caserma', recording: 'roma-antica-sabbia-e-sangue' },
        { title: 'Rosso dei Misteri', recording: 'roma-antica-vita-di-strada' },
        { title: 'Il gesso e il vuoto', recording: 'roma-antica-ingegno-e-pietra' },
      ],
      description: `<h2>Prima della cenere, la farina</h2>
<p>Nel forno di un certo Modesto, gli scavatori dell’Ottocento aprirono lo sportello di ferro e trovarono il pane: ottantuno forme rotonde, già divise a spicchi, carbonizzate. Da quel pranzo mancato nasce il nostro percorso, che cerca a Pompei i vivi prima dei morti.</p>
<p>Una città di provincia, dunque: diecimila o quindicimila abitanti, molto commercio, politica rissosa, un terremoto recente con i lavori ancora in corso. Le case dei <strong>Vettii</strong>, due ex schiavi diventati ricchi, competono con la vecchia dimora del Fauno, grande quasi quanto un palazzo reale.</p>
<h3>Lungo la strada</h3>
<ul>
<li>Porta Marina e il foro, dove si chiedono voti</li>
<li>La strada dei mulini e dei forni</li>
<li>Un termopolio con anatre dipinte sul bancone</li>
<li>Le dimore, dall’atrio al giardino</li>
<li>La palestra, la caserma, il teatro</li>
<li>Villa dei Misteri, fuori dalle mura</li>
</ul>
<h3>La data e il dubbio</h3>
<p>Sui manuali l’eruzione cade il 24 agosto del 79. Una scritta a carboncino emersa pochi anni fa, insieme a melagrane, bracieri e vino appena messo a fermentare, fa pensare piuttosto all’autunno. Ne parleremo senza fretta di concludere: la ricerca continua, un terzo della città dorme ancora sotto i lapilli, e ogni scavo nuovo corregge qualcosa che credevamo di sapere.</p>`,
      faqs: [
        {
          question: 'Quanto si cammina per seguire i nove capitoli?',
          answer:
            'Circa quattro chilometri, Villa dei Misteri compresa. Mettete in conto almeno quattro ore, scarpe con suola spessa e acqua: nelle strade l’ombra scarseggia, anche se le fontanelle lungo il percorso funzionano.',
        },
        {
          question: 'Dove sono finiti i mosaici più celebri?',
          answer:
            'La battaglia di Alessandro, che decorava la Casa del Fauno, è al Museo Archeologico Nazionale di Napoli insieme a gran parte degli oggetti trovati nelle prime campagne. Sul posto si vede una copia fedele.',
        },
        {
          question: 'I racconti sulla morte degli abitanti impressionano i bambini?',
          answer:
            'Il capitolo sui calchi è delicato ma sincero; lo abbiamo messo alla fine, così potete saltarlo. Tutto il resto parla di cibo, cani da guardia, giochi e scritte buffe: materia che piace molto dagli otto anni in su.',
        },
        {
          question: 'Chi scriveva sui muri, e che cosa?',
          answer:
            'Un po’ tutti: candidati, innamorati, osti, tifosi, scolari. Si conoscono migliaia di graffiti, fra conti della spesa, insulti e versi di Virgilio. Uno si meraviglia persino che la parete regga il peso di tante sciocchezze.',
        },
        {
          question: 'È utile fermarsi anche all’Antiquarium?',
          answer:
            'Sì, soprattutto all’inizio. Le sale presso Porta Marina espongono argenti, affreschi, cibi carbonizzati e i ritrovamenti recenti: viste prima, quelle cose minute ripopolano le stanze vuote che incontrerete dopo.',
        },
      ],
    },
    {
      slug: 'ostia-senza-mare',
      picture: 'cargoShip',
      title: 'Ostia senza mare',
      shortDescription:
        'Caseggiati, granai, latrine e mosaici di armatori: il porto che sfamava Roma, rimasto in secco quando il fiume cambiò strada.',
      price: '5.49',
      freeTracks: 1,
      tracks: [
        { title: 'La foce scomparsa', recording: 'roma-antica-vita-di-strada' },
        { title: 'Nettuno alle terme', recording: 'roma-antica-ingegno-e-pietra' },
        { title: 'Sessanta uffici intorno a un prato', recording: 'roma-antica-vita-di-strada' },
        { title: 'Al bancone di via di Diana', recording: 'roma-antica-vita-di-strada' },
        { title: 'Terzo piano, senza acqua', recording: 'roma-antica-vita-di-strada' },
        { title: 'Mitra, Iside e la sinagoga', recording: 'roma-antica-pace-di-augusto' },
      ],
      description: `<h2>Il mare era qui</h2>
<p>Camminate sul decumano, fra i pini, e provate a sentire l’odore di salmastro. Non arriva: la costa si è allontanata di chilometri e il Tevere, nella piena del 1557, ha abbandonato la vecchia ansa. Ostia è un porto a cui hanno tolto l’acqua, e forse per questo si è salvata.</p>
<p>Rispetto alle città vesuviane manca il dramma: nessuna eruzione, solo un <strong>lento abbandono</strong>. In cambio troviamo ciò che altrove è crollato, cioè i palazzi d’affitto a più piani, in mattoni, con balconi, cortili e scale, dove viveva la gente comune del secondo secolo.</p>
<h3>Sei storie di lavoro</h3>
<ul>
<li>Facchini, misuratori di grano, funai, calafati</li>
<li>Gli agenti marittimi del Piazzale delle Corporazioni, con le insegne a mosaico</li>
<li>L’ostessa della taverna e il suo menù dipinto</li>
<li>I vigili del fuoco nella loro caserma</li>
<li>I devoti venuti dall’Oriente, ciascuno con il proprio dio</li>
<li>I marmisti, che stoccavano colonne per l’imperatore</li>
</ul>
<h3>Consigli di passo</h3>
<p>Il sito è vasto e poco affollato: si gira con calma, sedendosi dove capita, perfino sulla famosa latrina collettiva. L’ultimo capitolo conduce fino alla sinagoga, scoperta nel 1961 aprendo la strada per l’aeroporto, e considerata fra le più antiche del Mediterraneo occidentale. Da quel margine silenzioso, adesso, si vedono decollare gli aerei.</p>`,
      faqs: [
        {
          question: 'Come si raggiunge l’area archeologica dal centro di Roma?',
          answer:
            'Con il treno urbano per Ostia Lido, che parte da Porta San Paolo accanto alla metropolitana Piramide. Si scende alla fermata Ostia Antica, si attraversa il cavalcavia pedonale e in pochi minuti si è all’ingresso.',
        },
        {
          question: 'Meglio Ostia o Pompei, se ho un giorno solo?',
          answer:
            'Dipende dalla domanda. Pompei conserva pitture e oggetti della vita privata nel 79; Ostia mostra come funzionava una città commerciale più tarda, con condomini e magazzini. Da Roma, la seconda si visita in mezza giornata.',
        },
        {
          question: 'Che cosa raffigurano i mosaici bianchi e neri?',
          answer:
            'Navi, fari, delfini, tritoni, misure di grano. Nel piazzale dietro il teatro fanno da insegna: un elefante segnala i mercanti di Sabratha, città africana da cui partivano avorio e animali per gli spettacoli.',
        },
        {
          question: 'Le latrine pubbliche erano davvero senza pareti divisorie?',
          answer:
            'Sì: una panca di marmo con i fori in fila, acqua corrente sotto e conversazione assicurata. A Ostia se ne conserva una in ottimo stato, ricavata in un locale con porta girevole di cui restano gli incavi.',
        },
      ],
    },
    {
      slug: 'giardino-di-livia',
      picture: 'paintedGarden',
      title: 'Il giardino di Livia',
      shortDescription:
        'Tre stanze di Palazzo Massimo, un imperatore in preghiera, un pugile sfinito e un frutteto dipinto dove le stagioni non si danno il cambio.',
      price: '6.49',
      freeTracks: 1,
      tracks: [
        { title: 'Il principe con il capo velato', recording: 'roma-antica-pace-di-augusto' },
        { title: 'Bronzo che respira', recording: 'roma-antica-sabbia-e-sangue' },
        { title: 'Primavera sottoterra', recording: 'roma-antica-pace-di-augusto' },
      ],
      description: `<h2>Tre incontri, senza folla</h2>
<p>A due passi dalla stazione Termini, dietro una facciata che pochi viaggiatori degnano di uno sguardo, c’è uno dei musei più sorprendenti d’Europa. Abbiamo scelto tre opere soltanto, due al pianterreno e una in cima alle scale, con il tempo di sedersi davanti a ciascuna.</p>
<p>La prima è <strong>Augusto</strong> vestito da sacerdote, ormai maturo, scolpito con due marmi diversi. La seconda è il pugile di bronzo, tornato alla luce nel 1885 sul Quirinale: ha le nocche fasciate, l’orecchio gonfio, una domanda negli occhi. La terza è un’intera sala, staccata dalla villa suburbana di Livia a Prima Porta e rimontata all’ultimo piano con una luce che imita le ore del giorno.</p>
<h3>Perché proprio queste</h3>
<ul>
<li>Mostrano tre materie: marmo, bronzo, pittura</li>
<li>Toccano tre emozioni: devozione, fatica, riposo</li>
<li>Si visitano comodamente in una mattina piovosa</li>
</ul>
<h3>Il frutteto impossibile</h3>
<p>Nella stanza dipinta maturano insieme melagrane e mele cotogne, sbocciano rose e papaveri, cantano uccelli di ogni mese. Nessun essere umano. Una gabbietta sulla balaustra, sola, ricorda che qualcuno abita nei paraggi. La padrona di casa offriva ai suoi ospiti, nel caldo di agosto, una frescura perpetua; a noi regala ancora dieci minuti di silenzio, a patto di spegnere il telefono.</p>`,
      faqs: [
        {
          question: 'La stanza affrescata era all’aperto?',
          answer:
            'Al contrario: era seminterrata, coperta a volta, probabilmente una sala per banchetti estivi. Il fascino sta nel paradosso: scendendo sotto il livello del suolo gli invitati si ritrovavano circondati da alberi, cielo e uccelli in volo.',
        },
        {
          question: 'Quali piante sono state riconosciute sulle pareti?',
          answer:
            'Gli studiosi ne contano più di venti specie, fra cui alloro, corbezzolo, oleandro, melograno, cotogno, pino, cipresso, viola e papavero. L’alloro, legato ai trionfi della famiglia, torna con un’insistenza che non pare casuale.',
        },
        {
          question: 'Come mai il pugile ha macchie color rosso rame?',
          answer:
            'Sono inserti di rame incastonati nel bronzo per rendere labbra, ferite e gocce di sangue. Quando la lega era dorata e lucida, il contrasto doveva risultare impressionante: sembrava appena uscito dal combattimento.',
        },
        {
          question: 'La guida copre anche il medagliere e i mosaici?',
          answer:
            'No, si concentra su tre soste. Se vi resta energia, il piano interrato custodisce monete e gioielli, mentre accanto alle pitture di Livia vi aspettano gli affreschi e gli stucchi della villa ritrovata alla Farnesina.',
        },
        {
          question: 'Posso combinarla con le Terme di Diocleziano?',
          answer:
            'Volentieri: si trovano di fronte, oltre la piazza, e appartengono anch’esse al Museo Nazionale Romano. Conviene informarsi sui biglietti cumulativi, che di solito restano validi per più sedi nell’arco di alcuni giorni.',
        },
      ],
    },
  ],
  persons: [
    {
      slug: 'augusto-imperatore',
      picture: {
        sex: 'man',
        age: 'grown',
        hair: 'short',
        beard: 'none',
        headwear: 'laurel',
        dress: 'toga',
      },
      name: 'Augusto',
      born: '63 a.C.',
      died: '14 d.C.',
      text: 'Aveva diciotto anni, una salute malferma e nessun esercito quando seppe che Giulio Cesare, ucciso alle Idi di marzo, lo aveva adottato per testamento. Si chiamava Gaio Ottavio: in poco più di un decennio eliminò uno dopo l’altro gli assassini del padre adottivo, poi gli alleati, infine Antonio e Cleopatra, sconfitti ad Azio. Nel 27 a.C. il Senato gli diede il nome di Augusto, parola che odorava di religione più che di potere. Lui si fece chiamare principe, il primo fra i cittadini, rispettando in apparenza tutte le forme della Repubblica e svuotandole con pazienza. Riorganizzò province, tasse, acquedotti, vigili del fuoco; protesse Virgilio e Orazio, mandò Ovidio in esilio. Si vantava di aver trovato una città di mattoni e di averla lasciata di marmo. Morì a Nola, settantaseienne, domandando agli amici se avesse recitato bene la commedia della vita.',
      guide: 'ara-pacis-pace-di-augusto',
      recording: 'roma-antica-pace-di-augusto',
      free: true,
    },
    {
      slug: 'livia-drusilla',
      picture: { sex: 'woman', age: 'grown', hair: 'bun', headwear: 'veil', dress: 'tunic' },
      name: 'Livia Drusilla',
      born: '58 a.C.',
      died: '29 d.C.',
      text: 'Quando Ottaviano la volle in moglie, lei era sposata con un altro e aspettava un figlio: il matrimonio si celebrò lo stesso, in fretta, e durò cinquantun anni. Apparteneva ai Claudi, famiglia antichissima, e portava in dote quella nobiltà che al nuovo signore di Roma faceva difetto. In pubblico Livia interpretò la matrona esemplare, tanto che Augusto mostrava con orgoglio vestiti tessuti in casa. In privato leggeva le suppliche, consigliava, amministrava un patrimonio enorme; il marito preparava per iscritto gli appunti prima di discutere con lei questioni delicate. Tacito insinua veleni e intrighi in favore di Tiberio, nato dal primo matrimonio: gli storici moderni ci credono poco. A Prima Porta possedeva la villa detta alle Galline Bianche, con il boschetto d’alloro dei trionfi e la celebre sala dipinta a giardino. Morì a ottantasei anni; il nipote Claudio, salito al trono, la proclamò dea.',
      guide: 'giardino-di-livia',
      recording: 'roma-antica-pace-di-augusto',
      free: true,
    },
    {
      slug: 'adriano-imperatore',
      picture: {
        sex: 'man',
        age: 'grown',
        hair: 'curls',
        beard: 'short',
        headwear: 'none',
        dress: 'toga',
      },
      name: 'Adriano',
      born: '76',
      died: '138',
      text: 'La sua famiglia veniva da Italica, presso l’odierna Siviglia, e si racconta che in Senato ridessero del suo accento. Cresciuto accanto a Traiano, ne ereditò l’impero nel 117 e ne rovesciò subito la politica: rinunciò alle conquiste indifendibili e si mise in viaggio, provincia dopo provincia, per oltre metà del regno. In Britannia fece tirare il vallo che porta il suo nome; ad Atene completò il gigantesco tempio di Zeus, iniziato sei secoli prima. Parlava greco con passione, scriveva versi, cacciava, discuteva di architettura fino a diventare insopportabile per gli architetti. A Roma rifece il Pantheon senza firmarlo e costruì il mausoleo oggi chiamato Castel Sant’Angelo. Nel 130 il giovane Antinoo, che amava, annegò nel Nilo: l’imperatore ne fece un dio. Malato, morì a Baia, dopo aver congedato la propria anima, vagabonda e lieve, con cinque versi rimasti fra i più belli della poesia latina.',
      guide: 'pantheon-casa-della-luce',
      recording: 'roma-antica-ingegno-e-pietra',
      free: false,
    },
    {
      slug: 'plinio-il-vecchio',
      picture: {
        sex: 'man',
        age: 'old',
        hair: 'bald',
        beard: 'none',
        headwear: 'none',
        dress: 'toga',
      },
      name: 'Plinio il Vecchio',
      born: '23',
      died: '79',
      text: 'Dormiva pochissimo, si faceva leggere libri anche durante i pasti e rimproverò un amico che aveva interrotto il lettore per correggere una pronuncia: avevano perso dieci righe. Gaio Plinio Secondo, nato a Como, fu ufficiale di cavalleria sul Reno, funzionario in varie province e consigliere di Vespasiano. Nelle ore rubate al servizio compilò trentasette libri di Storia naturale, enciclopedia smisurata in cui convivono stelle, elefanti, veleni, marmi, pittori e ricette contro la febbre. Molto di quanto sappiamo sull’arte antica passa da quelle pagine. Nell’autunno o nell’estate del 79 comandava la flotta di Miseno: vide sopra il Vesuvio una nube a forma di pino, ordinò le navi, prima per curiosità e poi per soccorrere chi chiedeva aiuto. Sbarcò a Stabia, cenò per calmare gli altri e morì sulla spiaggia, soffocato. Lo sappiamo dal nipote, che ne scrisse a Tacito.',
      guide: 'ultimo-pane-di-pompei',
      recording: 'roma-antica-vita-di-strada',
      free: true,
    },
  ],
  objects: [
    {
      slug: 'cupola-del-pantheon',
      picture: 'oculus',
      title: 'La cupola del Pantheon',
      text: 'Se prolungaste la curva della cupola verso il basso, la sfera toccherebbe esattamente il pavimento: altezza e diametro coincidono. È un’idea semplice da disegnare e temeraria da costruire. I romani la realizzarono gettando calcestruzzo, strato su strato, sopra una gigantesca centina di legno, e cambiando la ricetta man mano che salivano. In basso affogarono nella malta scaglie di travertino e tufo; più su, frammenti di mattone; intorno all’apertura, pomice e scorie vulcaniche capaci di galleggiare. Cinque giri di cassettoni, ventotto per giro, alleggeriscono ancora la calotta e ingannano lo sguardo, perché le cornici sono scavate in prospettiva. In cima si apre un foro di circa nove metri, unica finestra dell’edificio. Per più di tredici secoli nessuno riuscì a coprire uno spazio più largo, e ancora oggi rimane la maggiore cupola in calcestruzzo non armato del mondo. Nei giorni intorno al 21 aprile, a mezzogiorno, il raggio raggiunge la porta d’ingresso: qualcuno immagina che l’imperatore scegliesse quel momento per entrare, vestito di luce.',
      year: '118–125 circa',
      technique: 'Opera cementizia gettata su centina, con inerti di peso decrescente',
      dimensions: 'Diametro 43,30 m',
      category: 'Architettura',
      guide: 'pantheon-casa-della-luce',
      person: 'adriano-imperatore',
      place: 'pantheon-di-roma',
      event: 'natale-di-roma',
      recording: 'roma-antica-ingegno-e-pietra',
      free: true,
    },
    {
      slug: 'iscrizione-di-agrippa',
      picture: 'inscription',
      title: 'L’iscrizione di Agrippa',
      text: 'Marco Agrippa, figlio di Lucio, console per la terza volta, fece. La frase che corre sul fregio, in grandi capitali, sembra il certificato di nascita dell’edificio, ed è invece un omaggio a un edificio scomparso. Il genero e generale di Augusto aveva inaugurato qui, negli anni del suo terzo consolato, un tempio completamente diverso, distrutto da un incendio sotto Tito e poi di nuovo, dal fulmine, al tempo di Traiano. Quando Adriano lo rifece dalle fondamenta volle che restasse il nome del predecessore: raramente, dice il suo biografo, metteva la propria firma sulle opere che restaurava. L’inganno durò fino al 1892, quando l’architetto francese Georges Chedanne studiò la muratura e trovò i bolli delle fornaci, impressi nell’argilla con date di età adrianea. Le lettere di bronzo attuali furono rifuse alla fine dell’Ottocento negli incavi antichi. Subito sotto, incise a solchi sottili e quasi illeggibili, altre due righe ricordano un intervento di Settimio Severo e Caracalla, nel 202: loro, al contrario, non seppero tacere.',
      year: '118–125 circa',
      technique: 'Incisione su marmo con lettere di bronzo riapplicate nell’Ottocento',
      dimensions: 'Larghezza del pronao 33,10 m',
      category: 'Iscrizione',
      guide: 'pantheon-casa-della-luce',
      person: 'adriano-imperatore',
      place: 'pantheon-di-roma',
      event: 'natale-di-roma',
      recording: 'roma-antica-ingegno-e-pietra',
      free: false,
    },
    {
      slug: 'augusto-di-via-labicana',
      picture: {
        as: 'bust',
        of: {
          sex: 'man',
          age: 'grown',
          hair: 'short',
          beard: 'none',
          headwear: 'veil',
          dress: 'toga',
        },
      },
      title: 'Augusto pontefice massimo',
      text: 'Nel giugno del 1910, scavando le fondamenta di una casa presso via Labicana, gli operai incontrarono un uomo avvolto in una toga amplissima, con un lembo tirato sul capo. Era Augusto, ritratto nel gesto di chi offre agli dèi: la mano destra, perduta, reggeva probabilmente una coppa per versare il vino. Nel 12 a.C. il principe era diventato pontefice massimo, guida della religione di stato, e da quel momento l’immagine del sacerdote prevalse su quella del condottiero. La scultura è un montaggio raffinato: marmo greco, più trasparente, per il volto e le parti nude, marmo italico per il panneggio. Osservate il viso. Le ciocche a tenaglia sulla fronte sono quelle ufficiali di tutti i suoi ritratti, ma le guance appaiono scavate, gli occhi stanchi, come se lo scultore avesse ottenuto il permesso di suggerire gli anni. Ai piedi una cassetta cilindrica custodisce i rotoli dei documenti. Nessuna corazza, nessun cavallo: soltanto pieghe, silenzio e un’autorità che non ha più bisogno di alzare la voce.',
      year: 'Fine del I secolo a.C.',
      technique: 'Marmo italico per il corpo, marmo greco per la testa',
      dimensions: 'Altezza 217 cm con il plinto',
      category: 'Scultura',
      guide: 'giardino-di-livia',
      person: 'augusto-imperatore',
      place: 'palazzo-massimo-alle-terme',
      recording: 'roma-antica-pace-di-augusto',
      free: true,
    },
    {
      slug: 'giardino-dipinto-di-livia',
      picture: { as: 'fresco', of: 'paintedGarden' },
      title: 'Il giardino dipinto della villa di Livia',
      text: 'Quattro pareti senza porte finte, senza colonne, senza personaggi: soltanto un giardino che gira tutto intorno a chi guarda. La sala, seminterrata e coperta da una volta, fu scoperta nel 1863 nella villa di Livia a Prima Porta, lungo la via Flaminia. In primo piano corre una staccionata di canne; oltre il vialetto, una balaustra di marmo fa piccole rientranze per accogliere un albero; dietro comincia l’intrico. Chi dipinse conosceva le piante una per una e insieme sapeva mentire: allori, melograni, cotogni, oleandri, rose e papaveri sono carichi di fiori e frutti nello stesso istante, contro ogni calendario. Le fronde più lontane sfumano nell’azzurro, un espediente che in Europa tornerà di moda con Leonardo. Decine di uccelli si posano, litigano, beccano; uno solo sta in gabbia. I botanici hanno riconosciuto oltre venti specie. Staccati fra il 1951 e il 1952 per sottrarli all’umidità, gli affreschi sono oggi ricomposti in una stanza delle stesse proporzioni, dove le luci simulano l’alba, il mezzogiorno e la sera.',
      year: '40–20 a.C. circa',
      technique: 'Affresco staccato',
      dimensions: 'Sala di 5,90 × 11,70 m',
      category: 'Pittura parietale',
      guide: 'giardino-di-livia',
      person: 'livia-drusilla',
      place: 'palazzo-massimo-alle-terme',
      recording: 'roma-antica-pace-di-augusto',
      free: true,
    },
    {
      slug: 'pugile-in-riposo',
      picture: 'boxer',
      title: 'Il Pugile in riposo',
      text: 'L’archeologo Rodolfo Lanciani, che aveva visto emergere dal suolo di Roma centinaia di statue, confessò di non aver mai provato un’emozione simile: nel 1885, sulle pendici del Quirinale, un atleta di bronzo usciva lentamente dalla terra come chi si sveglia. Qualcuno, nell’antichità, lo aveva nascosto con cura, adagiandolo e coprendolo di terra setacciata. Siede su un masso, i gomiti sulle cosce, le mani ancora legate nelle cinghie di cuoio con i rinforzi sulle nocche. L’incontro è finito da un attimo e lui volta la testa, di scatto: verso il giudice? verso il pubblico? verso il prossimo avversario? Il naso è rotto, un orecchio tumefatto, lo zigomo destro livido. Inserti di rame disegnano tagli e gocce di sangue, che cadono anche sulla coscia, seguendo il movimento del capo. La datazione oscilla fra il quarto e il primo secolo avanti Cristo, il nome dell’autore resta ignoto. Le dita dei piedi appaiono lucidate: generazioni di passanti, forse nelle terme imperiali, le avevano toccate in cerca di fortuna.',
      year: 'IV–I secolo a.C.',
      technique: 'Bronzo fuso a cera persa con inserti di rame',
      dimensions: 'Altezza 128 cm',
      category: 'Scultura',
      guide: 'giardino-di-livia',
      place: 'palazzo-massimo-alle-terme',
      recording: 'roma-antica-sabbia-e-sangue',
      free: false,
    },
    {
      slug: 'discobolo-lancellotti',
      picture: 'discobolus',
      title: 'Il Discobolo Lancellotti',
      text: 'Un corpo piegato come un arco un istante prima dello scatto: è l’immagine più riprodotta dello sport, e l’originale non esiste più. Mirone lo fuse in bronzo intorno al 450 avanti Cristo; i romani ne ordinarono copie in marmo per le loro ville, e questa, trovata nel 1781 all’Esquilino, è fra le più complete, con la testa rivolta all’indietro verso il disco, come descriveva Luciano. Il copista del secondo secolo dovette aggiungere un tronco di palma per sostenere il peso, perché la pietra non perdona gli equilibri del metallo. Guardate il volto: mentre ogni muscolo lavora, resta impassibile, quasi distratto. La vicenda moderna è meno serena. Acquistata nel 1938 da Adolf Hitler, che vi leggeva un ideale di razza, la statua fu esposta a Monaco di Baviera come trofeo; tornò in Italia nel 1948, grazie al lavoro di Rodolfo Siviero, e da allora appartiene di nuovo a tutti. Accanto, nella stessa sala, una replica mutila permette il confronto: due mani diverse, un solo maestro assente.',
      year: 'Metà del II secolo, da un originale del 450 a.C. circa',
      technique: 'Marmo scolpito',
      dimensions: 'Altezza 155 cm circa',
      category: 'Scultura',
      guide: 'le-pietre-dell-impero',
      place: 'palazzo-massimo-alle-terme',
      recording: 'roma-antica-sabbia-e-sangue',
      free: true,
    },
    {
      slug: 'fregio-villa-dei-misteri',
      picture: { as: 'fresco', of: 'mysteries' },
      title: 'Il grande fregio della Villa dei Misteri',
      text: 'Ventinove figure quasi a grandezza naturale sfilano sulle pareti di una sala da pranzo, stagliate contro un rosso che ha dato il nome a una tinta. Un bambino nudo legge da un rotolo; un’ancella porta focacce; un vecchio Sileno suona la lira; una donna, atterrita, si ritrae sollevando il mantello come una vela. Sul fondo, nel punto d’onore, Dioniso ubriaco si abbandona fra le braccia della compagna. Poi un demone alato alza la frusta, una giovane in ginocchio nasconde il viso in grembo a un’altra, e una danzatrice gira su sé stessa con i cembali. Che cosa succede? Dal 1909, anno della scoperta, si sono proposti un’iniziazione ai culti segreti, i preparativi di un matrimonio, una rappresentazione teatrale. Nessuna lettura spiega tutto. Sicura è invece la qualità: il pittore, attivo poco prima della metà del primo secolo avanti Cristo, fa dialogare personaggi collocati su muri diversi, così che gli sguardi attraversano la stanza. Chi sta al centro si ritrova, senza essere stato invitato, dentro la cerimonia.',
      year: '70–60 a.C. circa',
      technique: 'Affresco',
      dimensions: 'Lunghezza complessiva circa 17 m',
      category: 'Pittura parietale',
      guide: 'ultimo-pane-di-pompei',
      place: 'parco-archeologico-di-pompei',
      recording: 'roma-antica-vita-di-strada',
      free: true,
    },
    {
      slug: 'calchi-orto-dei-fuggiaschi',
      picture: 'casts',
      title: 'I calchi dell’Orto dei Fuggiaschi',
      text: 'Non sono statue e non sono corpi: sono il vuoto lasciato dai corpi. Nel 1863 Giuseppe Fiorelli, direttore degli scavi, capì che nella cenere indurita le vittime avevano impresso una cavità, e ordinò di versarvi gesso liquido prima di scavare. Riapparvero così le pieghe delle vesti, le dita contratte, perfino l’espressione di chi si copriva la bocca. Il gruppo più numeroso venne alla luce nel 1961 presso Porta Nocera, in un antico vigneto: tredici persone, adulti e bambini, sorprese in fila mentre cercavano di allontanarsi lungo il muro di cinta. Erano sopravvissute alla prima notte, alla pioggia di pomice e ai crolli; le uccise al mattino una corrente di gas e polvere rovente. Un uomo, in fondo, prova a sollevarsi sul gomito. Oggi radiografie e analisi del DNA correggono storie inventate sul momento da chi scavava: famiglie che non erano tali, madri che erano uomini. Rimane la cosa essenziale, davanti alla quale si abbassa la voce senza che nessuno lo chieda.',
      year: '79 (scoperta e calchi del 1961)',
      technique: 'Colatura di gesso nelle impronte della cenere',
      dimensions: 'Tredici calchi a grandezza naturale',
      category: 'Reperto',
      guide: 'ultimo-pane-di-pompei',
      person: 'plinio-il-vecchio',
      place: 'parco-archeologico-di-pompei',
      recording: 'roma-antica-ingegno-e-pietra',
      free: false,
    },
  ],
  places: [
    {
      slug: 'pantheon-di-roma',
      picture: 'pantheon',
      name: 'Pantheon',
      city: 'Roma',
      continent: 'Europa',
      text: 'Piazza della Rotonda è in leggera discesa, perché in diciannove secoli il terreno intorno è cresciuto e il tempio è rimasto al suo posto. Un tempo si saliva per entrare; oggi si scende appena. Il portico conta sedici colonne di granito, alcune grigie, altre rosate, quasi tutte arrivate via mare dall’Egitto; dietro, due battenti di bronzo introducono nella rotonda. Marmi di ogni provincia rivestono le pareti: giallo di Numidia, porfido, pavonazzetto dell’Asia Minore. Dal 609 l’edificio è la chiesa di Santa Maria ad Martyres, e vi sono sepolti Raffaello, che lo chiese espressamente, Vittorio Emanuele II e Umberto I. A Pentecoste i vigili del fuoco lasciano cadere dall’oculo migliaia di petali rossi, in ricordo delle lingue di fuoco: il cielo, per pochi minuti, entra in un altro modo.',
      guide: 'pantheon-casa-della-luce',
      recording: 'roma-antica-ingegno-e-pietra',
      free: true,
    },
    {
      slug: 'palazzo-massimo-alle-terme',
      picture: 'palazzo',
      name: 'Palazzo Massimo alle Terme',
      city: 'Roma',
      continent: 'Europa',
      text: 'Costruito fra il 1883 e il 1887 dall’architetto Camillo Pistrucci per ospitare il collegio dei gesuiti, imita una dimora nobiliare del primo barocco e guarda la stazione Termini con l’aria di chi aspetta un treno che non gli interessa. Dopo aver perso gli studenti rischiò il degrado; lo Stato lo acquistò nel 1981 e ne fece la sede principale del Museo Nazionale Romano. Quattro livelli, ordinati con chiarezza: monete e ori nel sotterraneo, ritratti e capolavori greci intorno al cortile, statue delle residenze imperiali al primo piano, pitture e mosaici all’ultimo. Qui si capisce come abitavano i ricchi: le camere affrescate della villa sotto la Farnesina sono rimontate una per una, e il giardino di Livia occupa un’intera stanza. Di rado c’è coda.',
      guide: 'giardino-di-livia',
      recording: 'roma-antica-sabbia-e-sangue',
      free: true,
    },
    {
      slug: 'parco-archeologico-di-pompei',
      picture: 'forum',
      name: 'Parco archeologico di Pompei',
      city: 'Pompei',
      continent: 'Europa',
      text: 'Sessantasei ettari circondati da mura, strade dritte, marciapiedi alti, solchi di carri nella pietra lavica. Pompei fu osca, sannita, romana; poi, in meno di due giorni, diventò un deposito di cenere e lapilli alto diversi metri, sul quale crebbero le vigne. Gli scavi iniziarono nel 1748 per volere di Carlo di Borbone, quando ancora si credeva di aver trovato Stabia: si cercavano statue per la corte, e soltanto nell’Ottocento si cominciò a procedere strada per strada. Due terzi dell’abitato sono tornati alla luce; il resto è lasciato di proposito a chi verrà con strumenti migliori. Dopo anni di crolli, un grande progetto di restauro ha riaperto decine di edifici, fra cui la Casa dei Vettii. Il Vesuvio, in fondo a ogni strada che sale, continua a fare da sfondo.',
      guide: 'ultimo-pane-di-pompei',
      recording: 'roma-antica-vita-di-strada',
      free: false,
    },
  ],
  events: [
    {
      slug: 'natale-di-roma',
      title: 'Il Natale di Roma',
      text: 'Secondo la tradizione Romolo tracciò il solco della città il 21 aprile del 753 avanti Cristo, nel giorno della festa dei pastori. Da molti anni, intorno a quella data, il Circo Massimo e le strade vicine ai Fori si riempiono di legionari, Vestali, senatori e gladiatori: centinaia di rievocatori italiani e stranieri montano l’accampamento, ripetono l’aratura del confine sacro, sfilano con le insegne. Musei e siti propongono aperture e visite speciali. Chi preferisce il silenzio entra a mezzogiorno nel Pantheon, dove in quei giorni il raggio di sole cade proprio sulla soglia.',
      guide: 'le-pietre-dell-impero',
    },
  ],
  updates: [
    {
      guide: 'ultimo-pane-di-pompei',
      title: 'Pompei, una guida che profuma di forno',
      subTitle:
        'Nove capitoli fra banconi, giardini e scritte sui muri: l’autunno, con meno sole e meno folla, è la stagione giusta per ascoltarla.',
      date: '2026-10-02',
    },
    {
      picture: 'portal',
      title: 'Tutte le strade in un solo abbonamento',
      subTitle:
        'Da Ostia al Pantheon, e poi in ogni altra città del catalogo: dodici mesi di ascolto senza contare le guide.',
      date: '2026-07-21',
    },
  ],
  recordings: [
    {
      slug: 'roma-antica-pace-di-augusto',
      title: 'La pace messa in scena',
      text: 'Un uomo solo, per quarant’anni, ha tenuto in mano il mondo e ha fatto finta di niente. Si chiamava Augusto, e il suo capolavoro fu non sembrare un re. Camminava a piedi, salutava per nome, abitava sul Palatino in una casa più piccola di quella di molti senatori. Intanto decideva tutto. Veniva da cento anni di guerre fra fratelli, e sapeva che i romani, più della libertà, ormai desideravano dormire tranquilli. Allora cominciò a raccontare la pace. La fece cantare ai poeti, la fece scolpire nel marmo. Avvicinatevi all’altare che porta questo nome, e guardate il corteo: ci sono sacerdoti, magistrati, donne velate, e ci sono bambini che si annoiano. Uno tira il mantello del padre. In quel gesto minuscolo sta il programma di un impero: noi siamo una famiglia, e abbiamo un domani. Sotto le figure cresce un prato di foglie d’acanto, dove nuotano i cigni e si nascondono le lucertole. Livia, la moglie, aveva capito la stessa cosa. Nella sua villa fuori città fece dipingere un giardino su quattro pareti, in una stanza sotto terra. Là dentro le melagrane maturano accanto alle viole, nessuna foglia cade, nessun servo passa, nessuna notizia arriva dal confine. Fermatevi nel mezzo, e girate piano su voi stessi. È bellissimo, e un poco inquietante. Una primavera che non finisce mai è il sogno di ogni potere. Fuori, naturalmente, le stagioni hanno continuato a cambiare.',
    },
    {
      slug: 'roma-antica-sabbia-e-sangue',
      title: 'Sabbia',
      text: 'La parola arena vuol dire sabbia. La spargevano sul tavolato di legno perché i piedi non scivolassero, e perché bevesse quello che c’era da bere. Chiudete gli occhi e ascoltate cinquantamila persone che trattengono il fiato. Sotto di voi, al buio, altri uomini girano gli argani: una gabbia sale, uno sportello si apre, e un leopardo si ritrova in pieno sole, più spaventato di chi lo guarda. La mattina era delle bestie, il pomeriggio dei gladiatori. Avevano nomi d’arte, ammiratori, medici eccellenti. Alcuni erano schiavi, altri prigionieri, altri ancora uomini liberi pieni di debiti. Combattevano a coppie diverse, la rete contro lo scudo, la velocità contro il peso, e un arbitro con la verga separava chi barava. Molti uscivano vivi. A qualche strada da qui, in un museo silenzioso, un pugile di bronzo siede e riprende fiato. Guardatelo in faccia, prima di applaudire. Ha il naso rotto, e sembra domandarci se ne valeva la pena. È la sola voce, fra tante, che lo spettacolo non è riuscito a coprire.',
    },
    {
      slug: 'roma-antica-ingegno-e-pietra',
      title: 'La pietra che si versa',
      text: 'Il segreto di Roma è una polvere. Si scava vicino a Pozzuoli, ai piedi dei vulcani, e ha il colore della cenere. Mescolata con la calce e con l’acqua diventa una pasta che indurisce perfino sotto il mare. Con quella pasta i romani smisero di accatastare blocchi e cominciarono a versare gli edifici dentro forme di legno, come si fa con un dolce. Così nacque la cupola del Pantheon: più pesante in basso, leggera in alto, bucata nel punto in cui tutti avrebbero messo una chiave. Il foro non la indebolisce, la stringe come un anello. E poi c’è l’altro ingegno, quello che si mostra poco. Per la colonna di Traiano i marmisti sovrapposero rocchi enormi, già scavati all’interno con i gradini di una scala a chiocciola, e li fecero combaciare al millimetro. Fuori scolpirono una guerra lunga duecento metri, e in quella guerra i soldati fanno soprattutto i muratori: tagliano, trasportano, gettano ponti. Posate il palmo sulla prima pietra antica che vi capita. Qualcuno l’ha spianata a mano, e se n’è andato senza firmare.',
    },
    {
      slug: 'roma-antica-vita-di-strada',
      title: 'Buongiorno, città',
      text: 'Prima dell’alba si sentono le macine. Un asino bendato gira in tondo, il fornaio impasta, le prime pagnotte entrano nel forno già segnate in otto spicchi. Poi si aprono le botteghe, una tavola dopo l’altra, e la strada comincia a gridare. Attenti ai carri, attenti al secchio che qualcuno svuota dal terzo piano. Per attraversare ci sono tre pietroni in fila, alti quanto il marciapiede. Sul muro un candidato promette strade pulite, un innamorato promette vendetta, un oste promette vino. Avete fame? Infilatevi sotto quella tettoia: nel bancone sono murate grandi giare, e con una moneta vi daranno ceci, formaggio, una salsa di pesce che si sente da lontano. A Ostia, intanto, i facchini scaricano il grano d’Egitto e contano i sacchi ad alta voce. È un giorno qualunque, e nessuno pensa alla storia. Ma la storia, a volte, si posa sopra un giorno qualunque e lo conserva intero: il pane, il cane legato, la luce accesa. Camminate piano. Siete ospiti in casa d’altri.',
    },
  ],
};
