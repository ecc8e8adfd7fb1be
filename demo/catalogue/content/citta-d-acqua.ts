import type { CategoryContent } from './types.ts';

export const cittaDAcqua: CategoryContent = {
  slug: 'citta-d-acqua',
  name: 'Città d’acqua',
  guides: [
    {
      slug: 'venezia-dal-bacino-all-arsenale',
      picture: 'lagoon',
      title: 'Venezia dall’acqua: dal Bacino all’Arsenale',
      shortDescription:
        'Arrivare a San Marco come arrivavano gli ambasciatori, e poi seguire il rumore dei martelli fino alla fabbrica delle galee.',
      price: '7.90',
      freeTracks: 2,
      tracks: [
        { title: 'Una città capovolta', recording: 'citta-d-acqua-laguna' },
        { title: 'Le due colonne del Molo', recording: 'citta-d-acqua-laguna' },
        { title: 'La punta che divide il canale', recording: 'citta-d-acqua-laguna' },
        { title: 'Il Redentore, un voto di pietra', recording: 'citta-d-acqua-laguna' },
        { title: 'Sposare il mare', recording: 'citta-d-acqua-repubbliche' },
        { title: 'Riva degli Schiavoni', recording: 'citta-d-acqua-laguna' },
        { title: 'I leoni venuti dal Pireo', recording: 'citta-d-acqua-repubbliche' },
        { title: 'Una galea al giorno', recording: 'citta-d-acqua-repubbliche' },
        { title: 'Difendersi dalla marea', recording: 'citta-d-acqua-laguna' },
      ],
      description: `<h2>La facciata è dalla parte del mare</h2>
<p>Oggi si entra a Venezia dalla stazione, cioè dalla porta di servizio. Per quasi mille anni il vero ingresso fu il Bacino: si scendeva fra due colonne di granito, con il leone alato da un lato e san Todaro dall’altro, e la Repubblica appariva tutta insieme, rosa e bianca. Questa guida vi restituisce quell’arrivo, meglio se dal ponte di un vaporetto.</p>
<h3>Due facce dello stesso potere</h3>
<p>Da San Marco si decideva; all’<strong>Arsenale</strong> si costruiva. Dietro la sua porta monumentale, eretta intorno al 1460, lavoravano migliaia di maestri d’ascia, calafati e filatrici di vele, organizzati in una catena di montaggio che impressionò Dante e spaventò i sultani. Chi sapeva montare una nave in poche ore non aveva bisogno di grandi mura.</p>
<ul>
<li>il Molo, la Punta della Dogana e la Salute, dal pontile;</li>
<li>la Giudecca e il Redentore, dopo la peste del 1576;</li>
<li>la Riva degli Schiavoni, percorsa a piedi;</li>
<li>i leoni dell’Arsenale, uno dei quali porta graffiti in rune.</li>
</ul>
<h3>Il presente</h3>
<p>L’ultima traccia parla di quanto accade quando l’acqua non sta al suo posto: il novembre del 1966, quello del 2019, le barriere mobili che dal 2020 si alzano alle bocche di porto. Perché la città più fragile è anche la più abituata a ragionare con la marea.</p>`,
      faqs: [
        {
          question: 'Si può seguire il percorso interamente in vaporetto?',
          answer:
            'Per metà sì: le prime cinque tracce si godono dall’acqua, lungo le linee che attraversano il Bacino. Da San Zaccaria in poi si cammina, una ventina di minuti senza troppi ponti, fino al campo dell’Arsenale.',
        },
        {
          question: 'L’Arsenale è visitabile?',
          answer:
            'La porta e i leoni sono sempre visibili. L’interno è in parte zona militare e in parte sede di mostre, soprattutto durante la Biennale; il vicino Museo storico navale conserva modelli, barche e strumenti che completano il racconto.',
        },
        {
          question: 'Che cosa significano le scritte sul leone?',
          answer:
            'Sono rune incise sulle spalle del leone maggiore quando ancora stava al Pireo, con ogni probabilità da soldati scandinavi al servizio di Bisanzio. Francesco Morosini lo portò a Venezia come preda di guerra nel 1687.',
        },
        {
          question: 'Su che cosa poggia Venezia?',
          answer:
            'Su pali di legno piantati fitti nel fango fino allo strato compatto, coperti da tavole e da blocchi di pietra d’Istria. Sotto il livello dell’acqua manca l’ossigeno, perciò il legno non marcisce come farebbe all’aria.',
        },
        {
          question: 'Mi serve un’app per conoscere le maree?',
          answer:
            'È comodo averla fra ottobre e marzo. Il Comune pubblica previsioni affidabili con qualche giorno di anticipo; l’itinerario, comunque, tocca rive che restano asciutte nella maggior parte dei casi, specie da quando funzionano le barriere mobili.',
        },
      ],
    },
    {
      slug: 'tintoretto-a-san-rocco',
      picture: 'quadreria',
      title: 'Tintoretto a San Rocco: un pittore, una confraternita, sessanta tele',
      shortDescription:
        'Ventiquattro anni di lavoro in un solo edificio: il racconto di come Jacopo Robusti prese d’assalto una scuola e non ne uscì più.',
      price: '9.50',
      special: true,
      freeTracks: 2,
      tracks: [
        { title: 'Che cos’è una Scuola', recording: 'citta-d-acqua-laguna' },
        { title: 'Il santo della peste', recording: 'citta-d-acqua-laguna' },
        { title: 'Il colpo di mano del 1564', recording: 'citta-d-acqua-laguna' },
        { title: 'Davanti alla Crocifissione', recording: 'citta-d-acqua-laguna' },
        { title: 'Sala capitolare, guardando in su', recording: 'citta-d-acqua-laguna' },
        { title: 'Mosè e l’acqua dalla roccia', recording: 'citta-d-acqua-laguna' },
        { title: 'Gli intagli di Francesco Pianta', recording: 'citta-d-acqua-repubbliche' },
        { title: 'L’Annunciazione che sfonda il muro', recording: 'citta-d-acqua-laguna' },
        { title: 'Due sante al chiaro di luna', recording: 'citta-d-acqua-canali-e-confini' },
        { title: 'Cento ducati a vita', recording: 'citta-d-acqua-repubbliche' },
      ],
      description: `<h2>La sua casa più grande</h2>
<p>Jacopo Robusti, figlio di un tintore, lavorò in palazzi e chiese di tutta Venezia; ma soltanto qui gli lasciarono le chiavi. Fra il 1564 e il 1588 riempì di tele soffitti e pareti della <strong>Scuola Grande di San Rocco</strong>, confraternita di mercanti e artigiani nata per soccorrere i malati. Nessun altro ciclo del Cinquecento veneziano è rimasto tanto intatto, nello stesso edificio, nella stessa penombra.</p>
<h3>L’ordine giusto</h3>
<p>Chi entra dalla porta principale comincia dalla fine. Noi vi portiamo subito di sopra, nella stanza più piccola, dove tutto ebbe inizio con un inganno memorabile, e poi ripercorriamo gli anni come li visse il pittore.</p>
<ol>
<li><strong>Sala dell’Albergo</strong> (1564–1567): la gloria del santo e la Passione.</li>
<li><strong>Sala capitolare</strong> (1575–1581): fame, sete, malattia e i loro rimedi, dal Vecchio al Nuovo Testamento.</li>
<li><strong>Sala terrena</strong> (1582–1588): l’infanzia di Gesù, dipinta da un vecchio.</li>
</ol>
<h3>Acqua dappertutto</h3>
<p>Guardate quante volte ritorna: sorgenti, ruscelli, piscine, barche. In una città senza fonti proprie, dove si beveva la pioggia raccolta nei pozzi, dissetare era la prima opera di misericordia. Tintoretto lo sapeva, e lo dipinse con una furia che ancora bagna. Usate gli specchi messi a disposizione nella sala: il collo vi ringrazierà.</p>`,
      faqs: [
        {
          question: 'Perché la visita non comincia al piano terreno?',
          answer:
            'Perché le tele di sotto sono le ultime eseguite. Seguendo le date si vede il pittore cambiare: i contorni si allentano, la luce diventa quasi fosforescente, le figure rimpiccioliscono nel paesaggio. L’effetto si perde percorrendo le sale nell’ordine inverso.',
        },
        {
          question: 'In che modo Tintoretto vinse il concorso?',
          answer:
            'Gli altri portarono disegni, lui un quadro finito, già montato di nascosto nel soffitto. Alle proteste rispose che lo donava a san Rocco: lo statuto vietava di rifiutare offerte al patrono, e la partita fu chiusa.',
        },
        {
          question: 'Quanto dura la guida completa?',
          answer:
            'Dieci tracce per circa un’ora e un quarto d’ascolto, da calcolare comodamente su due ore. Se il tempo stringe, le fondamentali sono la terza, la quarta e la sesta: bastano quaranta minuti.',
        },
        {
          question: 'Ci sono soltanto opere di Tintoretto?',
          answer:
            'Quasi. Lungo lo scalone due grandi tele di Zanchi e Negri ricordano la peste del 1630, nelle sale si conservano dipinti attribuiti a Giorgione e Tiziano, e sotto i teleri corrono i bizzarri intagli lignei di Francesco Pianta.',
        },
        {
          question: 'È una visita faticosa per chi non è esperto d’arte?',
          answer:
            'No, purché non si pretenda di vedere tutto. La guida sceglie una decina di soste e per ciascuna suggerisce un dettaglio da cercare: un cane, una scala, una brocca. Il resto lo farete con gli occhi, tornando indietro.',
        },
        {
          question: 'Chi erano i confratelli?',
          answer:
            'Laici di ogni mestiere: mercanti di seta, medici, bottegai. Pagavano una quota, assistevano poveri e appestati, dotavano ragazze da marito. Ogni anno il 16 agosto ricevevano la visita del doge per la festa del patrono.',
        },
      ],
    },
    {
      slug: 'vetro-pizzo-e-barene',
      picture: 'glass',
      title: 'Vetro, pizzo e barene',
      shortDescription:
        'Murano, Burano, Torcello: tre isole, tre mestieri e il paesaggio anfibio che ha insegnato ai veneziani la pazienza.',
      price: '4.50',
      freeTracks: 1,
      tracks: [
        { title: 'I forni in esilio', recording: 'citta-d-acqua-laguna' },
        { title: 'Una coppa di nozze e una perla', recording: 'citta-d-acqua-repubbliche' },
        { title: 'Burano, il filo e il colore', recording: 'citta-d-acqua-laguna' },
        { title: 'Torcello, la madre dimenticata', recording: 'citta-d-acqua-laguna' },
        { title: 'La lingua delle barene', recording: 'citta-d-acqua-canali-e-confini' },
      ],
      description: `<h2>Oltre le Fondamente Nove</h2>
<p>Mezz’ora di battello e Venezia diventa un profilo. La laguna nord è un mondo di canali segnati da pali, di isole che affiorano appena, di terre chiamate <em>barene</em> che due volte al giorno la marea copre e restituisce. Qui la città mandò i mestieri pericolosi e qui, molto prima, era cominciata.</p>
<h3>Il fuoco</h3>
<p>Nel 1291 una legge impose ai vetrai di trasferire le fornaci a <strong>Murano</strong>, lontano dalle case di legno. Il confino divenne monopolio: i maestri non potevano espatriare con i loro segreti, ma le loro figlie potevano sposare patrizi. A metà Quattrocento Angelo Barovier ottenne un vetro limpido come il cristallo di rocca; la figlia Marietta legò il proprio nome alla perla a rosetta.</p>
<h3>Il filo e la pietra</h3>
<ul>
<li><strong>Burano</strong>: il merletto ad ago, «punto in aria», e le case tinte di ogni colore;</li>
<li><strong>Torcello</strong>: la cattedrale fondata nel 639 e i mosaici del Giudizio;</li>
<li>le <strong>barene</strong>: limonio, gambe di cavalieri d’Italia, silenzio.</li>
</ul>
<p>Il percorso riempie una giornata e segue gli orari dei battelli pubblici. Fra una tappa e l’altra tacciamo volentieri: a poppa, con il vento, le spiegazioni servono a poco. Se potete, tornate verso sera, quando la bassa marea scopre il fango e la luce lo fa sembrare metallo.</p>`,
      faqs: [
        {
          question: 'In quale ordine visitare le isole?',
          answer:
            'Prima Murano, al mattino, quando le fornaci lavorano; poi Burano per il pranzo; infine Torcello, che nel tardo pomeriggio si svuota. Da Burano a Torcello il battello impiega pochi minuti e la guida tiene conto delle attese.',
        },
        {
          question: 'Si assiste davvero alla soffiatura del vetro?',
          answer:
            'In molte fornaci sì, a pagamento o con offerta. Vi spieghiamo come riconoscere le dimostrazioni serie e che cosa osservare: il colore del bolo, il giro della canna, il momento in cui il maestro smette di soffiare e comincia a tirare.',
        },
        {
          question: 'Il Museo del vetro merita una sosta?',
          answer:
            'Merita un’ora intera. Sta nel palazzo dei vescovi di Torcello, a Murano, e dal 1861 raccoglie vetri antichi e moderni, compresa la coppa nuziale blu legata al nome dei Barovier, smaltata con i ritratti degli sposi.',
        },
        {
          question: 'Che cosa sono di preciso le barene?',
          answer:
            'Sono lembi di terra salmastra poco più alti del livello medio dell’acqua, sommersi soltanto dalle maree maggiori. Ospitano piante che sopportano il sale, nidi di uccelli e una rete di piccoli canali detti ghebi.',
        },
      ],
    },
    {
      slug: 'la-superba-dalla-lanterna-ai-rolli',
      picture: 'lighthouse',
      title: 'La Superba, dalla Lanterna ai Rolli',
      shortDescription:
        'Banchieri, ammiragli e camalli: Genova si sale e si scende, sempre con un occhio al faro e l’altro al libro dei conti.',
      price: '6.90',
      freeTracks: 2,
      tracks: [
        { title: 'Il faro più ostinato', recording: 'citta-d-acqua-repubbliche' },
        {
          title: 'Palazzo San Giorgio e il debito pubblico',
          recording: 'citta-d-acqua-repubbliche',
        },
        { title: 'Sotto i portici di Sottoripa', recording: 'citta-d-acqua-porti-del-sud' },
        { title: 'La galea nello scalo', recording: 'citta-d-acqua-repubbliche' },
        { title: 'Andrea Doria, principe senza corona', recording: 'citta-d-acqua-repubbliche' },
        { title: 'La Strada Nuova', recording: 'citta-d-acqua-repubbliche' },
        { title: 'Partire, emigrare, tornare', recording: 'citta-d-acqua-porti-del-sud' },
        { title: 'Nel ventre del sommergibile', recording: 'citta-d-acqua-canali-e-confini' },
      ],
      description: `<h2>«Superba per uomini e per mura»</h2>
<p>Così la chiamò Petrarca, e i genovesi non hanno mai smentito. Stretta fra l’Appennino e il porto, la città è cresciuta in verticale: vicoli dove non passa un mulo, e sopra, all’improvviso, saloni affrescati con vista sul mare. A governarla non fu tanto un doge quanto un <strong>registro</strong>: quello del Banco di San Giorgio, che prestava ai re e teneva in pugno le colonie.</p>
<h3>L’itinerario</h3>
<p>Si comincia dalla Lanterna, ricostruita nel 1543 su uno scoglio e ancora accesa, e si attraversa il Porto antico ridisegnato da Renzo Piano per le celebrazioni colombiane del 1992. Al Galata si sale su una galea; poi la salita verso la Strada Nuova, oggi via Garibaldi, dove l’aristocrazia costruì dal 1551 una parata di palazzi.</p>
<ul>
<li>Palazzo San Giorgio, dogana, banca e, dice la tradizione, prigione di Marco Polo;</li>
<li>Sottoripa, i portici più antichi e più odorosi;</li>
<li>la Darsena, fra remi e siluri;</li>
<li>i palazzi dei <em>Rolli</em>, obbligati per legge a ospitare i visitatori di Stato.</li>
</ul>
<h3>Una stranezza da portare a casa</h3>
<p>Rubens, incantato, fece incidere le piante di quei palazzi e le pubblicò ad Anversa nel 1622, perché i borghesi del Nord imparassero ad abitare. Quattro secoli dopo l’Unesco gli ha dato ragione.</p>`,
      faqs: [
        {
          question: 'Che cosa sono esattamente i Rolli?',
          answer:
            'Elenchi ufficiali, stilati dal 1576, dei palazzi privati degni di alloggiare principi, cardinali e ambasciatori in visita. Il sorteggio stabiliva a chi toccasse l’onore, e la spesa. Quarantadue di quegli edifici sono patrimonio Unesco dal 2006.',
        },
        {
          question: 'La Lanterna è raggiungibile a piedi?',
          answer:
            'Sì, da una passeggiata pedonale di alcune centinaia di metri che corre accanto al porto commerciale. Il faro, alto settantasette metri, apre in giorni determinati e si sale soltanto fino alla prima galleria; il panorama sui moli ripaga le scale.',
        },
        {
          question: 'Il biglietto del Galata comprende il sommergibile?',
          answer:
            'Dipende dalla formula scelta: museo e Nazario Sauro si vendono insieme o separati. A bordo si entra con il casco, pochi alla volta, e chi soffre gli spazi chiusi può limitarsi alla sezione preparatoria nelle sale.',
        },
        {
          question: 'È prudente girare nei vicoli la sera?',
          answer:
            'La guida è pensata per le ore di luce, quando botteghe e cortili sono aperti. Dopo cena le vie principali restano vive; nei tratti più bui valgono le cautele di ogni porto antico. Il percorso evita comunque i passaggi isolati.',
        },
        {
          question: 'Si parla anche di Cristoforo Colombo?',
          answer:
            'Una traccia gli dedica spazio davanti al ritratto conservato al Galata, eseguito quando il navigatore era già morto. Preferiamo però raccontare la città che lo formò: cartografi, notai, armatori, e la fretta di trovare nuove rotte.',
        },
      ],
    },
    {
      slug: 'napoli-tre-castelli-e-un-golfo',
      picture: 'gulf',
      title: 'Napoli, tre castelli e un golfo',
      shortDescription:
        'Un uovo magico, una palla di cannone nel bronzo, una certosa vista mare: la capitale raccontata dalle sue fortezze.',
      price: '5.20',
      freeTracks: 1,
      tracks: [
        { title: 'La sirena e l’uovo', recording: 'citta-d-acqua-porti-del-sud' },
        { title: 'Castel Nuovo, cinque torri e un arco', recording: 'citta-d-acqua-porti-del-sud' },
        { title: 'La porta ferita', recording: 'citta-d-acqua-porti-del-sud' },
        { title: 'Lassù, Sant’Elmo', recording: 'citta-d-acqua-porti-del-sud' },
        { title: 'La flotta nel quadro', recording: 'citta-d-acqua-repubbliche' },
        { title: 'In barca con il re', recording: 'citta-d-acqua-canali-e-confini' },
      ],
      description: `<h2>Prima della città, uno scoglio</h2>
<p>Sull’isolotto di Megaride, secondo il mito, il mare depose il corpo della sirena Partenope. Più tardi Lucullo vi allevò murene, poi ci pregarono i monaci, infine i Normanni piantarono le fondamenta di <strong>Castel dell’Ovo</strong>. Il nome verrebbe da Virgilio, mago più che poeta per i napoletani del Medioevo: avrebbe nascosto un uovo nei sotterranei, legando alla sua integrità il destino di tutti.</p>
<h3>Tre guardiani</h3>
<ul>
<li><strong>Castel dell’Ovo</strong>, il più antico, seduto nell’acqua;</li>
<li><strong>Castel Nuovo</strong>, voluto da Carlo primo d’Angiò e rifatto dagli Aragonesi con l’arco di marmo fra due torri scure;</li>
<li><strong>Sant’Elmo</strong>, la stella a sei punte scavata nel tufo, che dall’alto teneva sotto tiro amici e nemici.</li>
</ul>
<h3>Il quarto osservatore</h3>
<p>Accanto a Sant’Elmo la <strong>Certosa di San Martino</strong> custodisce il ritratto più fedele della Napoli quattrocentesca: una tavola lunga due metri e mezzo in cui si contano torri, giardini e remi. Nelle rimesse dello stesso museo riposa una lancia dorata su cui i Borbone passavano in rivista le navi. La guida procede dal basso verso l’alto, con la funicolare, e termina sulla terrazza dei certosini, dove il golfo spiega da solo perché tanti popoli lo abbiano preteso.</p>`,
      faqs: [
        {
          question: 'Si riesce a vedere tutto in mezza giornata?',
          answer:
            'Con qualche rinuncia sì: un’ora sul lungomare, una a Castel Nuovo, due sulla collina fra Sant’Elmo e San Martino. Per visitare anche gli interni con calma è meglio distribuire le sei tracce su due mattine.',
        },
        {
          question: 'Come mai c’è una palla di cannone nella porta di bronzo?',
          answer:
            'Le ante di Guglielmo Monaco, fuse nel Quattrocento, furono trafugate dai francesi di Carlo ottavo; la nave che le trasportava venne attaccata dai genovesi e un proiettile vi si conficcò. Recuperate, tornarono a Napoli con la ferita.',
        },
        {
          question: 'Conviene salire al Vomero a piedi?',
          answer:
            'Chi ha gambe può affrontare la Pedamentina, antica gradinata che scende, o sale, fra San Martino e il centro con oltre quattrocento scalini. Noi suggeriamo funicolare all’andata e scalinata in discesa, ascoltando l’ultima traccia.',
        },
        {
          question: 'Che cosa c’entra Virgilio con un castello?',
          answer:
            'Sepolto secondo la tradizione a Piedigrotta, il poeta divenne nel Medioevo un protettore taumaturgo. L’uovo, chiuso in una gabbia di ferro sotto le mura, era il suo talismano più celebre: se si fosse rotto, addio Napoli.',
        },
      ],
    },
    {
      slug: 'amalfi-e-pisa-marmo-e-carta',
      picture: 'leaningTower',
      title: 'Amalfi e Pisa, repubbliche di marmo e di carta',
      shortDescription:
        'Una si arrampicò sulle rocce, l’altra si insabbiò: ascesa e naufragio delle due rivali più precoci del Mediterraneo.',
      price: '4.20',
      freeTracks: 1,
      tracks: [
        { title: 'Prima di tutti, Amalfi', recording: 'citta-d-acqua-repubbliche' },
        { title: 'Il codice delle onde', recording: 'citta-d-acqua-repubbliche' },
        { title: 'La valle dei mulini', recording: 'citta-d-acqua-canali-e-confini' },
        { title: 'Pisa, il bottino in facciata', recording: 'citta-d-acqua-repubbliche' },
        { title: 'Il giorno della Meloria', recording: 'citta-d-acqua-repubbliche' },
        { title: 'Cavalieri sull’Arno', recording: 'citta-d-acqua-porti-del-sud' },
      ],
      description: `<h2>Storia di due sorelle nemiche</h2>
<p>Amalfi non aveva pianura, Pisa non aveva scogli. La prima, aggrappata a una gola della costiera, trafficava con Costantinopoli e il Cairo già nel decimo secolo; la seconda, adagiata alla foce dell’Arno, nel 1063 forzò il porto di Palermo e con il ricavato cominciò la cattedrale più ambiziosa del suo tempo. Nel 1135 i pisani saccheggiarono gli amalfitani, e due anni più tardi ci riprovarono.</p>
<h3>Che cosa resta ad Amalfi</h3>
<ul>
<li>le porte di bronzo del duomo, fuse a Costantinopoli prima del 1066;</li>
<li>due corsie dell’arsenale medievale, ora museo;</li>
<li>le <em>Tavole</em>, sessantasei capitoli di diritto marittimo;</li>
<li>la carta fatta di stracci, che ancora si produce nella valle del Canneto.</li>
</ul>
<h3>Che cosa resta a Pisa</h3>
<p>La piazza dei Miracoli è un trofeo navale, anche se nessuno la guarda così. L’epigrafe di <strong>Buscheto</strong>, architetto del duomo, lo paragona a Ulisse; colonne, iscrizioni e capitelli vengono da città vinte o comprate. Poi il 6 agosto 1284, davanti alle secche della Meloria, Genova catturò migliaia di prigionieri, e si disse che per vedere Pisa bisognasse andare a Genova. I sedimenti del fiume fecero il resto, spingendo la riva a una decina di chilometri dalla città.</p>
<p>Sei tracce, due città, un solo filo: la ricchezza arrivata dall’acqua, e dall’acqua ripresa.</p>`,
      faqs: [
        {
          question: 'Le due parti si possono ascoltare separatamente?',
          answer:
            'Sì: le prime tre tracce riguardano Amalfi, le altre Pisa. Nessuna presuppone la precedente, anche se il confronto rende di più. Chi visita soltanto la Toscana troverà comunque all’inizio della quarta un breve riassunto.',
        },
        {
          question: 'Flavio Gioia ha inventato la bussola?',
          answer:
            'Quasi certamente non è mai esistito: il nome nasce da una frase latina letta male. I marinai amalfitani ebbero però un ruolo nel perfezionare e diffondere l’ago magnetico montato sulla rosa dei venti, e la statua sul porto se lo gode.',
        },
        {
          question: 'Quanto distava il mare da Pisa nel Medioevo?',
          answer:
            'Molto meno di adesso: la costa passava pochi chilometri a ovest della città e le navi minori risalivano l’Arno fino ai ponti. I detriti del fiume hanno spostato il litorale, lasciando il porto antico sotto i campi.',
        },
        {
          question: 'Dove si vede fabbricare la carta a mano?',
          answer:
            'Ad Amalfi, nel Museo della carta, ospitato in un’antica cartiera a monte del paese: magli di legno mossi dal torrente battono gli stracci fino a farne polpa. Di solito i visitatori possono provare a levare un foglio dalla tina.',
        },
      ],
    },
    {
      slug: 'ortigia-e-palermo-l-isola-nell-isola',
      picture: 'harbour',
      title: 'L’isola nell’isola: Ortigia e Palermo',
      shortDescription:
        'Una fonte d’acqua dolce a un passo dalle onde e un porto che si chiudeva con la catena: Sicilia letta dalla banchina.',
      price: '4.80',
      freeTracks: 1,
      tracks: [
        { title: 'Aretusa, o la fuga', recording: 'citta-d-acqua-porti-del-sud' },
        { title: 'Il castello sullo sperone', recording: 'citta-d-acqua-porti-del-sud' },
        { title: 'Tutto porto', recording: 'citta-d-acqua-porti-del-sud' },
        { title: 'La catena della Cala', recording: 'citta-d-acqua-porti-del-sud' },
      ],
      description: `<h2>Dolce e salata</h2>
<p>A Siracusa, sul bordo di <strong>Ortigia</strong>, un muretto separa il mare da una polla in cui crescono papiri e nuotano anatre. È la fonte Aretusa. I coloni greci, arrivati da Corinto nell’ottavo secolo avanti Cristo, la spiegarono con una storia d’amore respinto: una ninfa inseguita da un fiume, mutata in sorgente, riemersa al di là dello Ionio. La verità geologica è meno galante, ma senza quell’acqua la città non sarebbe esistita.</p>
<h3>Da Siracusa</h3>
<p>Camminiamo lungo il porto grande, dove nel 413 avanti Cristo affondò il sogno ateniese, fino a <strong>Castello Maniace</strong>, il quadrato perfetto che Federico secondo fece costruire fra il 1232 e il 1240 sulla punta estrema dell’isola.</p>
<h3>A Palermo</h3>
<p>I greci la dicevano <em>Panormos</em>, «tutta porto», e di porti ne aveva davvero più d’uno, formati da due torrenti oggi sepolti.</p>
<ul>
<li>la Cala, ansa superstite di quel bacino;</li>
<li>Santa Maria della Catena, che prende nome dallo sbarramento dell’imboccatura;</li>
<li>la Kalsa, quartiere fondato dagli emiri con le spalle alla spiaggia;</li>
<li>Porta Felice, quinta barocca spalancata sulla marina.</li>
</ul>
<p>Quattro tracce lente, da ascoltare all’ora in cui rientrano i pescherecci. Perché un porto non si visita: si aspetta che succeda qualcosa.</p>`,
      faqs: [
        {
          question: 'L’acqua della fonte Aretusa è potabile?',
          answer:
            'Oggi no. Per secoli dissetò la città e le flotte, Nelson compreso; terremoti e prelievi ne hanno poi alterato la portata e la salinità. Resta una sorgente viva, con il suo ciuffo di papiri e le anatre che se la contendono.',
        },
        {
          question: 'Che cosa si visita dentro Castello Maniace?',
          answer:
            'La sala ipostila di Federico secondo, con le colonne superstiti e le volte a crociera, le terrazze dei cannoni e un piccolo spazio museale. Il portale, a marmi policromi, da solo vale la camminata fino allo sperone.',
        },
        {
          question: 'Che differenza c’è rispetto a una guida archeologica?',
          answer:
            'Qui non entriamo nel parco della Neapolis né fra i templi: restiamo sulle rive. Raccontiamo moli, sorgenti, mercati del pesce, catene e dogane, cioè le ragioni per cui quelle città sono nate proprio dove sono nate.',
        },
        {
          question: 'Servono due viaggi diversi per ascoltarla?',
          answer:
            'Siracusa e Palermo distano più di tre ore d’auto, quindi sì, a meno di un giro dell’isola. Le tracce sono divise a metà e ciascuna coppia occupa circa un’ora e mezza di passeggiata.',
        },
      ],
    },
    {
      slug: 'navigli-valli-e-bora',
      picture: 'bridge',
      title: 'Navigli, valli e bora',
      shortDescription:
        'Milano col suo porto in pianura, Comacchio delle anguille, Trieste imperiale: tre modi padani e adriatici di stare a galla.',
      price: '0.00',
      freeTracks: 1,
      tracks: [
        { title: 'Milano, il marmo in barca', recording: 'citta-d-acqua-canali-e-confini' },
        {
          title: 'Comacchio, tredici isole e un ponte',
          recording: 'citta-d-acqua-canali-e-confini',
        },
        { title: 'Trieste, la finestra dell’Impero', recording: 'citta-d-acqua-canali-e-confini' },
      ],
      description: `<h2>Dove l’acqua non te l’aspetti</h2>
<p>Milano è lontana da ogni fiume importante, eppure per buona parte del Novecento la sua Darsena registrò più merci di tanti scali marittimi: sabbia, carbone, carta. Il segreto sta in una rete di canali scavati a partire dal dodicesimo secolo, lungo i quali scese dal lago Maggiore il marmo di Candoglia destinato al Duomo. I blocchi viaggiavano esenti da dazio, con la sigla della Fabbrica dipinta sopra.</p>
<h3>Seguendo la corrente</h3>
<p>Dal Naviglio al Po, dal Po al delta: l’itinerario ideale della guida potrebbe quasi compiersi in barca.</p>
<ol>
<li><strong>Milano</strong>: il Vicolo dei Lavandai, la Darsena restituita nel 2015, la conca di Viarenna in secca.</li>
<li><strong>Comacchio</strong>: i Trepponti di Luca Danese, la Manifattura dei Marinati, i casoni di valle.</li>
<li><strong>Trieste</strong>: il Canal Grande, il molo Audace, il bianco di Miramare.</li>
</ol>
<h3>Un’unica domanda</h3>
<p>Che cosa fa una città quando l’acqua perde il lavoro? Milano coprì i canali interni fra il 1929 e il 1930 e ora li rimpiange; Comacchio bonificò gran parte delle valli e protegge quelle rimaste; Trieste, porto franco dal 1719, perse l’Impero che la riforniva e imparò a vivere di scienza e di caffè. Tre tracce, tre risposte, nessuna definitiva.</p>`,
      faqs: [
        {
          question: 'I Navigli milanesi li progettò Leonardo?',
          answer:
            'No, il Naviglio Grande era già in funzione da oltre due secoli quando l’artista giunse in città. Leonardo studiò chiuse e portelli, propose migliorie e ne disegnò parecchie, ma la rete nacque dal lavoro di ingegneri comunali e ducali.',
        },
        {
          question: 'Che cosa significa l’espressione «a ufo»?',
          answer:
            'Una fortunata etimologia popolare la collega alla sigla delle barche del Duomo, «ad usum fabricae», che passavano senza pagare. I linguisti sono scettici, ma a Milano è difficile incontrare qualcuno disposto a rinunciarvi.',
        },
        {
          question: 'Quando si marinano le anguille a Comacchio?',
          answer:
            'In autunno, fra ottobre e dicembre, quando nelle notti buie i pesci scendono verso il mare e finiscono nei lavorieri. Nella sala dei fuochi della Manifattura si accendono allora i camini, e l’odore di aceto riempie le calate.',
        },
        {
          question: 'È possibile visitare Miramare con la bora?',
          answer:
            'Il castello sì, il parco può chiudere se le raffiche diventano pericolose. Nei giorni di vento forte consigliamo di ascoltare la terza traccia in un caffè storico del centro: l’atmosfera, credeteci, non ne risente.',
        },
      ],
    },
  ],
  persons: [
    {
      slug: 'jacopo-tintoretto',
      picture: {
        sex: 'man',
        age: 'old',
        hair: 'short',
        beard: 'long',
        headwear: 'none',
        dress: 'gown',
      },
      name: 'Jacopo Tintoretto',
      born: '1518 circa',
      died: '1594',
      text: 'Piccolo di statura, figlio di un tintore di panni da cui gli venne il soprannome, Jacopo Robusti lasciò Venezia una volta sola in tutta la vita, per consegnare tele a Mantova. Una leggenda vuole che Tiziano lo cacciasse di bottega per gelosia; vero o falso, i due non si amarono mai. Per farsi strada il giovane offriva affreschi al prezzo dei colori, dipingeva di notte, metteva i committenti davanti al fatto compiuto. Provava le scene con figurine di cera appese a fili, dentro scatole forate da cui entrava la luce di una candela: di lì nascono gli angeli in picchiata e le prospettive vertiginose. Sposò Faustina Episcopi, ebbe molti figli e ne educò tre alla pittura, fra cui l’amatissima Marietta. A San Rocco lavorò per ventiquattro anni, a Palazzo Ducale fino alla vecchiaia, quando coprì una parete intera con il suo Paradiso. È sepolto nella chiesa della Madonna dell’Orto, a pochi passi da casa.',
      guide: 'tintoretto-a-san-rocco',
      recording: 'citta-d-acqua-laguna',
      free: true,
    },
    {
      slug: 'andrea-doria',
      picture: {
        sex: 'man',
        age: 'old',
        hair: 'short',
        beard: 'long',
        headwear: 'beret',
        dress: 'gown',
      },
      name: 'Andrea Doria',
      born: '1466',
      died: '1560',
      text: 'Nato a Oneglia da un ramo impoverito di una grande famiglia, rimase orfano presto e fece il soldato di ventura per papi e re prima di scoprire, già quarantenne, che il suo elemento era il mare. Armò galee proprie e le affittò al miglior offerente: le ebbe Francesco primo di Francia, finché nel 1528 Doria cambiò campo, passò a Carlo quinto e liberò Genova dall’occupazione. Gli offrirono la signoria; preferì riformare la Repubblica e governarla senza titolo, dal palazzo di Fassolo che Perin del Vaga aveva affrescato per lui. Combatté i corsari di Barbarossa con alterna fortuna, sopravvisse alla congiura dei Fieschi e la punì senza pietà. A più di ottant’anni saliva ancora a bordo. Il Bronzino lo ritrasse nudo, nelle vesti di Nettuno, con una vela che lo copre appena: raramente un ammiraglio si è lasciato guardare così. Morì a novantatré anni, e riposa nella cripta di San Matteo, la chiesa dei Doria.',
      guide: 'la-superba-dalla-lanterna-ai-rolli',
      recording: 'citta-d-acqua-repubbliche',
      free: true,
    },
    {
      slug: 'ferrante-d-aragona',
      picture: {
        sex: 'man',
        age: 'grown',
        hair: 'long',
        beard: 'none',
        headwear: 'beret',
        dress: 'gown',
      },
      name: 'Ferrante d’Aragona',
      born: '1424',
      died: '1494',
      text: 'Figlio illegittimo di Alfonso il Magnanimo, Ferrante ereditò nel 1458 un regno che mezza Europa gli contestava. Il pretendente, Giovanni d’Angiò, aveva baroni, galee e alleati; lui aveva pazienza, spie e una flotta da ricostruire. La guerra durò anni e si chiuse in mare, davanti a Ischia, nel luglio del 1465: il rientro delle navi vittoriose è probabilmente l’episodio dipinto nella Tavola Strozzi. Da allora il re fece di Napoli una capitale moderna, con mura nuove, seterie, tipografie, umanisti stipendiati. Commissionò a Guglielmo Monaco le porte di bronzo di Castel Nuovo, dove i suoi nemici sono sconfitti per sempre, scena dopo scena. Sapeva essere feroce: quando nel 1486 i feudatari si ribellarono di nuovo, li invitò a una festa di nozze nella sala grande del castello e li fece arrestare tutti. Si spense nel gennaio del 1494, pochi mesi prima che i francesi scendessero a prendersi ciò che aveva difeso.',
      guide: 'napoli-tre-castelli-e-un-golfo',
      recording: 'citta-d-acqua-porti-del-sud',
      free: false,
    },
    {
      slug: 'massimiliano-d-asburgo',
      picture: {
        sex: 'man',
        age: 'young',
        hair: 'short',
        beard: 'full',
        headwear: 'none',
        dress: 'suit',
      },
      name: 'Massimiliano d’Asburgo',
      born: '1832',
      died: '1867',
      text: 'Fratello minore dell’imperatore Francesco Giuseppe, l’arciduca avrebbe voluto fare soltanto il marinaio. A ventidue anni comandava la flotta austriaca; a Trieste, sorpreso da una tempesta nella baia di Grignano, si innamorò di un promontorio nudo e decise di viverci. L’architetto Carl Junker cominciò il castello di Miramare nel 1856; Massimiliano volle lo studio identico al quadrato di poppa della fregata Novara e, intorno, un parco di ventidue ettari pieno di piante raccolte nei suoi viaggi, compreso uno in Brasile. Nel 1857 sposò Carlotta del Belgio, che lo seguì a Milano, dove era governatore del Lombardo-Veneto, e poi molto più lontano. Proprio a Miramare, nell’aprile del 1864, accettò la corona del Messico offertagli con il sostegno di Napoleone terzo. Non tornò: abbandonato dai francesi, fu fucilato a Querétaro il 19 giugno 1867. La stessa Novara riportò a Trieste la salma; gli appartamenti del piano superiore non erano ancora finiti.',
      guide: 'navigli-valli-e-bora',
      recording: 'citta-d-acqua-canali-e-confini',
      free: true,
    },
  ],
  objects: [
    {
      slug: 'san-rocco-in-gloria',
      picture: { as: 'tondo', of: 'glory' },
      title: 'San Rocco in gloria',
      text: 'Nella primavera del 1564 la confraternita bandì una gara per l’ovale al centro del soffitto, nella sala dove si riuniva il consiglio. Furono invitati i migliori: Paolo Veronese, Andrea Schiavone, Giuseppe Salviati, Federico Zuccari e Tintoretto. Tutti prepararono un disegno; lui prese le misure, dipinse la tela e la fece montare in segreto, nascosta da un cartone. Il giorno della scelta, quando venne il suo turno, lasciò cadere la copertura. I rivali si arresero, i confratelli si indignarono: avevano chiesto un progetto, non un fatto compiuto. Jacopo rispose che quello era il suo modo di disegnare e che, se non volevano pagarlo, lo regalava al santo. Un dono devoto non poteva essere respinto. Così, dal basso, vediamo ancora Rocco in piedi fra gli angeli, con il bordone del pellegrino, mentre il Padre eterno scende verso di lui a braccia aperte. È un’opera dipinta in fretta, e si sente; ma fu la chiave che aprì al pittore tutte le altre pareti dell’edificio.',
      year: '1564',
      technique: 'Olio su tela',
      dimensions: '240 × 360 cm',
      category: 'Dipinto',
      guide: 'tintoretto-a-san-rocco',
      person: 'jacopo-tintoretto',
      place: 'scuola-grande-di-san-rocco',
      recording: 'citta-d-acqua-laguna',
      free: true,
    },
    {
      slug: 'crocifissione-di-san-rocco',
      picture: { as: 'wide', of: 'crucifixion' },
      title: 'La grande Crocifissione',
      text: 'Dodici metri di tela sulla parete di fondo di una stanza non grande: la prima reazione è fare un passo indietro, ma lo spazio manca, ed è ciò che il pittore voleva. Cristo è già in alto, solo, al centro esatto; ai suoi piedi il gruppo dei dolenti forma una piramide di stracci e di abbracci. Tutto il resto si muove. A sinistra la croce del ladrone buono sale tirata dalle funi, e la diagonale delle corde attraversa lo sguardo; a destra un altro condannato viene legato a terra, mentre qualcuno scava, qualcuno gioca a dadi in un riparo, qualcuno arriva a cavallo come a uno spettacolo. La luce, livida, sembra uscire dal corpo inchiodato e correre lungo il terreno a raggiera. Tintoretto la firmò e la datò nel 1565, cosa per lui rara. Il critico inglese John Ruskin, dopo averla studiata a lungo, scrisse che bisognava lasciarla agire sullo spettatore da sola, perché era al di là di ogni analisi e sopra ogni lode. Sedetevi sulla panca di legno e dategli ragione.',
      year: '1565',
      technique: 'Olio su tela',
      dimensions: '536 × 1224 cm',
      category: 'Dipinto',
      guide: 'tintoretto-a-san-rocco',
      person: 'jacopo-tintoretto',
      place: 'scuola-grande-di-san-rocco',
      recording: 'citta-d-acqua-laguna',
      free: false,
    },
    {
      slug: 'mose-fa-scaturire-l-acqua',
      picture: { as: 'upright', of: 'spring' },
      title: 'Mosè fa scaturire l’acqua dalla roccia',
      text: 'Nel deserto il popolo mormora, assetato, e Mosè colpisce la pietra con la verga. Tintoretto dipinse l’episodio nel 1577, quando Venezia usciva a stento da una peste che aveva ucciso un abitante su quattro, e lo collocò sul soffitto della Sala capitolare, a formare con il Serpente di bronzo e la Manna una specie di trittico della carità: guarire, sfamare, dissetare, i tre doveri della Scuola. Guardatelo dal punto giusto, cioè quasi sotto. L’acqua non sgorga, esplode: getti bianchi si aprono ad arco come in una fontana, e nessuno dei presenti guarda il profeta, perché tutti tendono brocche, catini, mani: chi beve, chi riempie, chi si sporge sopra la testa del vicino. In alto, dentro una sfera di nuvola, l’Eterno è trasportato via dal vento. La posa di Mosè, con la veste chiara e il braccio levato, prefigura quella di Cristo, e il fiotto dalla rupe annuncia il sangue dal costato: i confratelli, nutriti di prediche, coglievano il nesso al volo. Noi, più semplicemente, sentiamo il fresco.',
      year: '1577',
      technique: 'Olio su tela',
      dimensions: '550 × 520 cm',
      category: 'Dipinto',
      guide: 'tintoretto-a-san-rocco',
      person: 'jacopo-tintoretto',
      place: 'scuola-grande-di-san-rocco',
      recording: 'citta-d-acqua-laguna',
      free: true,
    },
    {
      slug: 'galea-genovese-del-galata',
      picture: 'galley',
      title: 'La galea nello scalo del Galata',
      text: 'Nessuna galea antica della Repubblica di Genova è arrivata fino a noi, e allora la si è rifatta. Tre anni di ricerche negli archivi, un gruppo di storici guidato da Giovanni Carosio e un cantiere di Ostenda specializzato in scafi d’altri tempi: nel 2003 la nave, smontata in quattro pezzi, circumnavigò mezza Europa su un cargo e fu ricomposta dai maestri d’ascia nel luogo per cui era nata, uno scalo dell’antico arsenale. Il modello è un’unità leggera degli inizi del Seicento, con ventuno banchi di remi, destinata a pattugliare la Corsica. Il visitatore la incontra dal basso, affilata come un pesce, e poi sale a bordo. Lì cambia tutto: lo spazio per i rematori è quello di un tavolino, e su quel banco si dormiva, si mangiava, si moriva. Vogavano schiavi catturati in mare, forzati che scontavano una pena e buonavoglia, uomini liberi spinti dai debiti. Dei guadagni di quel mondo Andrea Doria era stato, due generazioni prima, il più abile imprenditore. Provate a sollevare il remo: la gloria aveva un peso preciso.',
      year: '2003 (da modelli del XVII secolo)',
      technique: 'Ricostruzione in legno a grandezza naturale',
      dimensions: 'Lunghezza 40 m circa; altezza a poppa 9 m',
      category: 'Imbarcazione',
      guide: 'la-superba-dalla-lanterna-ai-rolli',
      person: 'andrea-doria',
      place: 'galata-museo-del-mare',
      event: 'regata-delle-antiche-repubbliche-marinare',
      recording: 'citta-d-acqua-repubbliche',
      free: true,
    },
    {
      slug: 'ritratto-di-colombo-del-galata',
      picture: {
        as: 'upright',
        of: {
          sex: 'man',
          age: 'old',
          hair: 'long',
          beard: 'none',
          headwear: 'beret',
          dress: 'gown',
        },
      },
      title: 'Ritratto di Cristoforo Colombo',
      text: 'È la faccia che molti di noi associano al nome, eppure chi la dipinse non aveva mai incontrato il modello. Il quadro, attribuito a Ridolfo del Ghirlandaio, figlio del più noto Domenico, risale al 1520 circa, quando Colombo era morto da oltre un decennio; apparve sul mercato fiorentino a metà Ottocento, lo acquistò lo scultore genovese Giovanni Battista Cevasco e nel 1862 la città lo ricevette in dono. Da allora francobolli, libri di scuola e monumenti hanno ripetuto quei tratti: il viso lungo, le labbra serrate, lo sguardo che scivola di lato, l’abito nero su cui spicca appena il bianco della camicia. Il pittore si affidò probabilmente alle descrizioni del figlio Ferdinando, che ricordava una carnagione accesa e capelli incanutiti presto. È dunque un ritratto di parole, un’ipotesi diventata documento per forza di ripetizione. Al Galata apre il percorso accanto alle carte che riguardano l’ammiraglio, e il confronto è istruttivo: le firme, i privilegi e le lettere ci dicono molto di lui, il volto ci dice che cosa gli altri desideravano vedere.',
      year: '1520 circa',
      technique: 'Olio su tela',
      dimensions: '53,7 × 47,6 cm',
      category: 'Dipinto',
      guide: 'la-superba-dalla-lanterna-ai-rolli',
      place: 'galata-museo-del-mare',
      recording: 'citta-d-acqua-repubbliche',
      free: false,
    },
    {
      slug: 'sommergibile-nazario-sauro',
      picture: 'submarine',
      title: 'Il sommergibile Nazario Sauro',
      text: 'Dal molo se ne vede poco: un dorso nero, una vela, la bandiera. Il resto sta sotto, come è giusto. Varato a Monfalcone il 9 ottobre 1976 ed entrato in servizio nel 1980, lo S 518 porta il nome dell’irredentista di Capodistria giustiziato durante la prima guerra mondiale ed è il capostipite di una classe che per decenni ha sorvegliato il Mediterraneo della guerra fredda. Radiato nel 2002, restaurato nello stesso gruppo di cantieri che l’aveva costruito, nel settembre 2009 fece l’ultimo viaggio, al traino, fino alla darsena genovese; dal maggio seguente accoglie visitatori restando in acqua, prima nave museo italiana a farlo. Si scende da un portello, con il casco in testa, e si percorre un corridoio che è insieme casa, officina e arma: sei tubi di lancio, cuccette a turno, una cucina grande come un armadio, strumenti ovunque. Una cinquantina di uomini vi passava settimane senza cielo, parlando piano. Dopo la galea a pochi metri di distanza, colpisce ciò che non è cambiato in tre secoli e mezzo: lo spazio per ciascuno.',
      year: '1976',
      technique: 'Scafo in acciaio, propulsione diesel-elettrica',
      dimensions: '63,85 × 6,83 m',
      category: 'Imbarcazione',
      guide: 'la-superba-dalla-lanterna-ai-rolli',
      place: 'galata-museo-del-mare',
      recording: 'citta-d-acqua-canali-e-confini',
      free: true,
    },
    {
      slug: 'tavola-strozzi',
      picture: { as: 'wide', of: 'panorama' },
      title: 'La Tavola Strozzi',
      text: 'Fu ritrovata nel 1901 a Firenze, in Palazzo Strozzi, e nessuno capì subito che cosa raffigurasse. Benedetto Croce pensò alla visita di Lorenzo il Magnifico; qualche anno dopo l’archeologo Vittorio Spinazzola propose la lettura oggi più seguita: le galee in primo piano sono quelle di Ferrante d’Aragona, che rientrano in porto dopo aver battuto gli Angioini al largo di Ischia il 7 luglio 1465, trascinando le navi catturate. Alle loro spalle, come su un palcoscenico, si dispone Napoli intera. Si riconoscono il molo con il faro, le cinque torri di Castel Nuovo, le mura, i campanili, i giardini sulla collina, Castel dell’Ovo isolato a sinistra e in cima la certosa dove il quadro è oggi esposto: il dipinto contiene la propria casa. L’autore resta discusso, e il nome più ricorrente è quello del fiorentino Francesco Rosselli, cartografo e incisore. Il banchiere Filippo Strozzi, che doveva agli Aragonesi la sua fortuna, la tenne forse come spalliera di un letto. Storici e urbanisti la interrogano ancora con la lente: è la prima veduta attendibile della città.',
      year: '1472–1473 circa',
      technique: 'Pittura su tavola',
      dimensions: '82 × 245 cm',
      category: 'Dipinto',
      guide: 'napoli-tre-castelli-e-un-golfo',
      person: 'ferrante-d-aragona',
      place: 'certosa-e-museo-di-san-martino',
      recording: 'citta-d-acqua-porti-del-sud',
      free: true,
    },
    {
      slug: 'lancia-reale-di-carlo-di-borbone',
      picture: 'barge',
      title: 'La lancia reale di Carlo di Borbone',
      text: 'Quando una nave della flotta tornava da una missione, il re le andava incontro su questa barca: venti metri di scafo nero, ventiquattro remi, e sopra tanto oro da accecare chi la incrociava a mezzogiorno. La costruirono nel Settecento i maestri d’ascia dell’arsenale di Napoli per Carlo di Borbone, che della marina voleva fare il vanto del regno appena tornato indipendente. Gli intagliatori vi misero il mare intero. A prua una coppia di sirene alate regge lo stemma della città, un’altra sostiene lo specchio di poppa; fra loro si rincorrono conchiglie, onde, foglie, creature che sembrano ancora bagnate. I sovrani sedevano sotto un baldacchino aggiunto più tardi e decorato da Fedele Fischetti, pittore prediletto nelle case nobili, con un’allegoria dell’Agricoltura: scelta curiosa per un’imbarcazione, ma il buon governo, si sa, doveva ricordare anche i campi. Nel 1874 si decise di portarla in cima alla collina di San Martino, e immaginare il trasloco dà le vertigini. Oggi occupa una sala che imita una rimessa, accanto al caicco di Ferdinando quarto e alla lancia di Umberto primo.',
      year: 'XVIII secolo',
      technique: 'Legno intagliato, dorato e dipinto',
      dimensions: 'Lunghezza 20 m circa',
      category: 'Imbarcazione',
      guide: 'napoli-tre-castelli-e-un-golfo',
      place: 'certosa-e-museo-di-san-martino',
      recording: 'citta-d-acqua-porti-del-sud',
      free: false,
    },
  ],
  places: [
    {
      slug: 'scuola-grande-di-san-rocco',
      picture: 'palace',
      name: 'Scuola Grande di San Rocco',
      city: 'Venezia',
      continent: 'Europa',
      text: 'La confraternita nacque nel 1478, in una città che la peste visitava una volta per generazione, e scelse per patrono il pellegrino di Montpellier che dalla peste guariva. Le offerte dei fedeli, dopo l’arrivo delle reliquie nel 1485, furono tali da permettere un edificio da principi: lo avviò Bartolomeo Bon nel 1516, lo completò Antonio Abbondi detto lo Scarpagnino, con quella facciata gremita di colonne che fa ombra al campo. Due sale sovrapposte, uno scalone, una stanza per il consiglio: spazi nati per assemblee e processioni, che Tintoretto trasformò nella sua opera più vasta. Napoleone soppresse quasi tutte le Scuole; questa riuscì a sopravvivere, e l’Arciconfraternita esiste ancora. Le tele stanno dove il pittore le mise, con i loro dossali, i loro fanali dorati e la luce che viene dal rio.',
      guide: 'tintoretto-a-san-rocco',
      recording: 'citta-d-acqua-laguna',
      free: true,
    },
    {
      slug: 'galata-museo-del-mare',
      picture: 'lighthouse',
      name: 'Galata Museo del Mare',
      city: 'Genova',
      continent: 'Europa',
      text: 'Il nome ricorda il quartiere genovese di Costantinopoli, con la torre che ancora domina il Corno d’Oro; l’edificio è un pezzo dell’arsenale della Repubblica, dove si costruivano e si riparavano le galee. L’architetto sevigliano Guillermo Vázquez Consuegra lo ha avvolto nel vetro senza nasconderne le arcate, e il museo ha aperto il 31 luglio 2004, nell’anno di Genova capitale europea della cultura. Quattro piani raccontano il Mediterraneo a remi, quello a vela e quello a vapore: carte nautiche, globi, armerie, la tempesta di Capo Horn simulata in una scialuppa. Un intero livello è riservato alle migrazioni, di chi partiva per le Americhe e di chi oggi sbarca da noi. Fuori, ormeggiato in Darsena, aspetta il Nazario Sauro. Dalla terrazza, all’ultimo piano, si abbraccia il porto vecchio e si capisce la città.',
      guide: 'la-superba-dalla-lanterna-ai-rolli',
      recording: 'citta-d-acqua-repubbliche',
      free: true,
    },
    {
      slug: 'certosa-e-museo-di-san-martino',
      picture: 'hillBasilica',
      name: 'Certosa e Museo di San Martino',
      city: 'Napoli',
      continent: 'Europa',
      text: 'Carlo d’Angiò, duca di Calabria, la fondò nel 1325 sulla rupe sotto Sant’Elmo; nel Seicento Cosimo Fanzago la rivestì di marmi commessi e Napoli intera vi mandò i suoi pittori, da Ribera a Luca Giordano. I monaci vivevano in silenzio davanti al panorama meno silenzioso del mondo. Soppresso l’ordine, l’archeologo Giuseppe Fiorelli volle nel 1866 che il monastero diventasse il museo della storia cittadina: vi confluirono vedute, carrozze, porcellane, uniformi, presepi fra i quali quello smisurato di Michele Cuciniello. La sezione navale, nelle vecchie rimesse, conserva lance reali e modelli di cantiere della flotta borbonica. Dal chiostro grande si passa ai giardini terrazzati e al belvedere: sotto, la linea diritta di Spaccanapoli taglia la città vecchia, e il porto è così vicino da sentirne le sirene.',
      guide: 'napoli-tre-castelli-e-un-golfo',
      recording: 'citta-d-acqua-porti-del-sud',
      free: false,
    },
  ],
  events: [
    {
      slug: 'regata-delle-antiche-repubbliche-marinare',
      title: 'Regata delle antiche Repubbliche marinare',
      text: 'Ogni anno, a turno, Amalfi, Genova, Pisa e Venezia ospitano la sfida che le contrappone dal 1955. Prima sfila il corteo storico, con centinaia di figuranti in velluto e broccato; poi scendono in acqua i quattro galeoni, lunghi quindici metri, con otto vogatori e un timoniere: azzurro il cavallo alato di Amalfi, bianco il drago genovese, rosso l’aquila pisana, verde il leone veneziano. Duemila metri di remi e di cori. Di solito si corre fra maggio e giugno; data e campo di gara vanno verificati presso la città ospitante.',
      guide: 'la-superba-dalla-lanterna-ai-rolli',
    },
  ],
  updates: [
    {
      guide: 'tintoretto-a-san-rocco',
      title: 'Tintoretto a San Rocco, dieci tracce nella penombra',
      subTitle:
        'La nuova guida speciale entra nella Scuola Grande e segue il pittore sala dopo sala, dal 1564 alla fine.',
      date: '2026-10-22',
    },
  ],
  recordings: [
    {
      slug: 'citta-d-acqua-laguna',
      title: 'Una città sul filo della marea',
      text: 'Sei ore sale, sei ore scende. A Venezia il tempo si misura così, e chi ci vive guarda l’acqua prima dell’orologio. Provate anche voi: cercate sulle pietre della riva la striscia verde delle alghe, e saprete a che punto è il giorno. La città è nata da una fuga. Gente di terraferma, incalzata dalle guerre, si rifugiò fra isole basse dove nessun cavallo poteva arrivare. Per costruire piantarono nel fango tronchi di rovere e di larice, uno accanto all’altro, fino a fare del bosco un pavimento. Sopra stesero tavole, poi pietra bianca d’Istria, poi mattoni, poi oro. Tutto ciò che vedete sta in piedi su una foresta rovesciata. L’acqua portò le spezie, la seta, le idee; portò anche la peste, più volte, e ogni volta i veneziani risposero con una promessa di pietra: una chiesa, una festa, un ponte di barche. Le confraternite, che qui si chiamavano scuole, raccoglievano i poveri e gli ammalati, e per decorare le loro sale chiamavano i pittori più audaci. Uno di loro, figlio di un tintore, dipinse per ventiquattro anni nello stesso edificio, quasi al buio, come chi rema di notte. Intorno c’era la laguna, che non è mare e non è terra: è una conversazione fra i due. Le isole del vetro, quelle del pizzo, quelle abbandonate. Adesso restate in silenzio un istante. Quel rumore leggero, contro i gradini, è il padrone di casa che torna.',
    },
    {
      slug: 'citta-d-acqua-repubbliche',
      title: 'Quattro bandiere in mare aperto',
      text: 'Per qualche secolo, in Italia, il coraggio ebbe l’odore della pece. Amalfi partì per prima: le sue navi toccavano Bisanzio e l’Egitto quando le altre città costruivano ancora palizzate. Poi vennero Pisa, Genova, Venezia, e cominciarono a odiarsi con grande metodo. Commerciavano insieme al mattino e si affondavano il pomeriggio. Avevano leggi per dividere il guadagno e la perdita, banche per scommettere su un carico lontano, arsenali dove centinaia di mani montavano una galea come oggi si monta un’automobile. Sui banchi sedevano uomini liberi e uomini incatenati, e il tamburo batteva uguale per tutti. Quando una città vinceva, portava a casa colonne, leoni di marmo, catene del porto nemico, e li metteva in piazza perché si sapesse. Guardateli bene, questi trofei: hanno fatto più strada di noi. La fine arrivò senza battaglia, con rotte nuove e oceani più larghi. Ma la cadenza dei remi è rimasta nel passo di chi nasce qui.',
    },
    {
      slug: 'citta-d-acqua-porti-del-sud',
      title: 'Porti del mezzogiorno',
      text: 'Nel sud le città si presentano dal mare, e tengono alla prima impressione. Napoli mise un castello sull’acqua e disse che dentro c’era un uovo: finché resta intero, noi restiamo in piedi. Nessuno lo ha mai visto, nessuno ha mai voluto controllare. Palermo tese una catena da una sponda all’altra del suo porto, e ogni sera la città si chiudeva come una casa. A Siracusa, sull’isola di Ortigia, una sorgente dolce nasce a due passi dalle onde: i greci raccontavano che fosse una ragazza in fuga, arrivata fin qui da sotto il mare. Ascoltando queste storie si capisce una cosa. Chi vive su un molo sa di essere esposto. Arrivano i mercanti, ma anche le flotte; arrivano il grano e il contagio, i santi e gli eserciti. Allora si inventano protettori, talismani, ninfe. E intanto si impara a parlare con tutti, un poco per lingua e un poco per gesti, perché domani, da quella stessa linea azzurra, potrebbe spuntare chiunque.',
    },
    {
      slug: 'citta-d-acqua-canali-e-confini',
      title: 'Canali, valli, frontiere',
      text: 'C’è un’acqua che non fa spettacolo: quella che lavora. A Milano scivolava piano tra le case, carica di sabbia e di marmo, e le donne vi lavavano i panni in ginocchio su assi di legno. Il Duomo è arrivato così, un blocco alla volta, in barca, da una montagna sul lago. A Comacchio l’acqua si ferma in grandi specchi grigi, e in autunno, nelle notti senza luna, le anguille si mettono in viaggio verso un oceano che non hanno dimenticato. Gli uomini le aspettano al varco, con recinti di canne a forma di freccia. Più a oriente, a Trieste, il mare diventa una frontiera. Lì un impero senza coste aprì la sua finestra, e da quella finestra entrarono il caffè, le lingue, la malinconia e un vento capace di rovesciare i carri. Se passate da queste rive, non abbiate fretta. L’acqua che lavora si racconta sottovoce, e a chi resta.',
    },
  ],
};
