import type { CategoryContent } from './types.ts';

export const chiese: CategoryContent = {
  slug: 'chiese',
  name: 'Chiese e cattedrali',
  guides: [
    {
      slug: 'cupole-e-cieli-d-oro',
      picture: 'greatDome',
      title: 'Cupole e cieli d’oro: il grande viaggio nelle cattedrali',
      shortDescription:
        'Da Ravenna a Monreale, da Assisi alla Sistina: mille anni di architettura sacra italiana, fra mattoni, tessere di vetro e stelle dipinte.',
      price: '9.49',
      special: true,
      freeTracks: 2,
      tracks: [
        { title: 'Che cos’è una cattedrale', recording: 'chiese-costruire-nel-tempo' },
        { title: 'Il vetro e la foglia d’oro', recording: 'chiese-oro-dei-mosaici' },
        { title: 'Ravenna, l’ultimo impero', recording: 'chiese-oro-dei-mosaici' },
        { title: 'Monreale, il sogno di un re', recording: 'chiese-oro-dei-mosaici' },
        { title: 'Assisi, la collina dell’inferno', recording: 'chiese-pareti-che-parlano' },
        { title: 'Orvieto a strisce', recording: 'chiese-costruire-nel-tempo' },
        {
          title: 'Il concorso del millequattrocentodiciotto',
          recording: 'chiese-cupola-di-firenze',
        },
        { title: 'Quattro milioni di mattoni', recording: 'chiese-cupola-di-firenze' },
        { title: 'Le pareti della Sistina', recording: 'chiese-pareti-che-parlano' },
        { title: 'Un soffitto per Giulio secondo', recording: 'chiese-pareti-che-parlano' },
        { title: 'Milano, il cantiere infinito', recording: 'chiese-costruire-nel-tempo' },
      ],
      description: `<h2>Entrare, alzare la testa</h2>
<p>C’è un gesto che tutti compiono varcando la soglia di una grande chiesa, credenti o no: si rallenta e si guarda in alto. Gli architetti lo sapevano, e su quel gesto hanno costruito mille anni di meraviglie. Questo viaggio li attraversa in undici capitoli, dalle absidi di Ravenna alle guglie milanesi.</p>
<p>Impareremo a riconoscere i materiali: il mattone di Firenze, il basalto e il travertino di Orvieto, il marmo rosato di Candoglia, la pasta di vetro che racchiude una foglia d’oro sottile come un respiro. E ascolteremo chi li ha messi in opera: <strong>capimastri, vescovi, re normanni, pittori</strong> con il collo indolenzito.</p>
<h3>Il percorso in breve</h3>
<ul>
<li>L’oro: Ravenna bizantina e la Sicilia di Guglielmo II</li>
<li>Il racconto: Assisi, Orvieto, la Cappella Sistina</li>
<li>La sfida: la cupola di Firenze, il Duomo di Milano</li>
</ul>
<h3>Un consiglio di viaggio</h3>
<p>Non serve visitare tutto in una volta. Ogni capitolo nasce per una sosta di pochi minuti, seduti su una panca laterale, possibilmente lontano dall’ora delle funzioni. Le schede dedicate agli artefici, alle opere e ai luoghi vi permettono poi di approfondire una tessera sola di questo grande mosaico, o di preparare con calma la prossima partenza.</p>`,
      faqs: [
        {
          question: 'Bisogna essere credenti per apprezzare il percorso?',
          answer:
            'Per nulla. Spieghiamo riti e simboli quando aiutano a capire una forma, per esempio perché un’abside guarda a oriente, ma il filo del racconto è umano: cantieri, denaro, ambizione, tecnica e stupore.',
        },
        {
          question: 'Quali regioni italiane si attraversano?',
          answer:
            'Cinque più la Città del Vaticano: Emilia-Romagna, Sicilia, Umbria, Toscana e Lombardia. I capitoli non impongono un ordine geografico, quindi potete ascoltare soltanto quelli della zona in cui vi trovate in vacanza.',
        },
        {
          question: 'Che differenza c’è tra basilica, duomo e cattedrale?',
          answer:
            'La cattedrale ospita la cattedra del vescovo; duomo è il nome italiano della chiesa principale di una città; basilica è un titolo onorifico, oppure un tipo di edificio. Il primo audio chiarisce il tutto con esempi.',
        },
        {
          question: 'Posso usare gli audio durante la messa?',
          answer:
            'Meglio di no: durante le celebrazioni le visite sono sospese quasi ovunque. Gli orari cambiano con le stagioni, perciò controllateli la sera prima e, nell’attesa, ascoltate sulla piazza i capitoli dedicati alle facciate.',
        },
        {
          question: 'Qual è la chiesa più antica fra quelle raccontate?',
          answer:
            'San Vitale a Ravenna, consacrata intorno alla metà del sesto secolo. Quando i suoi mosaicisti posavano le tessere, Firenze era una cittadina impoverita e Milano si stava riprendendo a fatica dalla guerra gotica.',
        },
      ],
    },
    {
      slug: 'cupola-senza-armatura',
      picture: 'skyline',
      title: 'La cupola senza armatura',
      shortDescription:
        'Come Filippo Brunelleschi chiuse il vuoto più temuto di Firenze: macchine, mattoni a spina di pesce, scioperi, rivali e una palla dorata.',
      price: '5.99',
      freeTracks: 1,
      tracks: [
        { title: 'Un buco nel cielo di Firenze', recording: 'chiese-cupola-di-firenze' },
        { title: 'Filippo contro Lorenzo', recording: 'chiese-cupola-di-firenze' },
        { title: 'Spina di pesce', recording: 'chiese-cupola-di-firenze' },
        { title: 'Buoi, argani e barche', recording: 'chiese-costruire-nel-tempo' },
        { title: 'La lanterna e la palla', recording: 'chiese-cupola-di-firenze' },
        { title: 'Quattrocentosessantatré gradini', recording: 'chiese-cupola-di-firenze' },
      ],
      description: `<h2>Un problema rimandato per cinquant’anni</h2>
<p>Quando il tamburo ottagonale del Duomo fu pronto, Firenze si accorse di aver promesso una cupola che nessuno al mondo sapeva costruire. Troppo larga per le armature di legno dell’epoca, troppo alta per i ponteggi da terra, e senza contrafforti a sostenerla. Si racconta che qualcuno proponesse di riempire la chiesa di terra mescolata a monete.</p>
<p><strong>Filippo Brunelleschi</strong>, orafo e orologiaio, vinse la scommessa senza svelare quasi niente. Due calotte, una dentro l’altra; catene di pietra e di legno; mattoni posati a spina di pesce, in modo che ogni anello si reggesse da solo prima che la calce avesse fatto presa.</p>
<h3>Le questioni a cui risponde la guida</h3>
<ol>
<li>Perché la cupola cresce senza centina</li>
<li>Come si sollevavano blocchi di marmo a cinquanta metri</li>
<li>Che cosa si vede salendo fra le due calotte</li>
<li>Chi dipinse l’immenso <em>Giudizio</em> dell’interno</li>
</ol>
<h3>Prima di salire</h3>
<p>I gradini sono 463, stretti, spesso a chiocciola, e non esiste ascensore. Gli audio seguono la salita: uno in piazza, uno alla base del tamburo, gli altri lungo i corridoi curvi, dove potrete toccare i mattoni. L’ultimo vi aspetta in cima, accanto alla lanterna, con l’intera città ai vostri piedi e le colline a chiudere l’orizzonte come un catino.</p>`,
      faqs: [
        {
          question: 'Quanto è faticosa la salita alla cupola?',
          answer:
            'Richiede una ventina di minuti e un minimo di allenamento. I passaggi sono stretti e in certi tratti si incrocia chi scende; la salita è sconsigliata a chi soffre di cuore, di vertigini o di claustrofobia.',
        },
        {
          question: 'È davvero la cupola in muratura più grande del mondo?',
          answer:
            'Sì, con un diametro interno di circa 45 metri resta la maggiore mai costruita in mattoni. Altre cupole moderne sono più larghe, ma usano acciaio o cemento armato; il Pantheon, poco più piccolo, è in calcestruzzo.',
        },
        {
          question: 'Che parte ebbe Lorenzo Ghiberti nel cantiere?',
          answer:
            'Fu nominato provveditore insieme a Brunelleschi, con lo stesso stipendio iniziale. La convivenza fu difficile, e secondo i biografi Filippo si finse malato per dimostrare che il collega, da solo, non sapeva come procedere.',
        },
        {
          question: 'Dove è sepolto l’architetto?',
          answer:
            'Nel Duomo stesso, onore rarissimo per un artefice. La lastra fu ritrovata nel 1972 durante gli scavi dell’antica chiesa di Santa Reparata e si vede oggi, oltre una grata, accanto agli ambienti sotterranei.',
        },
        {
          question: 'Che fine fece la palla di rame colpita dal fulmine?',
          answer:
            'Precipitò nel luglio del 1600 insieme alla croce, rotolando fino alla piazza. Fu rifatta più grande entro due anni; un disco di marmo bianco nel selciato, dietro le absidi, segna ancora il punto della caduta.',
        },
      ],
    },
    {
      slug: 'cappella-sistina-naso-all-insu',
      picture: 'creation',
      title: 'Nella Cappella Sistina con il naso all’insù',
      shortDescription:
        'Perugino, Botticelli, Michelangelo: una cappella letta parete per parete, dal pavimento di marmi intarsiati al gesto più citato della storia.',
      price: '8.99',
      freeTracks: 2,
      tracks: [
        { title: 'La cappella di papa Sisto', recording: 'chiese-costruire-nel-tempo' },
        { title: 'Mosè a sinistra, Cristo a destra', recording: 'chiese-pareti-che-parlano' },
        { title: 'Le chiavi di Perugino', recording: 'chiese-pareti-che-parlano' },
        { title: 'Uno scultore sul ponteggio', recording: 'chiese-pareti-che-parlano' },
        { title: 'Nove storie dalla Genesi', recording: 'chiese-pareti-che-parlano' },
        { title: 'Sibille, profeti, ignudi', recording: 'chiese-pareti-che-parlano' },
        { title: 'Due dita che non si toccano', recording: 'chiese-pareti-che-parlano' },
        { title: 'Il Giudizio e lo scandalo', recording: 'chiese-pareti-che-parlano' },
        { title: 'La notte del conclave', recording: 'chiese-costruire-nel-tempo' },
      ],
      description: `<h2>Una scatola piena di mondo</h2>
<p>Vista da fuori sembra una fortezza: mattoni, merli, finestre alte. Dentro, la Cappella Sistina contiene forse la maggiore concentrazione di capolavori per metro quadrato che si conosca, e proprio per questo rischia di stordire. La nostra guida procede con ordine, dal basso verso l’alto, come fecero i pittori.</p>
<p>Sulle pareti lunghe lavorarono, dal 1481, Perugino, Botticelli, Ghirlandaio e Cosimo Rosselli, affiancando episodi della vita di <strong>Mosè</strong> e di <strong>Cristo</strong>. Sopra, fra il 1508 e il 1512, Michelangelo dipinse la volta quasi controvoglia; oltre vent’anni dopo tornò, ormai sessantenne, per coprire di corpi la parete dell’altare.</p>
<h3>Come orientarsi</h3>
<ul>
<li>Cercate prima la parete con il <em>Giudizio</em>: è il vostro nord</li>
<li>Le storie della Genesi cominciano da quel lato</li>
<li>Profeti e sibille siedono ai bordi, come a un balcone</li>
<li>I finti tendaggi in basso erano coperti, nelle feste, dagli arazzi di Raffaello</li>
</ul>
<h3>Ascoltate prima di entrare</h3>
<p>Nella cappella si chiede silenzio e non si possono scattare fotografie. Vi suggeriamo di seguire i primi capitoli nei cortili dei Musei Vaticani, dove grandi pannelli riproducono gli affreschi, e di tenere gli ultimi per dopo. Dentro bastano un paio di cuffie, pochi minuti e la pazienza di lasciare che gli occhi si abituino.</p>`,
      faqs: [
        {
          question: 'Michelangelo dipinse davvero sdraiato?',
          answer:
            'No, lavorava in piedi, su un ponteggio di sua invenzione, con la testa rovesciata all’indietro. Lo racconta lui stesso in un sonetto scherzoso, accompagnato da un piccolo autoritratto mentre tende il braccio verso il soffitto.',
        },
        {
          question: 'Chi affrescò le pareti prima di lui?',
          answer:
            'Una squadra di fiorentini e umbri chiamata da Sisto IV: Perugino, Botticelli, Ghirlandaio, Cosimo Rosselli, con aiuti come Pinturicchio e Piero di Cosimo. Finirono quasi tutto in meno di un anno, tra il 1481 e il 1482.',
        },
        {
          question: 'Che cosa sono le braghe del Giudizio?',
          answer:
            'I panneggi aggiunti per coprire le nudità dopo il Concilio di Trento. Se ne occupò dal 1565 Daniele da Volterra, amico del maestro, e per questo lo chiamarono Braghettone. Il restauro ne ha conservata una parte.',
        },
        {
          question: 'Si può fotografare la volta?',
          answer:
            'No, nella cappella sono vietati foto e video, anche senza flash. Approfittatene per guardare meglio: dopo tre minuti di osservazione, con la nostra voce come traccia, noterete particolari che nessuno schermo restituisce.',
        },
        {
          question: 'Dove si riuniscono i cardinali per eleggere il papa?',
          answer:
            'Proprio qui. Dal tardo Quattrocento la Sistina ha ospitato la maggior parte dei conclavi, e la stufa delle schede, collegata a un camino provvisorio, annuncia l’esito alla piazza con il colore del fumo.',
        },
        {
          question: 'In quale momento della giornata c’è meno folla?',
          answer:
            'Di solito nel primo ingresso del mattino o nelle aperture serali stagionali dei Musei Vaticani. A metà giornata la cappella è sempre piena, ma le panche lungo le pareti si liberano spesso: aspettate il vostro turno.',
        },
      ],
    },
    {
      slug: 'oro-di-ravenna',
      picture: 'mosaicSky',
      title: 'L’oro di Ravenna',
      shortDescription:
        'Otto monumenti, milioni di tessere e un impero che non voleva finire: a passeggio fra stelle, pavoni e imperatori di vetro.',
      price: '4.90',
      freeTracks: 1,
      tracks: [
        { title: 'Le stelle di Galla Placidia', recording: 'chiese-oro-dei-mosaici' },
        { title: 'Due battisteri, due fedi', recording: 'chiese-oro-dei-mosaici' },
        { title: 'Il palazzo di Teodorico', recording: 'chiese-oro-dei-mosaici' },
        { title: 'San Vitale, l’ottagono', recording: 'chiese-costruire-nel-tempo' },
        { title: 'Giustiniano e Teodora', recording: 'chiese-oro-dei-mosaici' },
        { title: 'Pecore e pini a Classe', recording: 'chiese-oro-dei-mosaici' },
      ],
      description: `<h2>La capitale che galleggiava</h2>
<p>Città di canali e paludi, è stata per quasi tre secoli e mezzo il centro di qualcosa: residenza degli ultimi imperatori d’Occidente, reggia del goto Teodorico, sede del governo bizantino. Del potere non rimane nulla. Rimane la luce, imprigionata in cubetti di vetro grandi come un’unghia.</p>
<p>Vista dalla strada, Ravenna è timida: muri di mattone, porte basse, tetti semplici. Poi si entra nel cosiddetto <strong>mausoleo di Galla Placidia</strong> e la notte si riempie di stelle d’oro; dall’altra parte del prato, in San Vitale, una corte intera avanza verso l’altare da quasi millecinquecento anni.</p>
<h3>Le fermate</h3>
<ul>
<li>Il mausoleo blu e la basilica di San Vitale</li>
<li>Il Battistero Neoniano e quello degli Ariani</li>
<li>Le processioni di Sant’Apollinare Nuovo</li>
<li>La grande abside verde di Sant’Apollinare in Classe</li>
</ul>
<h3>Andare a passo di tessera</h3>
<p>Tutto il centro si gira a piedi o in bicicletta; per Classe bastano pochi chilometri di autobus. Gli otto edifici riconosciuti nel 1996 come Patrimonio mondiale non si visitano in fretta: i mosaici cambiano a seconda dell’ora, e una nuvola che passa spegne un profeta per accenderne un altro. La guida vi insegna ad aspettare quel momento, e a capire <em>perché</em> gli antichi artigiani inclinavano ogni tessera con tanta cura.</p>`,
      faqs: [
        {
          question: 'Quanti giorni servono per vedere i mosaici principali?',
          answer:
            'Una giornata piena basta per i monumenti del centro, con il biglietto cumulativo delle basiliche diocesane. Per aggiungere con calma Sant’Apollinare in Classe e il Mausoleo di Teodorico conviene restare anche la mattina dopo.',
        },
        {
          question: 'Galla Placidia è sepolta nel suo mausoleo?',
          answer:
            'Quasi sicuramente no. L’imperatrice morì a Roma nel 450 e l’edificio era in origine annesso alla chiesa di Santa Croce. Il nome è tradizionale, ma il legame con la sua committenza resta plausibile.',
        },
        {
          question: 'Perché a Ravenna ci sono due battisteri?',
          answer:
            'Perché al tempo di Teodorico convivevano due comunità: i cattolici e i goti, che erano cristiani ariani. Ognuna aveva i propri vescovi e il proprio fonte, e le due cupole con il Battesimo di Cristo si somigliano molto.',
        },
        {
          question: 'Che cosa rende l’oro così vibrante?',
          answer:
            'La posa irregolare. Ogni tessera contiene una foglia metallica chiusa fra due strati di vetro ed è inserita nella malta con un’inclinazione leggermente diversa, così da riflettere la luce in molte direzioni mentre ci si muove.',
        },
        {
          question: 'È una visita adatta con i passeggini?',
          answer:
            'Sì, il centro è pianeggiante e in gran parte pedonale. Quasi tutti gli ingressi hanno al massimo un gradino; soltanto nel mausoleo di Galla Placidia, molto piccolo, gli accessi sono contingentati e si resta pochi minuti.',
        },
      ],
    },
    {
      slug: 'monreale-oro-dei-normanni',
      picture: 'interlaced',
      title: 'Monreale, l’oro dei re normanni',
      shortDescription:
        'Seimila metri quadrati di mosaico sopra la Conca d’Oro: greci, arabi e latini al lavoro per un sovrano di vent’anni.',
      price: '4.49',
      freeTracks: 1,
      tracks: [
        { title: 'Il sogno sotto il carrubo', recording: 'chiese-oro-dei-mosaici' },
        { title: 'Un Cristo grande come l’abside', recording: 'chiese-oro-dei-mosaici' },
        { title: 'La Bibbia sulle pareti', recording: 'chiese-pareti-che-parlano' },
        { title: 'Porte di bronzo da Pisa', recording: 'chiese-costruire-nel-tempo' },
        { title: 'Duecentoventotto colonnine', recording: 'chiese-costruire-nel-tempo' },
      ],
      description: `<h2>La leggenda e il calcolo</h2>
<p>Dormiva all’ombra di un carrubo, dice la leggenda, quando la Madonna gli rivelò un tesoro sepolto sotto le radici: con quell’oro Guglielmo II avrebbe dovuto innalzarle una chiesa. I documenti suggeriscono una ragione meno poetica. Il giovane re voleva un arcivescovado tutto suo, a pochi chilometri da Palermo e dal troppo potente arcivescovo Gualtiero.</p>
<p>In ogni caso il risultato, cominciato intorno al 1172, è uno dei miracoli del Medioevo. Maestranze di cultura bizantina coprirono le navate di <strong>oltre seimila metri quadrati</strong> di mosaico; muratori formati nella tradizione islamica intrecciarono archi di pietra lavica e calcare all’esterno delle absidi; scultori venuti da chissà dove animarono il chiostro.</p>
<h3>Non andate via senza aver visto</h3>
<ol>
<li>Il Pantocratore, con la mano che benedice alla greca</li>
<li>Noè, la vite e la costruzione dell’arca</li>
<li>Il re che offre il modellino della chiesa</li>
<li>La fontana a forma di palma, in un angolo del chiostro</li>
</ol>
<h3>Una Sicilia a molte voci</h3>
<p>Iscrizioni greche e latine, motivi arabi, storie bibliche, re di stirpe normanna: per una breve stagione tutto questo stette insieme. Non fu un’epoca d’idillio, e la guida non lo nasconde. Ma davanti a quelle pareti vi sarà difficile non pensare che <em>l’incontro</em>, quando riesce, sa lasciare tracce più durevoli della guerra.</p>`,
      faqs: [
        {
          question: 'Come si arriva da Palermo al Duomo?',
          answer:
            'In autobus o in taxi, risalendo per circa otto chilometri dal centro fino al colle che domina la Conca d’Oro. Nei giorni festivi il traffico è intenso: partite presto, perché il chiostro si gode meglio al mattino.',
        },
        {
          question: 'Quale santo inglese compare nell’abside?',
          answer:
            'Thomas Becket, ucciso a Canterbury nel 1170 e canonizzato tre anni dopo. È una delle sue prime immagini monumentali, tanto più curiosa perché Guglielmo sposò Giovanna, figlia del re che di quella morte era ritenuto responsabile.',
        },
        {
          question: 'Il chiostro è compreso nella visita della chiesa?',
          answer:
            'No, di norma ha un ingresso separato, perché apparteneva al monastero benedettino. Vale senz’altro il biglietto: i capitelli delle colonnine binate sono tutti diversi, e qualcuno conserva ancora gli intarsi di mosaico.',
        },
        {
          question: 'Perché Monreale è Patrimonio dell’umanità?',
          answer:
            'Dal 2015 fa parte, con i monumenti di Palermo e il duomo di Cefalù, del sito dedicato all’arte arabo-normanna. Il riconoscimento premia proprio la fusione di tecniche e di linguaggi diversi in un solo cantiere.',
        },
      ],
    },
    {
      slug: 'assisi-due-chiese-per-francesco',
      picture: 'hillBasilica',
      title: 'Assisi, due chiese per un solo santo',
      shortDescription:
        'La basilica inferiore nella penombra, quella superiore nella luce: Cimabue, Giotto, Lorenzetti e la ferita del terremoto, sanata pezzo a pezzo.',
      price: '5.49',
      freeTracks: 2,
      tracks: [
        { title: 'La tomba nascosta', recording: 'chiese-costruire-nel-tempo' },
        { title: 'Penombra: la chiesa inferiore', recording: 'chiese-pareti-che-parlano' },
        { title: 'Simone Martini, cavaliere', recording: 'chiese-pareti-che-parlano' },
        { title: 'Il tramonto di Lorenzetti', recording: 'chiese-pareti-che-parlano' },
        { title: 'Ventotto storie in alto', recording: 'chiese-pareti-che-parlano' },
        { title: 'Settembre millenovecentonovantasette', recording: 'chiese-costruire-nel-tempo' },
      ],
      description: `<h2>Il povero e la sua reggia</h2>
<p>Avrebbe approvato, Francesco? La domanda accompagna questa basilica da otto secoli. Il frate che volle morire nudo, sulla terra, ebbe due anni dopo la morte la prima pietra di un santuario enorme, voluto da papa Gregorio IX e guidato da frate Elia, suo compagno e grande organizzatore.</p>
<p>Sono due chiese sovrapposte. Quella inferiore è bassa, avvolgente, costruita per i pellegrini che cercavano la tomba; quella superiore è alta e chiara, con vetrate e pareti lisce che sembravano fatte apposta per i pittori. Ci vennero quasi tutti i migliori: <strong>Cimabue</strong>, Giotto e i suoi, Simone Martini, Pietro Lorenzetti.</p>
<h3>Sei momenti di ascolto</h3>
<ul>
<li>La cripta, aperta soltanto nell’Ottocento</li>
<li>La Cappella di San Martino, elegante come un romanzo</li>
<li>La <em>Madonna dei tramonti</em>, che al crepuscolo si accende d’oro</li>
<li>La predica agli uccelli e il dono del mantello</li>
</ul>
<h3>Una volta ricomposta</h3>
<p>Il 26 settembre 1997 il terremoto fece crollare parte delle volte e uccise quattro persone che si trovavano nella chiesa. I restauratori raccolsero e catalogarono circa trecentomila frammenti, alcuni piccoli come monete. La basilica riaprì dopo due anni; sulle vele, se guardate bene, i vuoti rimasti raccontano con onestà ciò che non si è potuto salvare.</p>`,
      faqs: [
        {
          question: 'Da quale delle due basiliche conviene cominciare?',
          answer:
            'Da quella inferiore, come i pellegrini del Duecento. Il passaggio dalla penombra alla luce, salendo le scale del transetto verso la chiesa alta, è parte dell’emozione voluta dai costruttori e dà senso anche ai nostri capitoli.',
        },
        {
          question: 'Le Storie di san Francesco sono sicuramente di Giotto?',
          answer:
            'La tradizione dice di sì, molti studiosi concordano, altri vi vedono maestri romani. La discussione dura da oltre un secolo. La guida espone gli argomenti di entrambe le parti e vi lascia davanti ai muri, a decidere.',
        },
        {
          question: 'Quando fu ritrovato il corpo del santo?',
          answer:
            'Nel dicembre del 1818, dopo settimane di scavo notturno sotto l’altare maggiore. Era stato murato così bene, per timore dei furti, che per secoli nessuno ne aveva più conosciuto con precisione la posizione.',
        },
        {
          question: 'Serve un abbigliamento particolare?',
          answer:
            'Come in ogni santuario, spalle e ginocchia coperte. Portate anche una felpa leggera: la chiesa inferiore resta fresca perfino in agosto. All’interno non si fotografa, e il personale invita spesso, con garbo, al silenzio.',
        },
        {
          question: 'Che cosa si può vedere nei dintorni a piedi?',
          answer:
            'In venti minuti di strada in lieve salita si raggiungono il Tempio di Minerva, diventato chiesa, e la basilica di Santa Chiara con il crocifisso di San Damiano. Per l’Eremo delle Carceri occorre una vera camminata nel bosco.',
        },
      ],
    },
    {
      slug: 'duomo-di-orvieto-luce-di-pietra',
      picture: 'gothic',
      title: 'Il Duomo di Orvieto, luce di pietra',
      shortDescription:
        'Una facciata come un trittico d’oro, strisce di basalto e travertino, e la cappella dove Luca Signorelli mise in scena la fine del mondo.',
      price: '3.49',
      freeTracks: 1,
      tracks: [
        { title: 'Il miracolo e il panno di lino', recording: 'chiese-costruire-nel-tempo' },
        { title: 'Maitani scolpisce la Genesi', recording: 'chiese-costruire-nel-tempo' },
        { title: 'Un rosone, cento mani', recording: 'chiese-oro-dei-mosaici' },
        { title: 'Signorelli e l’Anticristo', recording: 'chiese-pareti-che-parlano' },
      ],
      description: `<h2>In cima alla rupe</h2>
<p>Arrivando dalla valle del Paglia lo si scorge da lontano, come una pagina miniata appoggiata sul tufo. Il Duomo fu fondato nel 1290 da papa Niccolò IV, e vent’anni più tardi il senese <strong>Lorenzo Maitani</strong> prese in mano un cantiere che rischiava di cedere, lo rinforzò e disegnò la facciata che tutti conoscono.</p>
<p>Avvicinatevi ai quattro pilastri: i bassorilievi raccontano la creazione, l’albero di Iesse, la vita di Cristo, i morti che escono dalle tombe. Nel marmo, Dio estrae la costola dal fianco di Adamo con la delicatezza di un chirurgo.</p>
<h3>All’interno</h3>
<ul>
<li>Le colonne a fasce chiare e scure, che guidano verso l’altare</li>
<li>La Cappella del Corporale, con il reliquiario smaltato di Ugolino di Vieri</li>
<li>La Cappella di San Brizio, iniziata dal Beato Angelico nel 1447</li>
<li>Le porte bronzee di Emilio Greco, un inserto del Novecento</li>
</ul>
<h3>Il giorno del giudizio</h3>
<p>Dal 1499 Luca Signorelli riempì San Brizio di muscoli, ali e terrore. Il suo <em>Anticristo</em> predica con il diavolo che gli suggerisce le parole all’orecchio; nell’angolo, vestito di nero, il pittore ci osserva accanto all’Angelico. Michelangelo guardò con attenzione questi nudi prima di dipingere il proprio Giudizio. Quattro audio vi conducono dentro la visione, e vi riportano fuori in tempo per vedere la facciata accendersi al sole del pomeriggio.</p>`,
      faqs: [
        {
          question: 'Qual è l’ora migliore per la facciata?',
          answer:
            'Il tardo pomeriggio. Guarda verso occidente e il sole basso colpisce in pieno i fondi dorati dei mosaici, molti dei quali rifatti nei secoli. Al mattino, invece, sono i rilievi dei pilastri a leggersi meglio, in luce diffusa.',
        },
        {
          question: 'Il Corporale ha a che fare con il miracolo di Bolsena?',
          answer:
            'Sì. Secondo la tradizione, nel 1263 un sacerdote boemo vide l’ostia sanguinare durante la messa. Il lino macchiato fu portato a Orvieto, dove è custodito e viene mostrato in processione per la festa del Corpus Domini.',
        },
        {
          question: 'Chi sono i due uomini in nero accanto all’Anticristo?',
          answer:
            'Quello in primo piano, rivolto verso di noi, è Luca Signorelli. Dietro di lui, in abito domenicano, c’è il Beato Angelico, che aveva cominciato la volta mezzo secolo prima: un omaggio fra colleghi.',
        },
        {
          question: 'Si sale con la funicolare o in auto?',
          answer:
            'La soluzione più comoda è la funicolare, che parte davanti alla stazione ferroviaria e arriva sul bordo della rupe; da lì un bus navetta o una passeggiata di un quarto d’ora portano alla piazza del Duomo.',
        },
      ],
    },
    {
      slug: 'foresta-di-marmo-duomo-milano',
      picture: 'spires',
      title: 'La foresta di marmo: il Duomo di Milano dalle terrazze',
      shortDescription:
        'Centotrentacinque guglie, più di tremila statue e una Madonnina che veglia su tutti: il cantiere più lungo d’Italia si visita dal tetto.',
      price: '2.99',
      freeTracks: 1,
      tracks: [
        { title: 'Marmo a uso della Fabbrica', recording: 'chiese-costruire-nel-tempo' },
        { title: 'Camminare fra le guglie', recording: 'chiese-costruire-nel-tempo' },
        {
          title: 'Milano guarda Firenze: due cantieri a confronto',
          recording: 'chiese-cupola-di-firenze',
        },
      ],
      description: `<h2>Un tetto da passeggio</h2>
<p>Esistono cattedrali che si guardano; questa si può anche percorrere, come un sentiero di montagna. Le terrazze del Duomo di Milano occupano migliaia di metri quadrati, fra archi rampanti, gargolle e santi che danno le spalle al traffico. Nei giorni di vento, dietro la Madonnina, compare il Monte Rosa.</p>
<p>Il cantiere si aprì nel 1386 per volontà dell’arcivescovo Antonio da Saluzzo e fu presto sostenuto da <strong>Gian Galeazzo Visconti</strong>, che concesse le cave di Candoglia, poco lontano dal lago Maggiore. I blocchi viaggiavano sull’acqua, per fiumi e Navigli, fin quasi ai piedi della fabbrica, esentati da ogni dazio.</p>
<h3>In tre capitoli</h3>
<ol>
<li>Il marmo, i barcaioli e la Veneranda Fabbrica</li>
<li>La passeggiata lassù, una statua dopo l’altra</li>
<li>Due imprese rivali, la guglia della Madonnina e la cupola di Firenze</li>
</ol>
<h3>Finito, mai finito</h3>
<p>Napoleone pretese la facciata in fretta, per la propria incoronazione del 1805; l’ultima porta di bronzo fu posta soltanto nel 1965. Ma ogni anno qualche fiore di pietra, consumato dallo smog e dal gelo, viene sostituito da uno nuovo, scolpito nello stesso marmo. <em>Lungo come la fabbrica del Duomo</em>, dicono i milanesi di una faccenda che non si conclude. Salite con le scale, se potete: è il solo modo per sentire nelle gambe quanto tempo ci è voluto.</p>`,
      faqs: [
        {
          question: 'Ci si può salire in ascensore?',
          answer:
            'Sì, esistono sia l’ascensore sia la scala, con biglietti differenti. A piedi i gradini sono circa duecentocinquanta. Nell’ultimo tratto, verso la terrazza centrale, restano comunque alcune rampe strette da affrontare con calma.',
        },
        {
          question: 'Quanto è alta la Madonnina?',
          answer:
            'La statua misura poco più di quattro metri e si trova a 108 metri e mezzo da terra. Fu collocata nel dicembre del 1774: è fatta di lastre di rame sbalzato e dorato, sorrette da una struttura interna.',
        },
        {
          question: 'Che vuol dire la sigla AUF sui blocchi?',
          answer:
            'Sta per ad usum fabricae, a uso della Fabbrica. Indicava il marmo destinato al Duomo, che viaggiava senza pagare pedaggio. Da qui verrebbe, secondo una spiegazione popolare, il modo di dire a ufo, cioè gratis.',
        },
        {
          question: 'In caso di pioggia la visita è confermata?',
          answer:
            'Con pioggia leggera di solito sì, ma le lastre diventano scivolose e in caso di temporale, neve o vento forte le terrazze vengono chiuse per sicurezza. Mettete scarpe chiuse e tenete gli audio dell’interno come riserva.',
        },
        {
          question: 'C’è qualche statua insolita fra quelle delle guglie?',
          answer:
            'Parecchie. Accanto a santi e profeti si scoprono figure moderne, e sulla facciata, sopra il portale, la Legge Nuova di Camillo Pacetti, del 1810, regge una fiaccola e porta una corona di raggi: molti la paragonano alla Statua della Libertà.',
        },
      ],
    },
  ],
  persons: [
    {
      slug: 'filippo-brunelleschi',
      picture: {
        sex: 'man',
        age: 'grown',
        hair: 'short',
        beard: 'none',
        headwear: 'hood',
        dress: 'gown',
      },
      name: 'Filippo Brunelleschi',
      born: '1377',
      died: '1446',
      text: 'Piccolo di statura, brusco, geloso delle proprie invenzioni, il figlio del notaio ser Brunellesco avrebbe dovuto seguire la carriera paterna. Scelse invece l’oreficeria, costruì orologi, e nel 1401 partecipò al concorso per una porta del Battistero, che andò a Lorenzo Ghiberti. La sconfitta lo spinse a Roma, a misurare rovine insieme a Donatello; lo scambiavano, dice il suo biografo, per un cercatore di tesori. Con una tavoletta forata e uno specchio dimostrò ai fiorentini la prospettiva. Poi venne la cupola di Santa Maria del Fiore, e intorno a essa lo Spedale degli Innocenti, San Lorenzo, la Cappella dei Pazzi, Santo Spirito: edifici misurati come una musica. Ottenne uno dei primi brevetti della storia, per un battello da carico che naufragò in Arno. Morì nell’aprile del 1446, poco dopo l’avvio dei lavori per la lanterna.',
      guide: 'cupola-senza-armatura',
      recording: 'chiese-cupola-di-firenze',
      free: true,
    },
    {
      slug: 'michelangelo-buonarroti',
      picture: {
        sex: 'man',
        age: 'old',
        hair: 'curls',
        beard: 'full',
        headwear: 'none',
        dress: 'gown',
      },
      name: 'Michelangelo Buonarroti',
      born: '1475',
      died: '1564',
      text: 'Firmava le lettere come scultore, anche quando dipingeva per i papi. Nato a Caprese, allattato dalla moglie di uno scalpellino di Settignano, crebbe nel giardino di Lorenzo il Magnifico e a ventiquattro anni aveva già finito la Pietà vaticana. Giulio II lo chiamò per una tomba colossale che divenne il tormento di una vita, e nel frattempo lo obbligò a salire sul ponteggio della Sistina. Ne scese dopo quattro anni, con la vista affaticata e una fama che nessun artista vivente aveva conosciuto. Tornò in quella stessa cappella per il Giudizio, che inaugurò a sessantasei anni; quindi diresse San Pietro, disegnandone la cupola senza vederla compiuta. Scriveva sonetti aspri e bellissimi, mangiava poco, dormiva spesso con gli stivali. Lavorò a una Pietà fino a pochi giorni prima di morire, quasi ottantanovenne, a Roma.',
      guide: 'cappella-sistina-naso-all-insu',
      recording: 'chiese-pareti-che-parlano',
      free: true,
    },
    {
      slug: 'massimiano-di-ravenna',
      picture: {
        sex: 'man',
        age: 'grown',
        hair: 'bald',
        beard: 'short',
        headwear: 'none',
        dress: 'tunic',
      },
      name: 'Massimiano di Ravenna',
      born: '499',
      died: '556',
      text: 'Era un diacono di Pola, in Istria, e i ravennati non lo volevano. Giustiniano lo impose come vescovo nel 546, in un momento delicato: la guerra contro i goti non era finita e la città da poco riconquistata andava legata a Costantinopoli. Massimiano dovette aspettare fuori dalle mura che gli animi si calmassero; poi, con la pazienza e con i doni, li conquistò. Consacrò San Vitale e Sant’Apollinare in Classe, cantieri iniziati dai predecessori e finanziati dal banchiere Giuliano Argentario, e fu il primo in Occidente a portare il titolo di arcivescovo. Nel mosaico imperiale è l’unico indicato per nome: la scritta gli sta sopra la testa, sottile, calva, con gli occhi chiari e le guance scavate. Nel Museo Arcivescovile si conserva la cattedra d’avorio che porta il suo monogramma, capolavoro d’intaglio del sesto secolo.',
      guide: 'oro-di-ravenna',
      recording: 'chiese-oro-dei-mosaici',
      free: false,
    },
    {
      slug: 'guglielmo-secondo-di-sicilia',
      picture: {
        sex: 'man',
        age: 'young',
        hair: 'long',
        beard: 'short',
        headwear: 'diadem',
        dress: 'gown',
      },
      name: 'Guglielmo II di Sicilia',
      born: '1153',
      died: '1189',
      text: 'Salì al trono a poco più di dodici anni, sotto la reggenza della madre Margherita di Navarra, in una corte dove si parlavano greco, arabo, latino e francese. Del padre, passato alla storia come il Malo, non ereditò la fama: lo chiamarono il Buono, anche perché i decenni successivi, segnati da guerre, fecero rimpiangere i suoi. Viveva in palazzi con giardini e fontane, si circondava di funzionari musulmani e di medici, e un viaggiatore andaluso, Ibn Jubayr, annotò con stupore che sapeva leggere e scrivere in arabo. Nel 1177 sposò Giovanna d’Inghilterra, dalla quale non ebbe eredi. Il suo nome resta legato a Monreale, dove due mosaici lo mostrano: incoronato da Cristo, e poi chino a offrire la chiesa alla Vergine. Morì a trentasei anni; Dante gli riservò un posto fra i giusti del Paradiso.',
      guide: 'monreale-oro-dei-normanni',
      recording: 'chiese-oro-dei-mosaici',
      free: true,
    },
  ],
  objects: [
    {
      slug: 'cupola-di-santa-maria-del-fiore',
      picture: 'greatDome',
      title: 'La cupola di Santa Maria del Fiore',
      text: 'Il 7 agosto 1420, con una colazione a base di pane, vino e melone offerta agli operai, cominciò la costruzione più audace del secolo. Il vuoto da coprire era un ottagono irregolare, a oltre cinquanta metri da terra, e mancava persino il legname per una centina tradizionale. Brunelleschi fece crescere insieme due gusci: quello interno, spesso più di due metri, porta il peso; quello esterno protegge dalla pioggia e rende la sagoma, come disse, più magnifica e gonfiata. Fra l’uno e l’altro corrono costoloni, corridoi e scale. Catene di blocchi di macigno stringono la base come cerchi di una botte, e file di mattoni messi di taglio, a spina di pesce, bloccano gli altri finché la malta non indurisce. Più di quattro milioni di laterizi salirono fin lassù grazie a un argano mosso da buoi, dotato di un’inedita inversione di marcia. Nel 1436 l’anello sommitale era chiuso. Leon Battista Alberti scrisse che quella struttura, eretta sopra i cieli, avrebbe potuto coprire con la sua ombra tutti i popoli toscani.',
      year: '1420-1436',
      technique: 'Muratura in pietra e laterizio a doppia calotta',
      dimensions: 'Diametro interno 45,5 m circa, esterno 54,8 m circa',
      category: 'Architettura',
      guide: 'cupola-senza-armatura',
      person: 'filippo-brunelleschi',
      place: 'duomo-di-firenze',
      event: 'scoppio-del-carro',
      recording: 'chiese-cupola-di-firenze',
      free: true,
    },
    {
      slug: 'giudizio-di-vasari-e-zuccari',
      picture: { as: 'fresco', of: 'paintedDome' },
      title: 'Il Giudizio finale della cupola fiorentina',
      text: 'Brunelleschi, secondo Vasari, avrebbe voluto i mosaici, e per oltre un secolo l’interno della cupola rimase bianco. Fu il granduca Cosimo I a volerlo dipinto, affidando l’impresa all’ormai anziano Giorgio Vasari, che nel 1572 salì sui ponteggi con un programma preparato da Vincenzo Borghini: un Giudizio ordinato in fasce concentriche, dai ventiquattro Vegliardi dell’Apocalisse attorno alla lanterna fino all’Inferno. Due anni più tardi committente e pittore morirono a un paio di mesi di distanza. Il successore, Federico Zuccari, marchigiano, completò l’opera cambiando mano e umore: all’affresco accurato di Vasari preferì larghe stesure a secco, figure gigantesche, diavoli con forconi, caricature. Nel 1579 i fiorentini poterono finalmente guardare in alto, e non furono teneri; un poeta si augurò di vedere presto tornare la calce. Ai giorni nostri, dopo un restauro lungo e difficile, finito nel 1995, circa settecento personaggi affollano di nuovo quei tremilaseicento metri quadrati. Chi sale verso la cima cammina lungo un ballatoio proprio sotto i dannati e scopre, a distanza di braccio, pennellate larghe come un palmo.',
      year: '1572-1579',
      technique: 'Affresco e pittura a secco',
      dimensions: '3.600 m² circa',
      category: 'Affresco',
      guide: 'cupola-senza-armatura',
      place: 'duomo-di-firenze',
      recording: 'chiese-pareti-che-parlano',
      free: false,
    },
    {
      slug: 'giovanni-acuto-di-paolo-uccello',
      picture: { as: 'fresco', of: 'condottiere' },
      title: 'Monumento equestre a Giovanni Acuto',
      text: 'John Hawkwood era nato nell’Essex e aveva combattuto in Francia prima di vendere la propria spada alle città italiane. I fiorentini, che storpiarono il cognome in Acuto, lo ebbero come nemico e poi come fedelissimo capitano; alla sua morte, nel 1394, gli promisero una tomba di marmo. Quarant’anni dopo decisero che la pittura costava meno. Nel 1436 Paolo Uccello ne eseguì una prima versione, che agli operai del Duomo non piacque, e dovette rifarla. Usò la terra verde, il colore che imita il bronzo ossidato, e due punti di vista distinti: il basamento si vede dal basso, come lo vedrebbe chi cammina in navata, mentre cavallo e cavaliere sono di perfetto profilo. L’animale alza insieme le zampe dello stesso lato, da ambiatore, e il suo corpo sembra tornito da un falegname. Un’iscrizione latina celebra il condottiero, un’altra, sulla base, ricorda l’autore. Nell’Ottocento l’affresco venne strappato dal muro e trasportato su tela: per questo oggi, chiuso nella sua cornice dipinta, somiglia a un quadro gigantesco appeso in navata.',
      year: '1436',
      technique: 'Affresco trasportato su tela',
      dimensions: '820 × 515 cm con la cornice dipinta',
      category: 'Affresco',
      guide: 'cupole-e-cieli-d-oro',
      place: 'duomo-di-firenze',
      event: 'scoppio-del-carro',
      recording: 'chiese-cupola-di-firenze',
      free: true,
    },
    {
      slug: 'volta-della-cappella-sistina',
      picture: { as: 'fresco', of: 'creation' },
      title: 'La volta della Cappella Sistina',
      text: 'Prima di Michelangelo lassù c’era un cielo blu con le stelle d’oro. Una crepa lo rovinò, e Giulio II volle qualcosa di più ambizioso. Lo scultore accettò nel maggio del 1508, rifiutò quasi tutti gli aiuti e cancellò un primo tratto attaccato dalla muffa; quando, il giorno di Ognissanti del 1512, la cappella fu riaperta al culto, la pittura europea aveva cambiato scala. Una finta architettura divide la superficie in nove riquadri con le storie della Genesi, dalla separazione della luce dalle tenebre all’ebbrezza di Noè. Cominciò da quest’ultima, con figure piccole; poi, guardando da terra, capì che bisognava ingrandire, e gli ultimi episodi sono occupati da pochi corpi immensi. Intorno siedono sette profeti e cinque sibille, mentre venti giovani nudi reggono ghirlande e medaglioni. Nella Creazione di Adamo le due mani non si toccano: tutta la tensione sta in quello spazio. La pulitura condotta negli anni Ottanta del Novecento ha rivelato verdi, viola e aranci così accesi da far discutere per anni gli studiosi, abituati al velo bruno delle candele.',
      year: '1508-1512',
      technique: 'Affresco',
      dimensions: '4093 × 1341 cm',
      category: 'Affresco',
      guide: 'cappella-sistina-naso-all-insu',
      person: 'michelangelo-buonarroti',
      place: 'cappella-sistina',
      recording: 'chiese-pareti-che-parlano',
      free: true,
    },
    {
      slug: 'giudizio-universale-di-michelangelo',
      picture: { as: 'fresco', of: 'judgement' },
      title: 'Il Giudizio universale',
      text: 'Niente cornici, niente troni, niente ordine apparente: sul muro dell’altare circa quattrocento figure salgono, precipitano, si aggrappano in un azzurro senza orizzonte. L’idea fu di Clemente VII, il papa che aveva visto il Sacco di Roma; la portò a termine Paolo III. Per far posto all’opera vennero murate due finestre e sacrificati alcuni affreschi del Quattrocento. Al centro Cristo, giovane e senza barba, alza il braccio, e quel gesto mette in moto un vortice. San Bartolomeo mostra la pelle del proprio martirio: nel viso afflosciato si riconosce un autoritratto del pittore. In basso Caronte scaccia i dannati dalla barca, come in Dante, e Minosse, avvolto da un serpente, ha i tratti di Biagio da Cesena, il cerimoniere che aveva trovato indecente quella folla di nudi. All’inaugurazione, alla vigilia di Ognissanti del 1541, Paolo III, si racconta, cadde in ginocchio. Altri protestarono, e dopo il Concilio di Trento le figure più esposte furono coperte di panni. Oggi la pulitura ha ridato al cielo il lapislazzuli, e alla scena il suo spavento.',
      year: '1536-1541',
      technique: 'Affresco',
      dimensions: '1370 × 1220 cm',
      category: 'Affresco',
      guide: 'cappella-sistina-naso-all-insu',
      person: 'michelangelo-buonarroti',
      place: 'cappella-sistina',
      recording: 'chiese-pareti-che-parlano',
      free: false,
    },
    {
      slug: 'consegna-delle-chiavi-di-perugino',
      picture: { as: 'fresco', of: 'keys' },
      title: 'La consegna delle chiavi',
      text: 'Una piazza immensa, lastricata come una scacchiera, e in primo piano una fila di uomini che assiste al passaggio di due chiavi, una d’oro e una d’argento. Pietro si inginocchia; Cristo, calmo, gli affida il potere di sciogliere e di legare. In una cappella papale nessun soggetto poteva essere più politico, e Sisto IV lo assegnò a Pietro Vannucci, detto il Perugino, fra le voci più ascoltate della squadra di pittori chiamati a decorare le pareti. Lo spazio è il vero protagonista. Le linee del pavimento portano l’occhio a un tempio ottagonale, coperto da una cupola, che si staglia nell’aria limpida dell’Umbria; ai lati due archi trionfali, copiati da quello di Costantino, lodano in latino il papa che, meno ricco di Salomone, lo supera nella fede. A media distanza, piccole figure mettono in scena altri due momenti del Vangelo, fra cui il tributo. Fra gli astanti, a destra, ci sono volti contemporanei: quello con il berretto scuro, che guarda verso di noi, viene indicato come l’autoritratto del maestro.',
      year: '1481-1482',
      technique: 'Affresco',
      dimensions: '335 × 550 cm',
      category: 'Affresco',
      guide: 'cappella-sistina-naso-all-insu',
      place: 'cappella-sistina',
      recording: 'chiese-costruire-nel-tempo',
      free: true,
    },
    {
      slug: 'corteo-di-giustiniano',
      picture: { as: 'mosaic', of: 'emperor' },
      title: 'Il corteo dell’imperatore Giustiniano',
      text: 'Non mise mai piede a Ravenna, eppure vi si presenta ogni mattina. Giustiniano avanza nella parte sinistra dell’abside di San Vitale, vestito di porpora, con l’aureola e la corona, reggendo una patena d’oro per il pane della messa. Alla sua destra stanno i dignitari e le guardie, con lo scudo su cui brilla il monogramma di Cristo; dall’altro lato il clero, preceduto da un diacono con il turibolo e da un altro che tiene il Vangelo tempestato di gemme. Il vescovo Massimiano, unico personaggio identificato da una scritta, porta la croce. Chi comanda qui, lo stato o la chiesa? I mosaicisti risposero con un’astuzia: l’imperatore è al centro, ma il piede del vescovo sembra posare più avanti. Nessuno getta ombra, i corpi sono colonne di stoffa, e solo le teste, costruite con tessere minutissime, hanno la verità di un ritratto. Dietro, il fondo d’oro cancella ogni luogo e ogni ora. Era un modo per dire, a una città appena riconquistata, che il potere di Costantinopoli non aveva bisogno di viaggiare per essere presente.',
      year: '547 circa',
      technique: 'Mosaico in paste vitree, oro e pietra',
      dimensions: '264 × 365 cm',
      category: 'Mosaico',
      guide: 'oro-di-ravenna',
      person: 'massimiano-di-ravenna',
      place: 'basilica-di-san-vitale',
      recording: 'chiese-oro-dei-mosaici',
      free: true,
    },
    {
      slug: 'corteo-di-teodora',
      picture: { as: 'mosaic', of: 'empress' },
      title: 'Il corteo dell’imperatrice Teodora',
      text: 'Di fronte al marito, sull’altra parete dell’abside, Teodora sta per uscire da un cortile. Un servitore scosta una tenda, una fontanella zampilla, le dame si dispongono in ordine di rango, una più ingioiellata dell’altra. Lei tiene fra le mani un calice d’oro con pietre: il vino che corrisponde al pane di Giustiniano. Era figlia di un guardiano di orsi del circo, aveva recitato in teatro, e gli storici ostili le attribuirono ogni vizio; governò invece accanto al consorte con lucidità, e durante la rivolta del 532 fu lei, si narra, a convincerlo a non fuggire. Il mosaico la circonda di una nicchia a conchiglia e di un’aureola, le appende alle tempie lunghi fili di perle, le allarga gli occhi come se guardasse oltre di noi. Sull’orlo del mantello sono ricamati i tre Magi, portatori di doni come lei. Quando le tessere furono poste Teodora era forse già malata: morì a Costantinopoli nel giugno del 548. Il bianco, l’oro e il viola di questi mosaici, che nel 1903 incantarono Gustav Klimt in visita alla città, non hanno invece un giorno di vecchiaia.',
      year: '547 circa',
      technique: 'Mosaico in paste vitree, madreperla e oro',
      dimensions: '264 × 365 cm',
      category: 'Mosaico',
      guide: 'oro-di-ravenna',
      person: 'massimiano-di-ravenna',
      place: 'basilica-di-san-vitale',
      recording: 'chiese-oro-dei-mosaici',
      free: false,
    },
  ],
  places: [
    {
      slug: 'duomo-di-firenze',
      picture: 'cathedral',
      name: 'Cattedrale di Santa Maria del Fiore',
      city: 'Firenze',
      continent: 'Europa',
      text: 'Nel 1296 Arnolfo di Cambio tracciò sul terreno una chiesa che doveva oscurare quelle di Pisa e di Siena. Ci vollero più di cinque secoli per finirla. Sotto il pavimento dorme ancora la vecchia Santa Reparata, che la nuova costruzione inghiottì poco alla volta; accanto sale il campanile cominciato da Giotto nel 1334; davanti, il Battistero delle porte d’oro. La facciata, invece, ha appena un secolo e mezzo: quella originaria, rimasta a metà, era stata smontata nel 1587, e solo nel 1887 si inaugurò il ricamo di marmi bianchi, verdi e rosa disegnato da Emilio De Fabris. Dentro, dopo tanta festa, la navata sorprende per la sua sobrietà. Camminate fino alla crociera, sotto l’ottagono: il silenzio, là, ha la forma di una campana.',
      guide: 'cupola-senza-armatura',
      recording: 'chiese-costruire-nel-tempo',
      free: true,
    },
    {
      slug: 'cappella-sistina',
      picture: 'paintedVault',
      name: 'Cappella Sistina',
      city: 'Città del Vaticano',
      continent: 'Europa',
      text: 'Porta il nome di Sisto IV, che la fece ricostruire dal 1477 su un progetto attribuito a Baccio Pontelli e la consacrò all’Assunta nell’agosto del 1483. Un’aula semplice, lunga quaranta metri e larga poco più di tredici, con una volta a botte ribassata e una transenna di marmo a separare il clero dai laici. È rimasta una cappella vera: vi si celebrano liturgie, il papa vi battezza i neonati a gennaio, i cardinali vi si chiudono a chiave per il conclave. Quando non accade nulla di tutto questo, la attraversano migliaia di persone al giorno, e un sistema di climatizzazione combatte la polvere e il vapore dei loro respiri. Gli affreschi quattrocenteschi sulle pareti, spesso ignorati, meritano una panca e dieci minuti.',
      guide: 'cappella-sistina-naso-all-insu',
      recording: 'chiese-costruire-nel-tempo',
      free: true,
    },
    {
      slug: 'basilica-di-san-vitale',
      picture: 'octagon',
      name: 'Basilica di San Vitale',
      city: 'Ravenna',
      continent: 'Europa',
      text: 'Otto lati, otto pilastri, una cupola leggera fatta di tubi di terracotta infilati l’uno nell’altro: San Vitale non assomiglia alle altre chiese d’Italia e guarda piuttosto a Costantinopoli. La avviò il vescovo Ecclesio verso il 526, quando regnavano ancora i goti; la pagò Giuliano Argentario, un banchiere misterioso, sborsando ventiseimila monete d’oro; la consacrò Massimiano nel 547. Dal portico si passa in uno spazio che gira, si apre in esedre, si nasconde dietro capitelli traforati come pizzi. Tutto il colore è raccolto nel presbiterio: agnelli, pavoni, profeti, Abele e Melchisedec all’altare, Mosè che si slaccia i sandali. Carlo Magno ne rimase tanto colpito da ispirarvi la cappella di Aquisgrana. Sul pavimento, davanti all’altare, cercate il piccolo labirinto.',
      guide: 'oro-di-ravenna',
      recording: 'chiese-oro-dei-mosaici',
      free: false,
    },
  ],
  events: [
    {
      slug: 'scoppio-del-carro',
      title: 'Lo Scoppio del Carro',
      text: 'La mattina di Pasqua quattro buoi bianchi, con le corna infiorate, trainano fino al sagrato del Duomo di Firenze un carro alto come una casa, che tutti chiamano Brindellone. Al canto del Gloria, dall’altare maggiore parte lungo un filo una colomba meccanica spinta da un razzo: vola attraverso la navata, accende i mortaretti e torna indietro. Se il viaggio riesce, dice la tradizione, il raccolto sarà buono. Le origini si fanno risalire alla prima crociata e alle pietre focaie portate da Gerusalemme da Pazzino de’ Pazzi. Arrivate con largo anticipo: la piazza si riempie presto.',
      guide: 'cupola-senza-armatura',
    },
  ],
  updates: [
    {
      guide: 'cappella-sistina-naso-all-insu',
      title: 'La Sistina, parete per parete',
      subTitle:
        'Nove capitoli da ascoltare prima di entrare, per alzare lo sguardo sapendo dove posarlo.',
      date: '2026-07-09',
    },
    {
      guide: 'oro-di-ravenna',
      title: 'Ravenna nelle giornate corte',
      subTitle:
        'L’autunno è la stagione dei mosaici: luce radente, poche code e sei audio da portare con voi.',
      date: '2026-10-22',
    },
  ],
  recordings: [
    {
      slug: 'chiese-cupola-di-firenze',
      title: 'Il vuoto sopra Firenze',
      text: 'Fermatevi all’angolo della piazza, dove la cupola appare tutta intera, e provate a toglierla. Cancellatela con la mente. Per decenni i fiorentini videro soltanto questo: una chiesa gigantesca con un buco nel tetto, largo più di quaranta metri, in cui entravano la pioggia e i piccioni.\n\nNel millequattrocentodiciotto l’Opera del Duomo bandisce un concorso. Arrivano maestri da tutta la Toscana, ognuno con un modellino e un’idea. Qualcuno propone un pilastro al centro, qualcuno una foresta di travi. Poi parla un orafo dal carattere difficile, Filippo Brunelleschi, e sostiene che non serve alcuna armatura. Lo portano fuori di peso, convinti che sia pazzo.\n\nSi racconta che allora egli sfidasse i rivali a far stare in piedi un uovo su una lastra di marmo. Nessuno ci riuscì. Filippo prese l’uovo, ne schiacciò appena la punta, e l’uovo rimase dritto. Così saremmo stati capaci anche noi, protestarono gli altri. E lui: sapreste costruire anche la cupola, se vedeste il mio disegno.\n\nChe l’aneddoto sia vero o no, il cantiere partì due anni dopo, nell’estate del millequattrocentoventi. Mattone su mattone, anello su anello, la cupola crebbe reggendosi da sola, come si regge un discorso ben costruito. Gli operai lavoravano legati, bevevano vino allungato con l’acqua per non perdere l’equilibrio, e a mezzogiorno pranzavano lassù, sospesi fra le rondini.\n\nSedici anni più tardi il cerchio si chiuse. Adesso riaprite gli occhi: è ancora al suo posto.',
    },
    {
      slug: 'chiese-oro-dei-mosaici',
      title: 'Una luce fatta a pezzi',
      text: 'Prendete una lastra di vetro. Posatevi sopra una foglia d’oro, sottile al punto che un soffio la porterebbe via, e copritela con un altro velo di vetro, fuso e trasparente. Lasciate raffreddare. Ora spezzate tutto in cubetti piccoli come un’unghia. Avete in mano la materia del paradiso, o almeno di come lo immaginavano a Bisanzio.\n\nA Ravenna, a Monreale, sulle rive di tutto il Mediterraneo, squadre di artigiani salivano ogni mattina sui ponteggi con ceste di queste tessere. Stendevano la malta fresca, poca alla volta, e ve le premevano con il pollice. Mai perfettamente dritte. Ciascuna inclinata un poco, verso il basso o verso la finestra, perché la luce, cadendo, si rompesse in mille direzioni.\n\nPer questo un mosaico non si guarda da fermi. Fate un passo a destra, poi uno a sinistra. Vedete? L’imperatore si accende, la santa si spegne, il fondo respira. Non è un’immagine appesa al muro. È una conversazione fra il sole, il vetro e voi.',
    },
    {
      slug: 'chiese-pareti-che-parlano',
      title: 'Pareti che parlano',
      text: 'Oggi entriamo in una chiesa e vediamo affreschi. Chi vi entrava settecento anni fa vedeva una storia, e la leggeva con la stessa facilità con cui voi seguite un film. Sapeva chi era l’uomo con le chiavi, perché la donna portava un vasetto, che cosa sarebbe accaduto nella scena accanto.\n\nDipingere a fresco era una corsa. L’intonaco si stendeva al mattino, solo quel tanto che si contava di finire prima di sera: una giornata, la chiamavano. Il colore penetrava nella calce bagnata e, asciugando, diventava pietra. Sbagliare voleva dire martellare via tutto e ricominciare.\n\nPensate a Michelangelo, sotto la volta della Sistina, con il colore che gli gocciola sul viso. Non è un pittore, lo ripete a chiunque. Eppure, giorno dopo giorno, per quattro anni, riempie quel soffitto di giganti.\n\nScegliete una figura sola, fra le tante. Restate con lei per il tempo di tre respiri. È così che le pareti ricominciano a parlare.',
    },
    {
      slug: 'chiese-costruire-nel-tempo',
      title: 'Costruire per chi verrà',
      text: 'Chi posava la prima pietra di una cattedrale sapeva che non avrebbe visto l’ultima. Nemmeno suo figlio, probabilmente, e nemmeno il figlio di suo figlio. Eppure si alzava all’alba e cominciava.\n\nIntorno al cantiere nasceva una città nella città. C’erano cavatori, fabbri, carpentieri, barcaioli che portavano il marmo lungo i fiumi, donne che trasportavano acqua e calce, contabili che annotavano ogni chiodo. Le famiglie lasciavano nei testamenti una moneta, un anello, una coperta, perché la fabbrica andasse avanti.\n\nPoi venivano le pesti, le guerre, gli anni senza denaro. Le gru restavano immobili per decenni, l’erba cresceva sui muri. Finché qualcuno, un vescovo, un duca, un’intera cittadinanza, decideva di riprendere.\n\nAppoggiate una mano alla pietra, se è permesso. È fredda anche d’estate. Da qualche parte, poco sopra di voi, c’è il segno di uno scalpello: lo ha lasciato una persona di cui nessuno conosce il nome, e che lavorava anche per voi.',
    },
  ],
};
