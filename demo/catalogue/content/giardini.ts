import type { CategoryContent } from './types.ts';

export const giardini: CategoryContent = {
  slug: 'giardini',
  name: 'Ville e giardini',
  guides: [
    {
      slug: 'villa-d-este-teatro-delle-acque',
      picture: 'fountain',
      title: 'Villa d’Este, il teatro delle acque',
      shortDescription:
        'Un cardinale deluso, un architetto che sognava Roma e un fiume piegato a far musica: Tivoli raccontata fontana per fontana.',
      price: '8.90',
      special: true,
      freeTracks: 2,
      tracks: [
        { title: 'Il cardinale che non diventò papa', recording: 'giardini-acqua-che-suona' },
        { title: 'Dal convento alla reggia', recording: 'giardini-ville-e-potere' },
        { title: 'Un fiume sotto la città', recording: 'giardini-acqua-che-suona' },
        { title: 'Il Bicchierone', recording: 'giardini-acqua-che-suona' },
        { title: 'La fontana dell’Ovato', recording: 'giardini-grotte-e-mostri' },
        { title: 'Cento fontane, cento voci', recording: 'giardini-acqua-che-suona' },
        { title: 'La Rometta', recording: 'giardini-ville-e-potere' },
        { title: 'I Draghi', recording: 'giardini-grotte-e-mostri' },
        { title: 'La Civetta che zittisce gli uccelli', recording: 'giardini-acqua-che-suona' },
        { title: 'L’Organo idraulico', recording: 'giardini-acqua-che-suona' },
        { title: 'Le peschiere e il Nettuno', recording: 'giardini-acqua-che-suona' },
        { title: 'La rotonda dei Cipressi', recording: 'giardini-semi-e-rovine' },
      ],
      description: `<h2>Il giardino che si ascolta</h2>
<p>Quando Ippolito secondo d’Este arrivò a Tivoli come governatore, nel 1550, aveva in tasca una sconfitta e una rendita enorme. Il conclave gli aveva negato la tiara; la collina, ripida e mal abitata, gli offrì in cambio un regno di zampilli. Servirono anni di espropri, una galleria scavata sotto l’abitato e la fantasia erudita di <strong>Pirro Ligorio</strong> per trasformare un convento benedettino nel giardino più imitato d’Europa.</p>
<h3>Come funziona la visita</h3>
<p>Si scende. Dalla loggia del palazzo lo sguardo abbraccia tutto, poi le scale vi portano di terrazza in terrazza, mentre il rumore dell’acqua cambia registro: bisbiglio, pioggia, tuono. Nessuna pompa aiuta le fontane: bastano il dislivello e i vasi comunicanti.</p>
<ul>
<li>il viale delle <em>Cento Fontane</em>, con il muschio al posto della scultura;</li>
<li>la <em>Rometta</em>, la città eterna ridotta a scenografia;</li>
<li>la <em>Fontana dell’Organo</em>, che esegue ancora il suo breve concerto;</li>
<li>le peschiere, dove il baccano finalmente si posa.</li>
</ul>
<h3>Perché ascoltarla sul posto</h3>
<p>Le allegorie del Cinquecento, senza qualcuno che le sciolga, restano pietra bagnata. Qui ogni figura riprende il suo ruolo: l’Aniene che diventa Tevere, Ercole che custodisce i pomi d’oro, il padrone di casa che si paragona a entrambi. Alla fine del percorso vi consigliamo una panchina fra i cipressi: Franz Liszt, ospite abituale della villa, ne fece musica per pianoforte.</p>`,
      faqs: [
        {
          question: 'Quanto tempo devo mettere in conto per palazzo e giardino?',
          answer:
            'Due ore e mezza sono una misura giusta: una mezz’ora per le sale affrescate dell’appartamento, il resto all’aperto. Le tracce durano pochi minuti ciascuna e sono pensate per essere ascoltate fermi, davanti alla fontana di cui parlano.',
        },
        {
          question: 'A che ora suona la fontana dell’Organo?',
          answer:
            'Di norma l’organo si esibisce ogni due ore a partire dalla metà della mattina, ma conviene controllare gli orari all’ingresso. Il concerto è breve: arrivate con qualche minuto di anticipo e mettetevi vicino alla balaustra, dove il soffio delle canne si sente meglio.',
        },
        {
          question: 'Ci sono molti gradini da affrontare?',
          answer:
            'Sì, il giardino occupa un pendio deciso e i vialetti trasversali sono collegati da scale e rampe. In discesa si cammina volentieri; la risalita chiede fiato. Le tracce sono ordinate dall’alto verso il basso, così la fatica arriva soltanto alla fine.',
        },
        {
          question: 'È una guida adatta ai bambini?',
          answer:
            'Dagli otto anni in su funziona bene. I più piccoli amano il capitolo sulla Civetta, con gli uccelli di bronzo che smettono di cantare, e la caccia agli animali delle Cento Fontane. Le parti storiche si possono saltare senza perdere il filo.',
        },
        {
          question: 'È vero che le fontane vanno senza motori?',
          answer:
            'È vero: l’acqua derivata dall’Aniene arriva in alto attraverso un condotto sotterraneo e poi scende per gravità. La pressione nasce soltanto dalla differenza di quota, come nei vasi comunicanti, e regola l’altezza di ogni zampillo.',
        },
        {
          question: 'Che rapporto c’è con Villa Adriana?',
          answer:
            'Ligorio scavò per anni nella residenza dell’imperatore, pochi chilometri più a valle, e ne trasse idee, marmi e statue per il cardinale. La guida accenna al debito, ma resta dentro i cancelli di Villa d’Este.',
        },
      ],
    },
    {
      slug: 'boboli-palazzo-senza-soffitto',
      picture: 'avenue',
      title: 'Boboli, un palazzo senza soffitto',
      shortDescription:
        'Viali come corridoi, grotte come camere segrete: passeggiata nel giardino con cui i Medici insegnarono all’Europa a piantare.',
      price: '6.50',
      freeTracks: 1,
      tracks: [
        { title: 'La collina di Eleonora', recording: 'giardini-ville-e-potere' },
        { title: 'L’anfiteatro e il suo obelisco', recording: 'giardini-ville-e-potere' },
        { title: 'Il nano sulla tartaruga', recording: 'giardini-grotte-e-mostri' },
        { title: 'Dentro la Grotta Grande', recording: 'giardini-grotte-e-mostri' },
        { title: 'Nettuno e il vivaio', recording: 'giardini-acqua-che-suona' },
        { title: 'Il Viottolone', recording: 'giardini-ville-e-potere' },
        { title: 'L’Isolotto', recording: 'giardini-acqua-che-suona' },
        { title: 'Limoni d’inverno', recording: 'giardini-semi-e-rovine' },
      ],
      description: `<h2>Una reggia all’aperto</h2>
<p>Chi entra a Boboli dal cortile dell’Ammannati ha l’impressione che Palazzo Pitti non finisca: oltre la fontana, la pietra cede al bosso e le sale continuano senza tetto. L’aveva immaginato così <strong>Eleonora di Toledo</strong>, che comprò il palazzo e la collina alle sue spalle e chiamò il Tribolo a disegnarla. Lo scultore morì nel 1550, a lavori appena avviati; dopo di lui si alternarono Ammannati, Vasari, Buontalenti, i Parigi, fino agli architetti dei Lorena.</p>
<h3>Tre secoli in un pomeriggio</h3>
<p>Il percorso segue due assi. Il primo sale dal palazzo alla collina, fra anfiteatro e peschiera; il secondo precipita lungo il viale dei cipressi fino a un’isola rotonda, piena di vasi d’agrumi.</p>
<ol>
<li><strong>Il Cinquecento</strong>, con la Grotta Grande e il suo inganno di stalattiti.</li>
<li><strong>Il Seicento</strong>, quando il Viottolone raddoppia la superficie del giardino.</li>
<li><strong>Il Settecento</strong>, che porta la Limonaia, il Kaffeehaus e i cancelli aperti ai fiorentini.</li>
</ol>
<h3>Quello che di solito sfugge</h3>
<p>Ci fermeremo dove il flusso dei visitatori accelera: davanti a un buffone di corte trattato come un dio, sotto un affresco che finge il crollo della volta, in mezzo a cedri deformi che un botanico del granduca giudicava più preziosi dei quadri. Boboli è un archivio vivente, e ogni siepe ha la sua data.</p>`,
      faqs: [
        {
          question: 'Da quale ingresso conviene cominciare?',
          answer:
            'La guida parte dal cortile di Palazzo Pitti, perché da lì il giardino si legge come lo pensarono i Medici. Se entrate da Porta Romana potete invertire l’ordine: basta iniziare dalla traccia sull’Isolotto e risalire il Viottolone.',
        },
        {
          question: 'La Grotta del Buontalenti si visita sempre?',
          answer:
            'La facciata si vede in ogni momento dal cancello; l’interno apre a orari stabiliti e con accompagnamento, per proteggere le incrostazioni. Se la trovate chiusa, la traccia descrive comunque le tre stanze in modo che possiate seguirle dall’esterno.',
        },
        {
          question: 'I Prigioni nella grotta sono di Michelangelo?',
          answer:
            'Quelli che vedete sono calchi. I quattro originali, lasciati incompiuti dallo scultore, furono murati qui alla fine del Cinquecento e nel secolo scorso sono passati alla Galleria dell’Accademia, a un quarto d’ora di cammino.',
        },
        {
          question: 'In quale stagione il giardino dà il meglio?',
          answer:
            'Da maggio a ottobre i vasi di agrumi escono dalla Limonaia e ripopolano viali e Isolotto; tra aprile e giugno fioriscono rose e iris. L’inverno, quasi deserto, è invece il momento in cui si capisce meglio l’architettura.',
        },
        {
          question: 'Serve un buon paio di scarpe?',
          answer:
            'Sì: ghiaia, selciato sconnesso e salite vere. Dal palazzo alla terrazza più alta si guadagnano parecchie decine di metri. Lungo il percorso segnaliamo le panchine all’ombra e le scorciatoie per chi preferisce non affrontare l’intero Viottolone.',
        },
      ],
    },
    {
      slug: 'caserta-la-via-d-acqua-del-re',
      picture: 'cascade',
      title: 'Caserta: la via d’acqua del re',
      shortDescription:
        'Tre chilometri di vasche, un acquedotto lungo quasi una maratona e un bosco inglese: il parco di Vanvitelli dall’alto in basso.',
      price: '5.90',
      freeTracks: 2,
      tracks: [
        { title: 'Un cannocchiale di tre chilometri', recording: 'giardini-ville-e-potere' },
        { title: 'L’acquedotto Carolino', recording: 'giardini-acqua-che-suona' },
        { title: 'Il bosco vecchio e la peschiera', recording: 'giardini-semi-e-rovine' },
        { title: 'I venti di Eolo', recording: 'giardini-grotte-e-mostri' },
        { title: 'Cerere, Venere e Adone', recording: 'giardini-ville-e-potere' },
        { title: 'Diana e Atteone sotto la cascata', recording: 'giardini-acqua-che-suona' },
        { title: 'Il Giardino inglese di Maria Carolina', recording: 'giardini-semi-e-rovine' },
      ],
      description: `<h2>Dove finisce lo sguardo, comincia la cascata</h2>
<p>Dal vestibolo della Reggia il monte Briano sembra appoggiato in fondo al corridoio. È un effetto calcolato: <strong>Luigi Vanvitelli</strong> allineò atrio, viale, vasche e montagna su un’unica retta, così che un re seduto in carrozza potesse misurare a occhio la propria potenza. Per far scendere l’acqua lungo quell’asse occorreva però trovarla, e l’architetto la trovò alle sorgenti del Fizzo, trentotto chilometri più in là.</p>
<h3>Sei fontane, una storia</h3>
<p>Margherita, Delfini, Eolo, Cerere, Venere e Adone, Diana e Atteone: i nomi si susseguono come i canti di un poema di caccia, la passione che divorava i Borbone. Vanvitelli morì nel 1773 senza vederne compiuta nessuna; toccò al figlio Carlo ridurre il numero delle vasche e popolare di marmi quelle rimaste.</p>
<ul>
<li>il palazzo visto di spalle, lato giardino;</li>
<li>la Peschiera grande, teatro di finte battaglie navali per il piccolo Ferdinando;</li>
<li>la cascata e il suo torrione;</li>
<li>il Giardino inglese, con rovine costruite a bella posta e camelie centenarie.</li>
</ul>
<h3>Camminare o farsi portare</h3>
<p>Il viale è lungo, assolato e in lieve salita. La guida prevede entrambe le soluzioni: chi va a piedi ascolta una traccia per ogni vasca; chi prende la navetta fino in cima comincia da Diana e torna indietro scendendo, con la facciata della Reggia che cresce a ogni passo.</p>`,
      faqs: [
        {
          question: 'Quanto è lungo davvero il viale delle fontane?',
          answer:
            'Dal palazzo alla cascata corrono circa tre chilometri. La prospettiva inganna, perché le vasche sembrano toccarsi: calcolate quaranta o cinquanta minuti di passo tranquillo per la sola andata, soste escluse, e portate acqua e cappello.',
        },
        {
          question: 'Da dove arriva tutta quest’acqua?',
          answer:
            'Dalle sorgenti del Fizzo, alle falde del Taburno, attraverso l’acquedotto Carolino: trentotto chilometri quasi tutti sotterranei, con i tre ordini di arcate dei Ponti della Valle presso Maddaloni. Serviva il parco, ma anche mulini e manifatture.',
        },
        {
          question: 'Posso usare la guida soltanto per il Giardino inglese?',
          answer:
            'Certamente: l’ultima traccia è autonoma e ne racconta la nascita, voluta dalla regina Maria Carolina con il botanico Graefer. Tenete conto che l’ingresso sta in cima al viale e che chiude prima del resto del parco.',
        },
        {
          question: 'Chi sono i due gruppi di statue ai piedi della cascata?',
          answer:
            'Da una parte Diana sorpresa al bagno con le ninfe, dall’altra Atteone, che l’ha spiata e sta già diventando cervo mentre i suoi cani lo assalgono. La cascata, in mezzo, separa per sempre chi guarda da chi è guardato.',
        },
      ],
    },
    {
      slug: 'nel-bosco-dei-mostri',
      picture: 'ogre',
      title: 'Nel bosco dei mostri',
      shortDescription:
        'Orchi, elefanti e una casa storta: a Bomarzo un soldato stanco della guerra scolpì nei massi un enigma senza soluzione.',
      price: '3.90',
      freeTracks: 1,
      tracks: [
        { title: 'Vicino Orsini, signore inquieto', recording: 'giardini-grotte-e-mostri' },
        { title: 'La casa pendente', recording: 'giardini-grotte-e-mostri' },
        { title: 'Dentro la bocca dell’Orco', recording: 'giardini-grotte-e-mostri' },
        { title: 'Il tempietto per Giulia', recording: 'giardini-semi-e-rovine' },
      ],
      description: `<h2>Per inganno o per arte?</h2>
<p>«Tu ch’entri qua pon mente parte a parte», avverte un’iscrizione, e chiede se tante meraviglie siano fatte per inganno oppure per arte. A Bomarzo, sotto il paese, la domanda aspetta risposta dalla metà del Cinquecento. Il committente si chiamava Pier Francesco Orsini, ma tutti, lui compreso, lo dicevano <strong>Vicino</strong>: capitano, prigioniero di guerra, lettore accanito, vedovo inconsolato.</p>
<h3>Un giardino alla rovescia</h3>
<p>Negli stessi anni, a pochi chilometri, si tracciavano le geometrie di Bagnaia e Caprarola. Vicino fece il contrario: niente assi, niente simmetrie, soltanto massi di peperino affioranti che gli scultori trasformarono dove stavano. Il visitatore si perde per davvero, e ogni figura gli si para davanti senza preavviso.</p>
<ul>
<li>il gigante che squarta il nemico;</li>
<li>la tartaruga con la Fama sul guscio;</li>
<li>l’elefante da guerra con un soldato stretto nella proboscide;</li>
<li>l’Orco, che dentro la bocca nasconde un tavolo da picnic.</li>
</ul>
<h3>Morto e risorto</h3>
<p>Alla scomparsa del suo inventore il Sacro Bosco tornò bosco e basta. Lo riscoprirono gli artisti del Novecento, Salvador Dalí in testa, e lo salvò la famiglia Bettini, che lo acquistò nel 1954. La guida segue l’ordine dei sentieri di oggi e offre le interpretazioni più solide, dichiarando apertamente dove gli studiosi litigano ancora.</p>`,
      faqs: [
        {
          question: 'Quali sculture dovrei assolutamente cercare?',
          answer:
            'L’Orco con la bocca spalancata, la casa pendente, l’elefante, il drago assalito dalle belve e la grande tartaruga. Tenete d’occhio anche le iscrizioni incise sui sedili e sui vasi: sono la sola voce diretta di Vicino Orsini.',
        },
        {
          question: 'La casa è inclinata per un terremoto?',
          answer:
            'No, nacque storta. Fu costruita su un masso già in pendenza seguendone l’asse, e dentro il pavimento fa perdere l’equilibrio. Una scritta la dedica al cardinale Cristoforo Madruzzo, amico del padrone di casa.',
        },
        {
          question: 'Chi era la Giulia Farnese del tempietto?',
          answer:
            'La moglie di Vicino, omonima della più celebre amante di papa Alessandro VI ma di un’altra generazione. Morì intorno al 1560 e il tempietto in cima al bosco viene tradizionalmente letto come omaggio alla sua memoria.',
        },
        {
          question: 'I bambini si spaventano?',
          answer:
            'Quasi mai: per loro è un parco di creature da scalare con gli occhi, e l’Orco, dove le voci rimbombano, è il posto preferito. Le tracce durano poco e lasciano molto spazio all’esplorazione libera.',
        },
      ],
    },
    {
      slug: 'palladio-in-villa',
      picture: 'villa',
      title: 'Palladio in villa',
      shortDescription:
        'Granai con il frontone, stalle con le colonne: come un ex scalpellino diede alla campagna veneta la dignità di un tempio.',
      price: '4.90',
      freeTracks: 1,
      tracks: [
        { title: 'Il ragazzo con lo scalpello', recording: 'giardini-ville-e-potere' },
        { title: 'Villa Godi, la prima prova', recording: 'giardini-ville-e-potere' },
        { title: 'Maser, una casa dipinta', recording: 'giardini-acqua-che-suona' },
        { title: 'La Malcontenta sul Brenta', recording: 'giardini-ville-e-potere' },
        { title: 'Villa Emo e le sue barchesse', recording: 'giardini-semi-e-rovine' },
        { title: 'La Rotonda', recording: 'giardini-ville-e-potere' },
      ],
      description: `<h2>Il tempio e il fienile</h2>
<p>Nel Cinquecento i patrizi veneziani scoprirono che la terra rendeva quanto il mare e rischiava meno. Occorrevano case da cui sorvegliare i raccolti, ricevere gli ospiti e mostrarsi, tutto sotto lo stesso tetto. <strong>Andrea Palladio</strong> rispose con un’invenzione semplice e inaudita: mise davanti alla fattoria la facciata di un tempio antico.</p>
<h3>Cinque ville, un metodo</h3>
<p>Il percorso non pretende di essere completo: le dimore riconosciute dall’Unesco sono più di venti. Ne abbiamo scelte cinque che si lasciano visitare e che, messe in fila, mostrano un pensiero farsi sempre più nitido.</p>
<ul>
<li><strong>Villa Godi</strong> a Lonedo, severa, ancora quasi un castello;</li>
<li><strong>Villa Barbaro</strong> a Maser, con le stanze che Veronese popolò di presenze;</li>
<li><strong>Villa Foscari</strong>, la Malcontenta, specchiata nel Brenta;</li>
<li><strong>Villa Emo</strong> a Fanzolo, dove le barchesse diventano ali;</li>
<li><strong>la Rotonda</strong>, alle porte di Vicenza, uguale da quattro parti.</li>
</ul>
<h3>Guardare i numeri</h3>
<p>Palladio ragionava per proporzioni, come un musicista. Vi insegneremo a riconoscerle senza righello: contando i passi di una sala, confrontando la porta con la finestra, osservando come il soffitto salga quando la stanza si allarga. Poi capirete perché le sue pagine, stampate a Venezia nel 1570, hanno generato case bianche in Inghilterra, in Russia e in Virginia.</p>`,
      faqs: [
        {
          question: 'Le cinque ville si vedono in una sola giornata?',
          answer:
            'In automobile se ne visitano bene due o tre, non di più: sono sparse fra le province di Vicenza, Treviso e Venezia e hanno giorni di apertura diversi. Consigliamo un fine settimana, partendo dalla Rotonda e chiudendo sul Brenta.',
        },
        {
          question: 'Perché la Malcontenta si chiama così?',
          answer:
            'La leggenda parla di una dama dei Foscari confinata qui per infedeltà, ma il nome della località è più antico della villa. Piace crederci perché la casa, isolata fra i salici sul Brenta, sembra davvero aspettare qualcuno.',
        },
        {
          question: 'Che cosa sono le barchesse?',
          answer:
            'Sono i lunghi portici di servizio ai fianchi della casa padronale: fienili, cantine, ricoveri per gli attrezzi. Palladio le allineò alla facciata invece di nasconderle, così l’azienda agricola divenne parte della scena.',
        },
        {
          question: 'Bisogna intendersi di architettura?',
          answer:
            'Per niente. La guida spiega i termini quando servono e preferisce gli esempi concreti: il fresco di una loggia a luglio, la luce di una sala, il percorso del grano fino al solaio. Chi è del mestiere troverà comunque riferimenti precisi.',
        },
        {
          question: 'È rimasto qualcosa da vedere anche all’interno?',
          answer:
            'Moltissimo: a Maser gli affreschi di Paolo Veronese con la balia affacciata al balcone dipinto, alla Malcontenta e a Fanzolo quelli di Giambattista Zelotti. Non tutte le stanze sono aperte, perché alcune ville restano abitate.',
        },
      ],
    },
    {
      slug: 'l-orto-dei-semplici',
      picture: 'physicGarden',
      title: 'L’orto dei semplici',
      shortDescription:
        'A Padova, dal 1545, gli studenti di medicina imparano a distinguere la cura dal veleno dentro un cerchio perfetto di piante.',
      price: '2.99',
      freeTracks: 1,
      tracks: [
        { title: 'Un’aula senza banchi', recording: 'giardini-semi-e-rovine' },
        { title: 'La palma che cambiò Goethe', recording: 'giardini-semi-e-rovine' },
        { title: 'Dalle Americhe alla serra di domani', recording: 'giardini-ville-e-potere' },
      ],
      description: `<h2>Un cerchio, un quadrato, mille rimedi</h2>
<p>«Semplici» erano chiamate le erbe medicinali nel loro stato naturale, prima che lo speziale le mescolasse. Riconoscerle poteva salvare un paziente o ucciderlo, e i falsi abbondavano. Per questo nel 1545 il Senato veneziano accolse la richiesta di <strong>Francesco Bonafede</strong>, professore dell’ateneo patavino, e fondò un giardino dove la lezione si facesse con le foglie in mano.</p>
<h3>Il disegno</h3>
<p>La pianta è rimasta quella delle origini: un quadrato dentro un cerchio, due viali in croce, quattro quarti pieni di aiuole minute. Il muro che lo cinge fu alzato pochi anni dopo, quando i ladri notturni dimostrarono quanto valesse il contenuto.</p>
<h3>Tre soste</h3>
<ol>
<li>Il nucleo antico, con le piante velenose segnalate accanto a quelle che guariscono.</li>
<li>La palma nana messa a dimora nel 1585, che Goethe ammirò nel settembre del 1786 e di cui scrisse studiando le metamorfosi vegetali.</li>
<li>Il Giardino della biodiversità, inaugurato nel 2014, dove i climi della Terra si attraversano a piedi.</li>
</ol>
<p>È la guida più breve del nostro catalogo verde, e volutamente: l’Orto chiede di essere percorso piano, leggendo i nomi. Da qui passarono per la prima volta in Italia specie oggi comunissime, dal lillà alla patata. L’Unesco, nel 1997, lo ha definito origine di tutti gli orti botanici del mondo.</p>`,
      faqs: [
        {
          question: 'L’Orto di Padova è il più antico del mondo?',
          answer:
            'È il più antico orto universitario rimasto nella sua sede originaria. Pisa ne fondò uno poco prima, ma lo spostò più volte; quello padovano non si è mai mosso e conserva il tracciato del Cinquecento.',
        },
        {
          question: 'Dove si trova la palma di Goethe?',
          answer:
            'In una piccola serra ottagonale costruita apposta, nella parte antica. È una palma nana, Chamaerops humilis, che in natura supera di poco l’altezza di un uomo: questa, protetta dal freddo, ha oltrepassato i dieci metri.',
        },
        {
          question: 'Vale la pena anche in inverno?',
          answer:
            'Sì, perché le serre del Giardino della biodiversità ricreano foresta tropicale, savana, clima temperato e deserto a temperatura costante. All’esterno, con i rami spogli, si legge meglio la geometria del cerchio antico.',
        },
        {
          question: 'Quanto dura l’ascolto completo?',
          answer:
            'Una ventina di minuti di voce, da distribuire su un’ora abbondante di passeggiata. Le tre tracce si ascoltano in ordine: ingresso, palma, serre nuove. Tra l’una e l’altra vi lasciamo apposta senza compagnia.',
        },
      ],
    },
    {
      slug: 'ninfa-e-la-mortella',
      picture: 'roses',
      title: 'Rose sulle rovine: Ninfa e La Mortella, giardini ostinati',
      shortDescription:
        'Una città morta di malaria e una pietraia di lava: due luoghi impossibili che alcune donne testarde hanno fatto fiorire.',
      price: '5.40',
      freeTracks: 1,
      tracks: [
        { title: 'La Pompei del Medioevo', recording: 'giardini-semi-e-rovine' },
        { title: 'Ada, Marguerite, Lelia', recording: 'giardini-semi-e-rovine' },
        { title: 'Il fiume trasparente', recording: 'giardini-acqua-che-suona' },
        { title: 'Una sposa fra le pietre', recording: 'giardini-semi-e-rovine' },
        { title: 'La musica nella valle', recording: 'giardini-acqua-che-suona' },
      ],
      description: `<h2>Piantare dove nessuno pianterebbe</h2>
<p>Due giardini del Novecento, lontani fra loro un centinaio di chilometri e parenti stretti per carattere. <strong>Ninfa</strong> è cresciuta sopra una città: sette chiese, mura, mulini, saccheggiati nel 1382 e poi consegnati alle zanzare. <strong>La Mortella</strong> è nata da una colata lavica di Ischia, dove persino gli amici consigliavano di lasciar perdere.</p>
<h3>Ninfa</h3>
<p>I Caetani tornarono sulle loro rovine con le vanghe: Gelasio, ingegnere, prosciugò e consolidò; la madre Ada Wilbraham piantò; la cognata Marguerite Chapin, editrice di poeti, diede respiro al disegno; Lelia, pittrice e ultima della famiglia, accostò i fiori come colori. Nessun asse, nessuna siepe squadrata: soltanto un corso d’acqua limpido e rose che entrano dalle finestre di case senza tetto.</p>
<h3>La Mortella</h3>
<ul>
<li>la <em>Valle</em>, umida e ombrosa, impostata dal paesaggista inglese Russell Page;</li>
<li>la <em>Collina</em>, voluta da Susana Walton dopo la morte del marito;</li>
<li>il teatro greco affacciato sul mare di Forio, dove suonano orchestre di ragazzi.</li>
</ul>
<h3>Perché insieme</h3>
<p>Ascoltati uno dopo l’altro, i due luoghi raccontano la stessa lezione di pazienza. Un giardino simile non si finisce mai: si affida. Per questo, in entrambi i casi, l’ultima erede ha scelto una fondazione invece di un proprietario.</p>`,
      faqs: [
        {
          question: 'Quando è aperto il giardino di Ninfa?',
          answer:
            'Soltanto in giornate stabilite, di solito fra la primavera e l’autunno, con prenotazione e visita accompagnata: l’equilibrio del luogo è fragile. Ascoltate le prime tre tracce durante il viaggio, così in loco potrete guardare e basta.',
        },
        {
          question: 'Che origine ha il nome La Mortella?',
          answer:
            'È la parola con cui sull’isola si indica il mirto selvatico, che cresceva fra le rocce del promontorio di Zaro. I Walton comprarono una pietraia e tennero il nome della sola pianta che ci viveva bene.',
        },
        {
          question: 'È una guida per appassionati di botanica?',
          answer:
            'Chi ama le piante troverà nomi e provenienze, ma il cuore è umano: famiglie, lutti, caparbietà. Abbiamo scelto poche specie esemplari, dalla rosa rampicante alla ninfea gigante, e le raccontiamo attraverso chi le ha portate fin lì.',
        },
        {
          question: 'William Walton compose davvero a Ischia?',
          answer:
            'Sì, il musicista inglese visse sull’isola dal 1949 e vi lavorò fino alla morte, nel 1983. Chiedeva silenzio: la moglie Susana piantava lontano dal suo studio, e le sue ceneri riposano sotto una roccia del giardino.',
        },
        {
          question: 'Posso ascoltarla anche senza visitare i due luoghi?',
          answer:
            'È pensata anche per questo. Molti la usano come lettura serale o come preparazione a un viaggio: le descrizioni sono abbastanza precise da farvi vedere il ponte a due luci e la valle di felci a occhi chiusi.',
        },
      ],
    },
    {
      slug: 'isola-bella-nave-di-fiori',
      picture: 'terraces',
      title: 'L’Isola Bella, una nave di fiori sul lago Maggiore',
      shortDescription:
        'Dieci terrazze, un liocorno e pavoni bianchi: lo scoglio dei pescatori che i Borromeo vararono come un vascello barocco.',
      price: '3.60',
      freeTracks: 1,
      tracks: [
        { title: 'Uno scoglio per Isabella', recording: 'giardini-ville-e-potere' },
        { title: 'Le stanze di ciottoli', recording: 'giardini-grotte-e-mostri' },
        { title: 'Il Teatro Massimo', recording: 'giardini-grotte-e-mostri' },
        { title: 'Sulla decima terrazza', recording: 'giardini-semi-e-rovine' },
      ],
      description: `<h2>All’ancora davanti a Stresa</h2>
<p>Visto dal battello, il giardino è la poppa e il palazzo la prua. L’illusione non è casuale: dal 1632, quando <strong>Carlo III Borromeo</strong> ottenne di costruire sull’Isola inferiore e la ribattezzò in onore della moglie Isabella d’Adda, ogni generazione della famiglia ha aggiunto un ponte, una vela, un ornamento a questa nave di pietra che non salpa.</p>
<h3>Terra portata in barca</h3>
<p>Lo scoglio era nudo. Arrivarono per acqua i blocchi, i mattoni, le statue e perfino la terra da coltivare, sistemata su dieci terrazze a piramide tronca secondo il progetto avviato da Angelo Crivelli. Fu <strong>Vitaliano VI</strong> a tirare le fila, fino all’inaugurazione del 1671.</p>
<ul>
<li>le grotte al piano terreno, rivestite di sassi bianchi e neri per tener fresca l’estate;</li>
<li>il Teatro Massimo, quinta di nicchie, obelischi e conchiglie;</li>
<li>il liocorno rampante, insegna di casa, in cima a tutto;</li>
<li>i pavoni bianchi, che si considerano i veri padroni.</li>
</ul>
<h3>Piccola guida di bordo</h3>
<p>Quattro tracce bastano, perché l’isola misura poco più di trecento metri. La prima si ascolta sul battello; le altre seguono la visita obbligata dal palazzo al giardino. Chiudiamo lassù, sulla terrazza più alta, dove agrumi e azalee lasciano il posto all’acqua e si capisce che il Barocco, qui, ha preso il lago come fondale.</p>`,
      faqs: [
        {
          question: 'Come si raggiunge l’isola?',
          answer:
            'Con i battelli di linea o i motoscafi che partono da Stresa, Baveno e dagli altri approdi del golfo: pochi minuti di navigazione. La prima traccia è tarata proprio su quel tragitto, quindi avviatela appena mollati gli ormeggi.',
        },
        {
          question: 'Che animale è quello sopra il teatro?',
          answer:
            'Un liocorno, cioè un unicorno, cavalcato da un putto: è uno degli emblemi dei Borromeo e compare anche negli stucchi del palazzo. Intorno gli fanno compagnia personificazioni di fiumi, stagioni ed elementi.',
        },
        {
          question: 'In che mesi è visitabile il giardino?',
          answer:
            'Di norma dalla seconda metà di marzo fino all’autunno, con date che variano ogni anno. Ad aprile e maggio dominano camelie, azalee e rododendri; d’estate tocca a oleandri e ibischi; a settembre, con meno folla, si cammina meglio.',
        },
        {
          question: 'Le grotte del palazzo sono naturali?',
          answer:
            'No: sono sei sale a pelo di lago, decorate per decenni con ciottoli, schegge di marmo, tufo e stucchi. Servivano da rifugio contro l’afa e da camera delle meraviglie, e ancora oggi l’aria vi resta sorprendentemente fresca.',
        },
      ],
    },
  ],
  persons: [
    {
      slug: 'pirro-ligorio',
      picture: {
        sex: 'man',
        age: 'grown',
        hair: 'short',
        beard: 'full',
        headwear: 'beret',
        dress: 'ruff',
      },
      name: 'Pirro Ligorio',
      born: '1513 circa',
      died: '1583',
      text: 'Napoletano trapiantato a Roma, pittore di facciate prima che architetto, Ligorio fu soprattutto un uomo malato di antichità. Copiava iscrizioni, misurava ruderi, scavava a Villa Adriana e riempiva decine di volumi manoscritti in cui la scoperta si confonde spesso con l’invenzione: gli epigrafisti gli rimproverano ancora le lapidi che fabbricò di sana pianta. Proprio quella fantasia però gli servì a Tivoli, dove il cardinale Ippolito d’Este lo volle come antiquario e poi come regista del giardino. Le fontane raccontano per suo tramite miti, fiumi e vanità di famiglia. In Vaticano costruì il Casino di Pio quarto, gioiello di stucchi nascosto fra gli alberi, e per breve tempo diresse la fabbrica di San Pietro dopo Michelangelo, perdendo il posto per le troppe critiche. Finì i suoi giorni a Ferrara, antiquario di corte degli Este, continuando a disegnare una Roma che forse non era mai esistita.',
      guide: 'villa-d-este-teatro-delle-acque',
      recording: 'giardini-acqua-che-suona',
      free: true,
    },
    {
      slug: 'andrea-palladio',
      picture: {
        sex: 'man',
        age: 'grown',
        hair: 'bald',
        beard: 'full',
        headwear: 'none',
        dress: 'gown',
      },
      name: 'Andrea Palladio',
      born: '1508',
      died: '1580',
      text: 'Nacque a Padova, figlio di un mugnaio, e si chiamava Andrea di Pietro della Gondola. A tredici anni era garzone di uno scalpellino, a sedici lavorava in una bottega di Vicenza; avrebbe potuto scolpire camini per tutta la vita se il conte Giangiorgio Trissino, letterato e architetto dilettante, non avesse intuito il suo talento. Fu lui a portarlo a Roma, davanti alle rovine, e a dargli il nome con cui lo conosciamo. Da allora Palladio costruì palazzi, ponti, chiese veneziane e, alla fine, un teatro; ma la campagna restò il suo laboratorio. Per nobili e patrizi progettò ville in mattoni e intonaco, materiali poveri, nobilitati da proporzioni esatte e da frontoni che fino allora erano spettati agli dèi. Nel 1570 pubblicò a Venezia i Quattro libri dell’architettura, con i propri edifici accanto a quelli antichi. Poche pagine hanno viaggiato tanto: Inigo Jones le annotò una per una, Thomas Jefferson le considerava la sua bibbia.',
      guide: 'palladio-in-villa',
      recording: 'giardini-ville-e-potere',
      free: true,
    },
    {
      slug: 'luigi-vanvitelli',
      picture: {
        sex: 'man',
        age: 'grown',
        hair: 'wig',
        beard: 'none',
        headwear: 'none',
        dress: 'coat',
      },
      name: 'Luigi Vanvitelli',
      born: '1700',
      died: '1773',
      text: 'Il cognome è una traduzione: suo padre era Gaspar van Wittel, pittore olandese di vedute, arrivato in Italia da giovane e mai più ripartito. Luigi nacque a Napoli, crebbe a Roma e imparò dal padre a inquadrare il paesaggio prima ancora di costruirlo. Lavorò ad Ancona, dove disegnò un lazzaretto a cinque lati in mezzo al porto, e alla cupola di San Pietro, che contribuì a cerchiare quando le crepe facevano paura. Nel 1751 Carlo di Borbone lo chiamò per un’impresa fuori misura: una reggia con teatro, biblioteca, parco e, nelle intenzioni, una città intorno. Vanvitelli pensò tutto insieme, dalla scala d’onore alle sorgenti lontane trentotto chilometri. Le sue lettere al fratello Urbano, vivacissime, raccontano ritardi, gelosie, gotta, entusiasmi. Quando il re partì per il trono di Spagna, nel 1759, il cantiere rallentò; l’architetto morì a Caserta lasciando al figlio Carlo il compito di far arrivare l’acqua alle statue.',
      guide: 'caserta-la-via-d-acqua-del-re',
      recording: 'giardini-ville-e-potere',
      free: false,
    },
    {
      slug: 'susana-walton',
      picture: { sex: 'woman', age: 'grown', hair: 'bun', headwear: 'hat', dress: 'coat' },
      name: 'Susana Walton',
      born: '1926',
      died: '2010',
      text: 'A Buenos Aires si chiamava Susana Gil Passo e lavorava per il British Council quando, nel 1948, conobbe il compositore inglese William Walton, di passaggio per un congresso. Lui le chiese di sposarlo quasi subito; lei disse di no, poi di sì, e l’anno seguente erano a Ischia, in una casa presa in affitto. Nel 1956 cominciarono a trasformare una cava di pietra lavica in giardino, con il disegno del paesaggista Russell Page e molto scetticismo intorno. Susana imparò strada facendo: piantava felci arboree, chiedeva semi in tutto il mondo, trattava con i muratori in un italiano tutto suo. Rimasta vedova nel 1983, non chiuse i cancelli: salì sulla collina, la coltivò da sola e nel 1991 aprì La Mortella al pubblico, affidandola poi a una fondazione che sostiene i giovani musicisti. Chi l’ha incontrata negli ultimi anni ricorda i cappelli enormi, la risata e l’abitudine di accogliere i visitatori di persona.',
      guide: 'ninfa-e-la-mortella',
      recording: 'giardini-semi-e-rovine',
      free: true,
    },
  ],
  objects: [
    {
      slug: 'fontana-dell-organo-di-tivoli',
      picture: 'organFountain',
      title: 'La Fontana dell’Organo',
      text: 'Il pubblico del Cinquecento girava intorno alla facciata in cerca del musicista nascosto, e non lo trovava. Progettata da Pirro Ligorio e animata dai fontanieri francesi Luc Leclerc e Claude Venard, la fontana conteneva una macchina che oggi definiremmo programmabile: l’acqua, cadendo in una camera chiusa, comprimeva l’aria e la spingeva verso le canne; una ruota idraulica faceva intanto girare un cilindro dentato che abbassava i tasti. Ne usciva una melodia intera, e papa Gregorio tredicesimo, in visita alla villa, volle esaminare il congegno di persona. Il prospetto, affollato di telamoni, sirene, aquile estensi e storie di Apollo e Orfeo, fu completato soltanto nel 1611, sotto il cardinale Alessandro, con il tempietto che protegge lo strumento. Trascuratezza e calcare lo ridussero poi al silenzio per secoli. Un restauro concluso nei primi anni Duemila gli ha restituito la voce: a orari fissi si aprono le ante e, per qualche minuto, la corrente dell’Aniene suona musica del Rinascimento senza che nessuno la tocchi.',
      year: '1568–1611',
      technique: 'Muratura con stucchi e mosaico rustico; organo idraulico automatico',
      dimensions: 'Misure ambientali',
      category: 'Fontana',
      guide: 'villa-d-este-teatro-delle-acque',
      person: 'pirro-ligorio',
      place: 'villa-d-este-a-tivoli',
      event: 'villa-d-este-di-notte',
      recording: 'giardini-acqua-che-suona',
      free: true,
    },
    {
      slug: 'viale-delle-cento-fontane',
      picture: 'spouts',
      title: 'Le Cento Fontane',
      text: 'Non contatele: sono più di cento, e in fondo il numero serviva solo a dare l’idea dell’infinito. Il viale attraversa il giardino in piano, come una pausa fra due discese, e collega la fontana dell’Ovato, cioè Tivoli con la sua cascata, alla Rometta, cioè Roma. Tre canali sovrapposti corrono paralleli: gli eruditi di casa d’Este vi leggevano i corsi d’acqua che dai monti tiburtini raggiungono il Tevere. Sul bordo più alto si alternano gigli, aquile, obelischi e barchette, che lanciano ventagli di acqua; più in basso spuntano mascheroni animaleschi, consumati fino a diventare irriconoscibili. Fra un canale e l’altro correvano un tempo pannelli in rilievo con le Metamorfosi di Ovidio: l’umidità li ha sciolti e il capelvenere li ha ricoperti, compiendo un’ulteriore metamorfosi che il poeta avrebbe approvato. Il visitatore distratto tira dritto e fotografa; quello accorto si ferma a metà, chiude gli occhi e scopre che ogni livello ha una nota propria. Ippolito d’Este ci passeggiava con gli ospiti, parlando di politica a bassa voce, protetto dallo scroscio.',
      year: 'Seconda metà del XVI secolo',
      technique: 'Muratura, stucco e pietra con canali sovrapposti',
      dimensions: 'Viale lungo circa 100 m',
      category: 'Fontana',
      guide: 'villa-d-este-teatro-delle-acque',
      person: 'pirro-ligorio',
      place: 'villa-d-este-a-tivoli',
      event: 'villa-d-este-di-notte',
      recording: 'giardini-semi-e-rovine',
      free: true,
    },
    {
      slug: 'rometta-di-villa-d-este',
      picture: 'rometta',
      title: 'La Rometta, una città in miniatura',
      text: 'Ippolito d’Este, dopo aver tentato più volte di diventare papa, si fece costruire una Roma su misura. La disegnò Pirro Ligorio, che della città antica aveva pubblicato una pianta celebre, e la eseguì il fontaniere Curzio Maccarone fra il 1567 e il 1570. Su una terrazza semicircolare, affacciata verso la campagna, si allineavano templi, archi di trionfo, colonne istoriate e anfiteatri alti poco più di una persona: una quinta teatrale completa dei sette colli, dietro alla quale, nelle giornate limpide, compariva all’orizzonte la Roma vera. Gran parte degli edifici crollò o fu demolita nell’Ottocento. Restano però i protagonisti: la dea Roma in armi, opera dell’oltralpino Pierre de la Motte, la lupa che allatta i gemelli e, nel canale che figura il Tevere, una barca di pietra con l’obelisco per albero, cioè l’isola Tiberina. In alto un giovane di spalle sorregge la montagna: è l’Appennino, da cui tutto scaturisce. Guardatela come un teatro vuoto: le scene mancanti le mette la memoria di chi ha camminato nei Fori.',
      year: '1567–1570',
      technique: 'Muratura, stucco, travertino e statue di pietra',
      dimensions: 'Misure ambientali',
      category: 'Fontana',
      guide: 'villa-d-este-teatro-delle-acque',
      person: 'pirro-ligorio',
      place: 'villa-d-este-a-tivoli',
      recording: 'giardini-ville-e-potere',
      free: false,
    },
    {
      slug: 'fontana-del-bacchino',
      picture: 'tortoiseRider',
      title: 'Il Bacchino, ovvero il nano Morgante',
      text: 'Un uomo nudo, obeso, solenne, a cavallo di una tartaruga che sputa acqua. Chi entra a Boboli dal lato del Corridoio vasariano lo incontra subito e di solito ride; i cortigiani del Cinquecento ridevano anche loro, ma sapevano di chi. Si tratta di Braccio di Bartolo, il più famoso fra i nani della corte di Cosimo primo, soprannominato per burla Morgante come il gigante del poema di Luigi Pulci. Valerio Cioli, scultore di Settignano abile nel restauro dei marmi antichi, lo ritrasse nel 1560 applicando alla carne reale le regole riservate agli eroi: posa equilibrata, mano levata in un gesto quasi da oratore, torsione del busto. La tartaruga, emblema ducale, accompagnava nelle imprese medicee il motto «affrettati lentamente», e qui diventa cavalcatura di un improbabile dio del vino. Lo scherzo è crudele, eppure il volto conserva una malinconia che nessuna caricatura prevede: Morgante fu anche uccellatore del duca, viaggiò, ebbe poderi e moglie. Il Bronzino lo dipinse a due facce, davanti e dietro; Cioli gli regalò l’eternità di una fontana.',
      year: '1560',
      technique: 'Marmo bianco scolpito',
      dimensions: 'Altezza 116 cm',
      category: 'Scultura',
      guide: 'boboli-palazzo-senza-soffitto',
      place: 'giardino-di-boboli',
      recording: 'giardini-grotte-e-mostri',
      free: true,
    },
    {
      slug: 'grotta-grande-del-buontalenti',
      picture: 'grotto',
      title: 'La Grotta Grande',
      text: 'Era un vivaio per i pesci e divenne il sogno di un alchimista. Vasari ne aveva impostato la facciata; fra il 1583 e il 1593 Bernardo Buontalenti, per il granduca Francesco primo, la coprì di concrezioni che colano sopra le colonne come cera. Dentro si aprono tre camere. Nella prima le pareti sembrano liquefarsi: guardando a lungo si distinguono pastori, pecore, alberi, tutti impastati di spugne calcaree, mentre in alto Bernardino Poccetti dipinse una volta in rovina da cui si affacciano animali e luce. Ai quattro angoli Buontalenti murò i Prigioni che Michelangelo aveva lasciato a metà, come se la roccia li stesse generando in quel momento; oggi ci sono i calchi, perché gli originali si trovano all’Accademia. Un cristallo nel foro della volta conteneva, raccontano le fonti, pesci vivi. La seconda stanza ospita il Ratto di Elena di Vincenzo de’ Rossi; nell’ultima, la più segreta, la Venere di Giambologna esce dal bagno spiata da quattro satiri aggrappati alla vasca. Zampilli nascosti bagnavano gli ospiti: la materia, qui, scherza con chi la osserva.',
      year: '1583–1593',
      technique: 'Architettura con concrezioni calcaree, stucco, affresco e sculture',
      dimensions: 'Tre ambienti; misure ambientali',
      category: 'Grotta artificiale',
      guide: 'boboli-palazzo-senza-soffitto',
      place: 'giardino-di-boboli',
      recording: 'giardini-grotte-e-mostri',
      free: false,
    },
    {
      slug: 'limonaia-di-boboli',
      picture: 'terrace',
      title: 'Lo stanzone degli agrumi',
      text: 'Ogni autunno a Boboli va in scena un trasloco: centinaia di conche di terracotta, ciascuna con il suo albero, lasciano i viali e si ritirano al coperto. La casa che le aspetta fu costruita fra il 1777 e il 1778 da Zanobi del Rosso per volere del granduca Pietro Leopoldo, nel punto in cui un secolo prima Cosimo terzo teneva il serraglio delle belve. L’edificio è una lunga infilata di finestroni incorniciati da lesene, intonacata di bianco e di quel verde salvia che a Firenze porta ancora il nome del sovrano lorenese; tre portali festonati interrompono il ritmo. Dentro, l’odore. I Medici collezionavano agrumi come altri raccoglievano cammei: cedri, pompelmi, chinotti, arance scannellate e soprattutto la Bizzarria, un innesto capriccioso che porta sullo stesso ramo limoni, arance amare e frutti indecisi fra l’uno e l’altro. Creduta estinta, quest’ultima è stata ritrovata nel secolo scorso e di nuovo moltiplicata. In primavera le porte si spalancano, i vasi escono su carrelli e il giardino riprende il suo profumo: un’abitudine che il calendario, da due secoli e mezzo, non ha mai interrotto.',
      year: '1777–1778',
      technique: 'Architettura in muratura intonacata e dipinta',
      dimensions: '106 × 8 m circa',
      category: 'Architettura',
      guide: 'boboli-palazzo-senza-soffitto',
      place: 'giardino-di-boboli',
      recording: 'giardini-semi-e-rovine',
      free: false,
    },
    {
      slug: 'fontana-di-diana-e-atteone',
      picture: 'stag',
      title: 'Diana e Atteone sotto la cascata',
      text: 'Dopo tre chilometri di viale l’acqua si rivela: precipita dal monte Briano, rimbalza sugli scogli e si placa in un bacino dove il marmo recita una tragedia. A destra e a sinistra della cascata stanno due gruppi separati. Nel primo Diana, sorpresa nuda, viene coperta in fretta dalle ninfe che si agitano, si voltano, scendono verso l’acqua; nel secondo Atteone ha già la testa di cervo e alza le braccia umane contro i cani che non lo riconoscono più. Ovidio racconta l’istante della colpa e quello del castigo uno dopo l’altro; gli scultori Paolo Persico, Angelo Brunelli e Pietro Solari li hanno disposti l’uno di fronte all’altro, affidando alla corrente il compito di separarli. L’impianto risale a Luigi Vanvitelli, la realizzazione al figlio Carlo, che semplificò il programma paterno quando i fondi scarseggiavano. Il tema non poteva essere più adatto: la dea della caccia aveva un santuario proprio su queste alture, dove oggi sorge Sant’Angelo in Formis, e i Borbone vivevano con il fucile in spalla. Vista dal palazzo, la scena è un puntino bianco; da vicino vi spruzza.',
      year: 'Ultimo quarto del XVIII secolo',
      technique: 'Marmo scolpito su scogliera artificiale',
      dimensions: 'Misure ambientali; salto della cascata circa 80 m',
      category: 'Fontana',
      guide: 'caserta-la-via-d-acqua-del-re',
      person: 'luigi-vanvitelli',
      place: 'parco-della-reggia-di-caserta',
      recording: 'giardini-acqua-che-suona',
      free: true,
    },
    {
      slug: 'dichiarazione-dei-disegni-di-caserta',
      picture: 'engraving',
      title: 'La Dichiarazione dei disegni del Reale Palazzo',
      text: 'Nel 1756 la Reggia era ancora un cantiere fangoso, eppure mezza Europa poteva già sfogliarla. Vanvitelli affidò alla Regia Stamperia di Napoli un volume gigantesco, dedicato a Carlo di Borbone e a Maria Amalia di Sassonia, con diciannove pagine di spiegazioni e quattordici tavole doppie incise da Carlo Nolli, Nicola d’Orazi e Rocco Pozzi sui suoi disegni. Piante, facciate, spaccati della scala e della cappella si susseguono con esattezza notarile; poi, alle ultime carte, lo sguardo si alza in volo e scopre il parco: parterre ricamati, boschetti, canali, fontane a perdita d’occhio. È un giardino molto più affollato di quello che vediamo, perché la morte dell’architetto e le ristrettezze di bilancio lo avrebbero sfoltito. Proprio per questo il libro è prezioso: conserva l’idea intera, prima che la realtà la correggesse. I ministri lo spedivano in dono alle corti, gli architetti se lo contendevano, i viaggiatori lo citavano prima di avere visto il palazzo. Pochi edifici hanno avuto un annuncio tanto magnifico; pochissimi sono riusciti a mantenere la promessa quasi per intero.',
      year: '1756',
      technique: 'Volume a stampa con quattordici tavole incise in rame',
      dimensions: '65,3 × 46,5 cm circa',
      category: 'Libro a stampa',
      guide: 'caserta-la-via-d-acqua-del-re',
      person: 'luigi-vanvitelli',
      place: 'parco-della-reggia-di-caserta',
      recording: 'giardini-ville-e-potere',
      free: false,
    },
  ],
  places: [
    {
      slug: 'villa-d-este-a-tivoli',
      picture: 'fountain',
      name: 'Villa d’Este',
      city: 'Tivoli',
      continent: 'Europa',
      text: 'Da fuori non si sospetta nulla: una porta accanto alla chiesa di Santa Maria Maggiore, un chiostro tranquillo, qualche sala affrescata. Poi una finestra, e la terra sprofonda in un anfiteatro verde attraversato da getti d’acqua. Il palazzo occupa un convento benedettino che il cardinale Ippolito secondo d’Este fece rifare dal 1550 in avanti; il giardino, sulla valle detta Gaudente, richiese demolizioni, terrapieni e un condotto dal fiume Aniene. Passata agli Asburgo per eredità, la proprietà decadde, si spogliò delle statue e incantò i romantici proprio per il suo abbandono; dopo la prima guerra mondiale divenne dello Stato, che la restaurò e la aprì. L’Unesco l’ha iscritta nel patrimonio mondiale nel 2001. Oggi gli appartamenti dipinti da Livio Agresti, Federico Zuccari e dalle loro squadre introducono al vero salone della casa, che sta all’aperto.',
      guide: 'villa-d-este-teatro-delle-acque',
      recording: 'giardini-acqua-che-suona',
      free: true,
    },
    {
      slug: 'giardino-di-boboli',
      picture: 'avenue',
      name: 'Giardino di Boboli',
      city: 'Firenze',
      continent: 'Europa',
      text: 'Alle spalle di Palazzo Pitti la collina di Oltrarno diventa teatro. Il primo disegno spetta al Tribolo, che sfruttò una cava di pietra per ricavarne una conca verde a forma di ferro di cavallo; Ammannati, Vasari, Buontalenti e i Parigi lo ampliarono per un secolo, finché il viale dei cipressi raggiunse Porta Romana e l’Isolotto con le sue vasche. Feste di nozze, balletti equestri e opere in musica ebbero qui i loro allestimenti più costosi. Pietro Leopoldo di Lorena lo aprì ai cittadini nel 1766, quando un giardino reale frequentato da bottegai pareva una stranezza. Dal 2013 fa parte del sito Unesco delle ville medicee. Le siepi nascondono statue romane, marmi moderni, un obelisco di Ramses, serre, frutteti e viste su Firenze che nessuna terrazza del centro può offrire.',
      guide: 'boboli-palazzo-senza-soffitto',
      recording: 'giardini-grotte-e-mostri',
      free: true,
    },
    {
      slug: 'parco-della-reggia-di-caserta',
      picture: 'cascade',
      name: 'Parco della Reggia di Caserta',
      city: 'Caserta',
      continent: 'Europa',
      text: 'Centoventi ettari, un asse rettilineo, una montagna per fondale. Il parco nasce insieme al palazzo, la cui prima pietra fu posata il 20 gennaio 1752, compleanno di re Carlo, e ne prolunga la geometria fino alle pendici del monte Briano. A sinistra sopravvive il Bosco vecchio degli Acquaviva, con la Castelluccia e la grande Peschiera; al centro si distendono i prati e le vasche della via d’acqua; a destra, dal 1786, il botanico John Andrew Graefer piantò per la regina Maria Carolina un Giardino inglese fatto di boschetti, specchi d’acqua, finte rovine con statue vere. Reggia, acquedotto Carolino e setificio di San Leucio formano dal 1997 un unico bene Unesco. I casertani lo usano come polmone quotidiano: al mattino presto, prima dei gruppi, ci troverete chi corre accanto agli dèi di marmo.',
      guide: 'caserta-la-via-d-acqua-del-re',
      recording: 'giardini-ville-e-potere',
      free: false,
    },
  ],
  events: [
    {
      slug: 'villa-d-este-di-notte',
      title: 'Villa d’Este di notte',
      text: 'Nelle sere d’estate, di solito il venerdì e il sabato, i cancelli di Tivoli restano aperti dopo il tramonto. Le fontane si illuminano una alla volta, il caldo della pianura si ferma sotto le terrazze e lo scroscio, nel buio, sembra raddoppiare. Si visitano il giardino e parte degli appartamenti, a volte accompagnati da concerti e mostre. Portate una giacca leggera e scarpe sicure: i gradini sono bagnati. Il programma e gli orari cambiano di anno in anno e si trovano sui canali dell’istituto che gestisce le ville tiburtine.',
      guide: 'villa-d-este-teatro-delle-acque',
    },
  ],
  updates: [
    {
      guide: 'ninfa-e-la-mortella',
      title: 'Ninfa e La Mortella, una voce per due giardini',
      subTitle:
        'È arrivata la guida ai giardini ostinati: rose, rovine, lava e le donne che li hanno piantati.',
      date: '2026-09-18',
    },
  ],
  recordings: [
    {
      slug: 'giardini-acqua-che-suona',
      title: 'L’acqua che suona',
      text: 'Prima di guardare, ascoltate. In un giardino italiano del Cinquecento l’acqua non è un ornamento: è la voce del padrone di casa. Chi riusciva a portarla in cima a una collina, a farla saltare, cantare, sparire e ricomparire, dimostrava di comandare sulla natura, e quindi anche sugli uomini. A Tivoli il cardinale Ippolito d’Este fece scavare una galleria sotto le case, per condurre fin qui una parte del fiume Aniene. Da quel momento tutto il resto lo fece la discesa. Nessuna pompa, nessun motore: l’acqua scende, prende forza, e quella forza alza gli zampilli. Se tappate una bocca, un’altra sale più in alto. I fontanieri erano ingegneri, musicisti e un poco maghi. Sapevano che un getto sottile bisbiglia, che un velo largo applaude, che una cascata copre le parole di chi vuole parlare in segreto. Inventarono uccelli di bronzo che cinguettavano e tacevano all’arrivo di una civetta. Inventarono un organo che suonava da solo, e un papa, incredulo, cercò dietro la facciata il musicista nascosto. Due secoli dopo, a Caserta, un altro architetto raccolse la stessa sfida in grande: andò a prendere le sorgenti a trentotto chilometri di distanza, scavalcò una valle con tre file di archi, e fece scendere l’acqua per tutto il parco, una vasca dopo l’altra. Fermatevi ancora un momento. Chiudete gli occhi, contate quanti suoni diversi sentite. Ogni fontana è uno strumento, e voi siete seduti in mezzo all’orchestra.',
    },
    {
      slug: 'giardini-grotte-e-mostri',
      title: 'Grotte, giganti e altre paure',
      text: 'Ogni giardino ha il suo lato d’ombra, e ora ci state entrando. Nel Rinascimento la grotta era il luogo dove la natura lavorava ancora: dalle pareti colavano pietre molli, spuntavano conchiglie, si affacciavano animali, come se il mondo non avesse finito di formarsi. Gli artisti imitavano quel lavoro con spugne, ciottoli, stucco e molta astuzia. A Firenze Bernardo Buontalenti fece sembrare viva la roccia, e poi nascose nel pavimento piccoli tubi per bagnare le scarpe degli ospiti. Perché la paura, in villa, doveva finire in una risata. A Bomarzo, invece, Vicino Orsini non volle pareti. Prese i massi sparsi nel bosco e li fece diventare orchi, draghi, elefanti, giganti. Nessuna mappa, nessuna spiegazione: soltanto frasi incise, che invece di chiarire confondono. Sulla bocca dell’orco si legge che ogni pensiero vola. Provate a dirlo a voce bassa, là dentro: la pietra ripeterà le vostre parole più forte di voi. Forse il segreto è tutto qui. Il mostro spaventa finché lo guardate da fuori; quando vi sedete nella sua bocca, diventa una stanza.',
    },
    {
      slug: 'giardini-ville-e-potere',
      title: 'La casa che guarda lontano',
      text: 'Che cosa vede il proprietario quando si affaccia? È la domanda giusta da farsi davanti a ogni villa. I Medici, dalla collina di Boboli, vedevano Firenze ai loro piedi. I patrizi veneziani, dalle logge di Andrea Palladio, vedevano il grano, i canali, i contadini, il tempo che faceva. Il re di Napoli, dal palazzo di Caserta, vedeva un viale diritto fino alla montagna, e sapeva che tutto ciò che stava in mezzo gli apparteneva. Il giardino è un modo di possedere l’orizzonte. Per questo gli architetti cominciavano dalle finestre. Palladio mise un frontone da tempio davanti a una fattoria, e nessuno rise: da quel giorno chi coltivava la terra ebbe una casa degna degli antichi. Sul lago Maggiore i Borromeo fecero di più, e trasformarono un’isola intera in una nave. Camminando, provate a voltarvi spesso. Un viale disegnato bene è fatto per essere percorso due volte: la prima vi mostra la meta, la seconda vi mostra da dove siete partiti, e quanto piccoli siete diventati nel frattempo.',
    },
    {
      slug: 'giardini-semi-e-rovine',
      title: 'Semi, serre e rovine',
      text: 'Un giardino comincia da qualcosa che sta in una tasca. A Padova, nel millecinquecentoquarantacinque, i professori di medicina chiesero un recinto dove mostrare agli studenti le erbe vere, non quelle dipinte sui libri. I mercanti della Serenissima portavano semi e bulbi da ogni porto, e i giardinieri provavano a farli vivere. Così arrivarono fra noi piante che ci sembrano di casa da sempre. Altrove il giardino è venuto dopo una fine. A Ninfa una città intera era morta, vuotata dalla guerra e dalla malaria; una famiglia vi tornò dopo secoli, e lasciò che le rose entrassero dalle finestre. A Ischia una giovane sposa argentina guardò una distesa di lava e decise che era un buon posto per le felci. Le dissero che era una follia. Lei cominciò a scavare. Toccate una foglia, se ve lo permettono: quello che avete fra le dita è la pazienza di qualcuno che non vi conosceva.',
    },
  ],
};
