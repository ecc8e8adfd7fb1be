import type { CategoryContent } from './types.ts';

export const archeologia: CategoryContent = {
  slug: 'archeologia',
  name: 'Miti e archeologia',
  guides: [
    {
      slug: 'italia-dei-miti',
      picture: 'vase',
      title: 'L’Italia dei miti: un viaggio fra dèi, eroi e cocci',
      shortDescription:
        'Undici leggende e gli oggetti che le hanno viste nascere: dallo Stretto di Scilla al Po di Fetonte, con la terra ancora sulle mani.',
      price: '9.49',
      special: true,
      freeTracks: 2,
      tracks: [
        { title: 'Ulisse passò di qui', recording: 'archeologia-miti-in-viaggio' },
        { title: 'La coppa di Nestore', recording: 'archeologia-mani-che-scavano' },
        { title: 'Ercole e il vitello in fuga', recording: 'archeologia-miti-in-viaggio' },
        { title: 'Dedalo chiede asilo', recording: 'archeologia-pietra-e-ghiaccio' },
        { title: 'Persefone ha le mani piene di fiori', recording: 'archeologia-oltre-la-soglia' },
        { title: 'L’antro della Sibilla', recording: 'archeologia-oltre-la-soglia' },
        { title: 'I gemelli nella battaglia', recording: 'archeologia-miti-in-viaggio' },
        { title: 'Gli dèi con un altro nome', recording: 'archeologia-oltre-la-soglia' },
        { title: 'Case di giganti', recording: 'archeologia-pietra-e-ghiaccio' },
        { title: 'Fetonte cade nel Po', recording: 'archeologia-miti-in-viaggio' },
        { title: 'Un uomo senza leggenda', recording: 'archeologia-pietra-e-ghiaccio' },
      ],
      description: `<h2>Le storie arrivarono in nave</h2>
<p>Nell’ottavo secolo avanti Cristo qualcuno, a Ischia, graffiò su una tazza da vino tre righe scherzose: chi beve da qui sarà preso dal desiderio di Afrodite. È fra i più antichi versi greci scritti che possediamo, e viene da un’isola italiana. Le leggende erano salite a bordo con l’olio, il ferro e la nostalgia.</p>
<p>Ogni approdo si trovò presto un eroe. <strong>Ulisse</strong> ebbe lo Stretto, Ercole le strade dei pascoli, Dedalo la Sicilia, Diomede le isole dell’Adriatico. Non erano favole per bambini: erano titoli di proprietà, presentazioni, trattati fra vicini che parlavano lingue diverse.</p>
<h3>Undici incontri</h3>
<ul>
<li>Sei miti greci trapiantati nel Sud</li>
<li>Due racconti che gli Etruschi resero propri</li>
<li>Una leggenda sarda fatta di pietra</li>
<li>Il volo sbagliato di Fetonte sopra la pianura del Po</li>
<li>Un viandante delle Alpi, che di miti non ne ha lasciati</li>
</ul>
<h3>Dal racconto al reperto</h3>
<p>Dopo ogni leggenda mettiamo un oggetto sul tavolo: una tavoletta di terracotta, un cavaliere ricomposto da quasi duecento frammenti, un papiro. Le schede vi accompagnano a Reggio Calabria, a Paestum, a Torino. Potete ascoltare in ordine geografico, da sud a nord, oppure cominciare dall’ultimo capitolo e scendere con il fiume.</p>`,
      faqs: [
        {
          question: 'Servono studi classici per orientarsi fra tanti nomi?',
          answer:
            'Proprio no. Gli dèi vengono presentati uno alla volta, con parentele ridotte all’osso. Se avete dimenticato chi fosse la madre di Persefone, lo scoprirete nel momento in cui diventa importante saperlo.',
        },
        {
          question: 'Dove si trova la coppa di Nestore?',
          answer:
            'Nel museo di Villa Arbusto, a Lacco Ameno, sull’isola d’Ischia. La trovò Giorgio Buchner nel 1954, in frammenti, dentro una tomba a cremazione; è una tazza modesta, arrivata da Rodi, che l’iscrizione ha reso celebre.',
        },
        {
          question: 'È una guida da viaggio o da poltrona?',
          answer:
            'Nasce per la poltrona e tollera benissimo il traghetto. I luoghi sono sparsi lungo tutta la penisola, perciò nessuno li visita di seguito: molti ascoltatori scelgono il capitolo della regione in cui vanno in vacanza.',
        },
        {
          question: 'Il nome Italia deriva davvero da un vitello?',
          answer:
            'Lo sostenevano alcuni autori antichi: Ercole inseguiva un animale scappato dalla mandria, e la gente del posto lo chiamava con una parola simile a vitulus. Gli studiosi sono prudenti, ma la storia è troppo bella per tacerla.',
        },
        {
          question: 'Perché inserire Ötzi in un percorso di leggende?',
          answer:
            'Per contrasto. Di lui conosciamo l’ultimo pasto, i tatuaggi e la ferita mortale, ma ignoriamo il nome, le preghiere e gli dèi. L’ultimo capitolo riflette su quanto sia fragile ciò che non si scrive.',
        },
      ],
    },
    {
      slug: 'bronzi-di-riace-venuti-dal-mare',
      picture: 'warriors',
      title: 'I due venuti dal mare',
      shortDescription:
        'Un braccio che spunta dalla sabbia, otto metri d’acqua, due guerrieri senza nome: la storia dei Bronzi di Riace, dal fondale alla sala.',
      price: '5.99',
      freeTracks: 1,
      tracks: [
        { title: '16 agosto 1972', recording: 'archeologia-mani-che-scavano' },
        { title: 'Il più giovane', recording: 'archeologia-miti-in-viaggio' },
        { title: 'Quello con l’elmo', recording: 'archeologia-miti-in-viaggio' },
        { title: 'Dentro la pancia del bronzo', recording: 'archeologia-mani-che-scavano' },
        { title: 'Code, bandiere, terremoti', recording: 'archeologia-mani-che-scavano' },
      ],
      description: `<h2>Prima un gomito</h2>
<p>Stefano Mariottini, chimico romano in vacanza, quel mercoledì d’agosto pescava in apnea davanti alla costa di Riace. A circa otto metri di profondità vide affiorare dalla sabbia una forma scura che somigliava a un braccio. Pensò a un cadavere, lo toccò: era metallo. Accanto, coricato sul dorso, ne aspettava un altro.</p>
<p>Da allora i due si chiamano <strong>A e B</strong>, in mancanza di meglio. Sono originali greci del quinto secolo avanti Cristo, e di originali in bronzo così grandi, nel mondo, se ne contano pochissimi: gli altri sono finiti in crogiolo, diventando monete, campane, cannoni.</p>
<h3>Indagine in cinque capitoli</h3>
<ol>
<li>La scoperta e il recupero, con i palloni dei carabinieri subacquei</li>
<li>A: denti d’argento, ricci uno per uno, lo sguardo di sfida</li>
<li>B: l’elmo perduto, la testa allungata, la calma di chi comanda</li>
<li>I restauri, fra Firenze e Reggio, e la terra trovata all’interno</li>
<li>La fama, dalle file del 1981 alle basi antisismiche</li>
</ol>
<h3>Chi erano?</h3>
<p>Eroi di un donario, fratelli in duello, Tideo e Anfiarao, Eteocle e Polinice: le proposte si accumulano da mezzo secolo. Vi daremo gli argomenti migliori di ciascun partito, senza emettere sentenza. Davanti alle statue, nella stanza bianca dove si entra a piccoli gruppi, il nome diventa la domanda meno urgente.</p>`,
      faqs: [
        {
          question: 'Perché si sosta in una camera filtro prima di vederli?',
          answer:
            'Quel passaggio di pochi minuti abbatte polveri, umidità e inquinanti che i visitatori portano con sé. I bronzi, rimasti duemila anni sotto il mare, temono soprattutto i sali e gli sbalzi del clima.',
        },
        {
          question: 'Erano verdi anche in origine?',
          answer:
            'No, il verde è ossidazione. All’inizio il bronzo aveva un tono biondo o bruno dorato, con labbra di rame, denti d’argento in uno dei due e occhi di materiali chiari incastonati: l’effetto era quello di persone vive.',
        },
        {
          question: 'È vero che mancano degli oggetti?',
          answer:
            'Sì: scudi, lance ed elmo non sono mai stati trovati. Restano gli attacchi sul braccio sinistro e la forma del cranio di B, modellato per portare un copricapo. Sulle cause della sparizione circolano molte voci, poche prove.',
        },
        {
          question: 'Si possono fotografare?',
          answer:
            'Di norma sì, senza flash e senza treppiede. Conviene però guardarli per qualche minuto a mani libere: girandovi intorno scoprirete vene, tendini e le natiche asimmetriche di chi sposta il peso su una gamba sola.',
        },
      ],
    },
    {
      slug: 'paestum-tuffo-e-colonne',
      picture: 'diver',
      title: 'Paestum, il tuffo e le colonne',
      shortDescription:
        'Tre templi nell’erba, bufale all’orizzonte e un ragazzo sospeso a mezz’aria: la città di Poseidone fra architettura, rose e paludi.',
      price: '5.49',
      freeTracks: 2,
      tracks: [
        { title: 'Goethe resta interdetto', recording: 'archeologia-miti-in-viaggio' },
        { title: 'Un tempio senza centro', recording: 'archeologia-miti-in-viaggio' },
        { title: 'Colonne che respirano', recording: 'archeologia-miti-in-viaggio' },
        { title: 'A cena con i morti', recording: 'archeologia-oltre-la-soglia' },
        { title: 'Il salto', recording: 'archeologia-oltre-la-soglia' },
        { title: 'Le donne del fiume Sele', recording: 'archeologia-mani-che-scavano' },
      ],
      description: `<h2>Poseidonia, vista dalla strada</h2>
<p>La corriera svolta, e i templi sono lì: interi, color miele, poggiati sul prato come bagagli in attesa. Per secoli nessuno li cercò, perché la malaria teneva lontani anche i ladri di pietre. Quando nel Settecento si tracciò una strada attraverso la pianura, l’Europa scoprì con imbarazzo di non sapere che faccia avesse l’architettura dorica.</p>
<p>La città fu fondata intorno al 600 a.C. da coloni di Sibari; poi vennero i Lucani, infine Roma, che la ribattezzò <strong>Paestum</strong>. Ciascuno lasciò tombe, mura, altari. I poeti latini, più che i templi, ne lodavano le rose, capaci di fiorire due volte l’anno.</p>
<h3>Percorso consigliato</h3>
<ul>
<li>Tempio di Hera, la cosiddetta Basilica, con nove colonne in facciata</li>
<li>Tempio detto di Nettuno, il più completo</li>
<li>Foro romano e santuario sotterraneo</li>
<li>Tempio di Atena, sul punto più alto</li>
<li>Museo: lastre lucane, metope del Sele, Tomba del Tuffatore</li>
</ul>
<h3>Una tregua per l’ultima sala</h3>
<p>Il viaggio si chiude davanti a un coperchio dipinto, che era fatto per restare al buio per sempre. Un corpo nudo si stacca dalla piattaforma e punta verso l’acqua: due alberi, un bordo nero, nient’altro. Consigliamo di ascoltare quel capitolo alla fine, quando i gruppi sono già ripartiti.</p>`,
      faqs: [
        {
          question: 'In quale ordine visitare museo e templi?',
          answer:
            'D’estate conviene il museo nelle ore centrali e i templi al mattino presto o verso sera, quando la pietra prende colore. In inverno l’ordine è indifferente: portate però un paio di scarpe che sopportino l’erba bagnata.',
        },
        {
          question: 'Il tempio di Nettuno era dedicato a Nettuno?',
          answer:
            'Il nome è un’ipotesi dei primi viaggiatori, suggerita da quello della città. Oggi gli archeologi pensano piuttosto a Hera, oppure ad Apollo o a Zeus; nessuna iscrizione ha chiuso la discussione.',
        },
        {
          question: 'Si può entrare dentro i templi?',
          answer:
            'La Basilica è percorribile grazie a un camminamento accessibile anche in carrozzina; per gli altri dipende dai periodi e dai lavori in corso. All’ingresso chiedete quali passerelle siano aperte quel giorno.',
        },
        {
          question: 'Che cosa c’entrano le bufale?',
          answer:
            'La piana umida del Sele è il loro regno da secoli e i caseifici confinano con le mura greche. Molti abbinano alla visita una mozzarella del mattino: nessun archeologo se ne è mai lamentato.',
        },
        {
          question: 'Quanto distano le metope dal loro santuario?',
          answer:
            'Il santuario di Hera si trova alla foce del Sele, circa nove chilometri a nord. Sul posto restano le fondamenta e un museo narrante; i rilievi originali si ammirano invece nel museo della città antica.',
        },
      ],
    },
    {
      slug: 'agrigento-citta-dei-mortali',
      picture: 'temple',
      title: 'Agrigento, la città più bella dei mortali',
      shortDescription:
        'Una cresta di roccia, cinque templi e un gigante sdraiato: la Valle che non è una valle, raccontata fra lusso, assedi e mandorli.',
      price: '4.99',
      freeTracks: 1,
      tracks: [
        { title: 'Il verso di Pindaro', recording: 'archeologia-miti-in-viaggio' },
        { title: 'La Concordia e il vescovo', recording: 'archeologia-mani-che-scavano' },
        { title: 'Giganti al lavoro', recording: 'archeologia-miti-in-viaggio' },
        { title: 'Empedocle e i banchetti', recording: 'archeologia-miti-in-viaggio' },
        { title: 'Il capitano innamorato', recording: 'archeologia-mani-che-scavano' },
      ],
      description: `<h2>Vivere come se domani non ci fosse</h2>
<p>Empedocle, che vi era nato, diceva dei suoi concittadini che mangiavano come se dovessero morire il giorno dopo e costruivano come se non dovessero morire mai. Di quei pasti non resta nulla; delle costruzioni, abbastanza per togliere il fiato a chi sale dalla costa al tramonto.</p>
<p>Akragas nacque verso il 580 a.C. da coloni venuti da Gela e da Rodi. In un secolo e mezzo allineò sul ciglio meridionale, bene in vista dal mare, una processione di edifici sacri: <strong>Giunone, Concordia, Eracle, Zeus Olimpio, i Dioscuri</strong>. Nel 406 i Cartaginesi la assediarono per mesi e la saccheggiarono.</p>
<h3>Cose da cercare</h3>
<ul>
<li>Le tracce rosse del fuoco sulle pareti di Giunone</li>
<li>Gli archi che il vescovo Gregorio aprì nella cella della Concordia</li>
<li>Un telamone alto oltre sette metri e mezzo, ricomposto nel museo</li>
<li>Le tombe bizantine scavate nelle mura come alveari</li>
</ul>
<h3>Camminare sul bordo</h3>
<p>La chiamano Valle, ma è una dorsale: da un lato la città moderna, dall’altro campi, ulivi e l’Africa dietro l’orizzonte. Un ufficiale inglese, Alexander Hardcastle, se ne innamorò al punto da spendervi l’intera fortuna per rialzare otto colonne. L’ultimo capitolo è per lui, che andò ad abitare proprio in mezzo alle rovine.</p>`,
      faqs: [
        {
          question: 'A che ora la luce è migliore?',
          answer:
            'Nell’ultima ora prima del tramonto la calcarenite diventa arancione e l’aria rinfresca. In estate il parco propone spesso aperture serali con i templi illuminati, molto più gradevoli del mezzogiorno di luglio.',
        },
        {
          question: 'Come mai il tempio della Concordia è così intero?',
          answer:
            'Alla fine del sesto secolo fu trasformato in basilica cristiana: si chiusero gli spazi fra le colonne e si aprirono archi nella cella. L’uso continuo lo protesse dai cercatori di pietre; nel Settecento tornò alla forma antica.',
        },
        {
          question: 'Il gigante sdraiato fra le rovine è autentico?',
          answer:
            'Quello disteso al suolo è una copia. L’originale, composto da blocchi erosi, sta in piedi nella grande sala del museo archeologico intitolato a Pietro Griffo, dove si può finalmente misurarne la statura con gli occhi.',
        },
        {
          question: 'Quanta strada c’è da un capo all’altro della via sacra?',
          answer:
            'Poco più di due chilometri, in leggera pendenza. Il trucco è farsi lasciare all’ingresso alto, presso il tempio di Giunone, e scendere verso Porta Quinta: si procede quasi sempre in discesa, con il mare davanti.',
        },
      ],
    },
    {
      slug: 'torino-sul-nilo',
      picture: 'pharaoh',
      title: 'Torino sul Nilo',
      shortDescription:
        'Otto sale del Museo Egizio, una coppia di sposi con il pane in dispensa, un re che sorride e un rotolo lungo quasi quattordici metri.',
      price: '7.99',
      freeTracks: 2,
      tracks: [
        { title: 'Il console collezionista', recording: 'archeologia-mani-che-scavano' },
        { title: 'Champollion apre le casse', recording: 'archeologia-mani-che-scavano' },
        { title: 'Sotto lo sguardo di Ramesse', recording: 'archeologia-oltre-la-soglia' },
        { title: 'La tela di Gebelein', recording: 'archeologia-pietra-e-ghiaccio' },
        { title: 'Chi ha chiuso questa porta?', recording: 'archeologia-mani-che-scavano' },
        { title: 'Kha e Merit, casa e bottega', recording: 'archeologia-oltre-la-soglia' },
        { title: 'Istruzioni per uscire alla luce', recording: 'archeologia-oltre-la-soglia' },
        { title: 'Lo sciopero più antico', recording: 'archeologia-oltre-la-soglia' },
      ],
      description: `<h2>La strada per Menfi</h2>
<p>Champollion arrivò a Torino nel giugno del 1824, con in tasca la chiave dei geroglifici e nessun posto dove provarla sul serio. Aprì le casse del console Drovetti e per mesi non riuscì a staccarsene: la strada per Menfi e per Tebe, scrisse, passa da qui.</p>
<p>Il museo nato in quell’anno è il più antico fra quelli dedicati soltanto all’Egitto. Non vive di un solo tesoro: accanto ai re di granito conserva tuniche, panieri, conti della spesa, lettere di protesta, cioè la <strong>vita delle persone comuni</strong>, che altrove quasi non si vede.</p>
<h3>Che cosa incontrerete</h3>
<ul>
<li>Ramesse II in trono, con la regina e il principe minuscoli accanto alle gambe</li>
<li>Una tela funeraria dipinta oltre cinquemila anni fa</li>
<li>La tomba intatta dell’architetto Kha e di sua moglie Merit</li>
<li>Il papiro con l’elenco dei faraoni, ricomposto come un mosaico</li>
<li>Il registro dello sciopero degli operai sotto Ramesse III</li>
</ul>
<h3>Per chi ha fretta, e per chi no</h3>
<p>Otto capitoli corrispondono a otto soste sedute. Se avete un’ora soltanto, scegliete il terzo, il sesto e il settimo; se avete l’intera giornata, alternate ascolto e silenzio. In fondo alla sala di Kha, davanti a un pane di trentaquattro secoli, chiunque smette di pensare alle maledizioni e comincia a pensare alla cena.</p>`,
      faqs: [
        {
          question: 'Come sono arrivati a Torino tutti questi reperti?',
          answer:
            'Per due vie. La raccolta del console Bernardino Drovetti fu acquistata nel 1824 dal re Carlo Felice; poi, dal 1903, gli scavi diretti da Ernesto Schiaparelli portarono migliaia di oggetti attraverso accordi di spartizione con l’Egitto.',
        },
        {
          question: 'I bambini si spaventano davanti alle mummie?',
          answer:
            'Quasi mai, se qualcuno spiega loro che si tratta di persone curate con affetto. La guida ne parla con rispetto; i passi sul pane, sulla parrucca di Merit e sulla scacchiera di Kha sono i preferiti dai più piccoli.',
        },
        {
          question: 'Che cos’è la tela di Gebelein?',
          answer:
            'Frammenti di lino dipinto, deposti in una tomba attorno alla metà del quarto millennio avanti Cristo. Vi si riconoscono barche con rematori, una caccia all’ippopotamo e una danza: una delle più antiche pitture su stoffa conosciute.',
        },
        {
          question: 'Nel museo c’è davvero un tempio intero?',
          answer:
            'Sì, il tempietto rupestre di Ellesija, fatto scavare da Thutmosi III in Nubia. L’Egitto lo donò all’Italia per l’aiuto prestato nel salvare i monumenti minacciati dalla diga di Assuan; giunse a blocchi e fu rimontato.',
        },
        {
          question: 'Serve prenotare?',
          answer:
            'Nei fine settimana e durante le feste è prudente, perché le fasce orarie si riempiono. Il martedì e il mercoledì pomeriggio di solito si trova più respiro, soprattutto nelle sale dei papiri.',
        },
      ],
    },
    {
      slug: 'etruschi-a-tavola-con-gli-antenati',
      picture: 'banquet',
      title: 'Gli Etruschi a tavola con gli antenati',
      shortDescription:
        'Tumuli arredati come case, mogli sdraiate accanto ai mariti, lamine d’oro bilingui: un popolo allegro che scriveva da destra a sinistra.',
      price: '6.99',
      freeTracks: 1,
      tracks: [
        { title: 'Erba sopra le tombe', recording: 'archeologia-oltre-la-soglia' },
        { title: 'La cucina di pietra', recording: 'archeologia-oltre-la-soglia' },
        { title: 'Due sposi che chiacchierano', recording: 'archeologia-oltre-la-soglia' },
        { title: 'Tarquinia, flauti e leopardi', recording: 'archeologia-oltre-la-soglia' },
        { title: 'L’oro di Pyrgi', recording: 'archeologia-mani-che-scavano' },
        { title: 'Il dio che cammina sul tetto', recording: 'archeologia-miti-in-viaggio' },
        { title: 'Leggere il fegato', recording: 'archeologia-mani-che-scavano' },
      ],
      description: `<h2>Nessun mistero, molta compagnia</h2>
<p>«Misteriosi» è l’aggettivo che li perseguita, e gli Etruschi non lo meritano. Conosciamo le loro città, i commerci, i nomi di intere famiglie; la scrittura si legge senza fatica, perché usa lettere greche. Ci manca soltanto una parte del vocabolario, e qualche libro che avrebbero potuto non perdere.</p>
<p>Il modo più semplice per conoscerli è accettare il loro invito. A <strong>Cerveteri</strong> le tombe hanno letti, cuscini, soffitti a travetti e utensili appesi in stucco; a <strong>Tarquinia</strong> le pareti sono piene di danzatori, pesci, anatre, giocolieri. Si entra chinandosi e si esce con un certo appetito.</p>
<h3>Sette portate</h3>
<ul>
<li>La necropoli della Banditaccia e i suoi viali</li>
<li>La Tomba dei Rilievi, dispensa per l’eternità</li>
<li>Il Sarcofago degli Sposi a Villa Giulia</li>
<li>I banchetti dipinti dei Monterozzi</li>
<li>Le lamine d’oro trovate nel 1964, in etrusco e in fenicio</li>
<li>L’Apollo di Veio, terracotta in movimento</li>
<li>Il fegato di bronzo di Piacenza, manuale per indovini</li>
</ul>
<h3>Una cena scandalosa</h3>
<p>I Greci si indignavano: da loro, a un banchetto, le donne perbene non c’erano. Qui invece marito e moglie condividono il cuscino, ridono, si versano profumo. Ne parleremo a lungo, davanti a quei due sorrisi di terracotta, perché forse il vero segreto etrusco era l’educazione sentimentale.</p>`,
      faqs: [
        {
          question: 'La lingua etrusca è stata decifrata?',
          answer:
            'Si legge ad alta voce senza problemi e molte iscrizioni brevi sono comprensibili. Restano difficili i testi lunghi, come il libro di lino conservato a Zagabria, perché la lingua non ha parenti vicini con cui confrontarla.',
        },
        {
          question: 'Conviene visitare prima Cerveteri o Tarquinia?',
          answer:
            'Cerveteri mostra l’architettura, Tarquinia la pittura: si completano. Volendo vederle nello stesso giorno, cominciate dai tumuli con il fresco e lasciate le camere dipinte, a temperatura costante, per il primo pomeriggio.',
        },
        {
          question: 'Perché la coppia del sarcofago sembra porgere qualcosa?',
          answer:
            'Le mani reggevano oggetti oggi scomparsi: una coppa, un vasetto di unguento, forse un frutto. Le dita piegate nel vuoto danno al gruppo quell’aria di conversazione interrotta che incanta i visitatori.',
        },
        {
          question: 'Si scende davvero nelle tombe dipinte?',
          answer:
            'Si scende una scala e si guarda attraverso un vetro, che protegge i colori dal respiro del pubblico. La luce si accende con un pulsante: per un attimo capirete lo stupore di chi entrò per primo con la candela.',
        },
        {
          question: 'Che cosa raccontano le lamine di Pyrgi?',
          answer:
            'Il signore di Cerveteri, Thefarie Velianas, dedica un luogo sacro alla dea che gli Etruschi chiamavano Uni e i Fenici Astarte. Due versioni quasi gemelle: l’equivalente italiano, in piccolo, della stele di Rosetta.',
        },
      ],
    },
    {
      slug: 'nuraghi-torri-senza-parole',
      picture: 'nuraghe',
      title: 'Nuraghi, torri senza parole',
      shortDescription:
        'Migliaia di torri, nessuna iscrizione: come interrogare la Sardegna dell’età del Bronzo partendo da pietre, acqua sacra e statuine.',
      price: '3.99',
      freeTracks: 1,
      tracks: [
        { title: 'La collina di Barumini', recording: 'archeologia-pietra-e-ghiaccio' },
        { title: 'Come si chiude una volta', recording: 'archeologia-pietra-e-ghiaccio' },
        { title: 'Il pozzo di Santa Cristina', recording: 'archeologia-pietra-e-ghiaccio' },
        { title: 'I guerrieri di Mont’e Prama', recording: 'archeologia-mani-che-scavano' },
      ],
      description: `<h2>Contarli è già un’impresa</h2>
<p>Settemila, secondo le stime prudenti; forse molti di più. Dall’aereo sembrano nei di pietra scura su una pelle verde e gialla. I nuraghi punteggiano la Sardegna da tremilacinquecento anni, e chi li ha costruiti non ci ha lasciato una sola riga di spiegazione.</p>
<p>Torri, fortezze, magazzini, case del capo, luoghi di riunione: probabilmente un po’ di tutto, in tempi diversi. Il primo a ordinare gli indizi fu <strong>Giovanni Lilliu</strong>, che nel suo paese natale, Barumini, sospettò per anni di una collinetta troppo regolare e poi la scavò, trovandovi dentro una reggia di basalto con un villaggio intorno.</p>
<h3>Le domande, tappa per tappa</h3>
<ol>
<li>Su Nuraxi: chi abitava fra quattro torri e un cortile?</li>
<li>Santu Antine: come regge una volta senza malta?</li>
<li>Santa Cristina: perché il sole scende nel pozzo agli equinozi?</li>
<li>Mont’e Prama: chi sono gli arcieri dagli occhi a cerchi?</li>
</ol>
<h3>Ascoltare in cammino</h3>
<p>Vi servono una torcia, scarpe chiuse e un po’ di coraggio nei corridoi bassi. Ogni capitolo dura il tempo di una salita o di una sosta all’ombra dell’olivastro; l’ultimo si ascolta meglio davanti ai giganti di arenaria, a Cabras o a Cagliari, dove i loro sguardi ipnotici lasciano interdetto anche chi pensava di sapere tutto.</p>`,
      faqs: [
        {
          question: 'Quanto era alta la torre centrale di Barumini?',
          answer:
            'In origine superava probabilmente i diciotto metri, su tre piani; oggi ne restano circa quattordici. La pietra più in alto si raggiunge con la visita accompagnata, lungo scale strette ricavate nello spessore del muro.',
        },
        {
          question: 'Il sito di Su Nuraxi si visita da soli?',
          answer:
            'L’ingresso avviene con una guida locale, a orari regolari, per motivi di sicurezza. Il nostro capitolo è pensato per il prima o per il dopo: ascoltatelo dal belvedere, con il complesso intero davanti agli occhi.',
        },
        {
          question: 'Che età hanno i Giganti di Mont’e Prama?',
          answer:
            'La discussione è aperta, ma la maggior parte degli studiosi li colloca fra il nono e l’ottavo secolo avanti Cristo. Vennero alla luce per caso nel 1974, durante un’aratura nel Sinis, e furono ricomposti da migliaia di pezzi.',
        },
        {
          question: 'Esistono testi che parlino dei costruttori?',
          answer:
            'Nessuno scritto da loro. Autori greci molto più tardi immaginarono che le torri fossero opera di Dedalo; navi e guerrieri in miniatura, fusi in bronzo, restano i documenti più eloquenti della loro vita.',
        },
      ],
    },
    {
      slug: 'otzi-ultima-salita',
      picture: 'glacier',
      title: 'Ötzi, l’ultima salita',
      shortDescription:
        'Un valico a tremiladuecento metri, una freccia alle spalle, un’ascia di rame intatta: il delitto più antico che possiamo ricostruire.',
      price: '2.99',
      freeTracks: 1,
      tracks: [
        { title: 'Due escursionisti fuori sentiero', recording: 'archeologia-mani-che-scavano' },
        { title: 'Lo zaino di cinquemila anni fa', recording: 'archeologia-pietra-e-ghiaccio' },
        { title: 'Chi lo ha colpito?', recording: 'archeologia-pietra-e-ghiaccio' },
      ],
      description: `<h2>Verbale di un ritrovamento</h2>
<p>Giogo di Tisa, Alpi Venoste, 19 settembre 1991, primo pomeriggio. Erika e Helmut Simon, coniugi di Norimberga, tagliano per un canalone e vedono un busto bruno emergere dal ghiaccio. Tutti pensano a un alpinista disperso. Qualcuno prova a liberarlo con un martello pneumatico, rovinandogli un fianco; poi, dal ghiaccio, affiora un’ascia.</p>
<p>L’uomo era morto da più di <strong>cinquemila anni</strong>. Nessuno lo aveva sepolto, dunque portava con sé tutto quello che un viandante dell’età del Rame considerava necessario: è questo, ancora più del corpo, a renderlo unico.</p>
<h3>Prove esaminate</h3>
<ul>
<li>L’ascia, con lama di metallo venuto dalla Toscana</li>
<li>Un arco di tasso non finito e una faretra con le frecce</li>
<li>Scarpe imbottite di fieno, gambali di capra, berretto d’orso</li>
<li>Due funghi di betulla infilati in una striscia di pelle</li>
<li>Sessantuno tatuaggi, fatti con la fuliggine</li>
</ul>
<h3>Le ultime ore</h3>
<p>Aveva circa quarantacinque anni, ginocchia consumate, una mano ferita pochi giorni prima. Mangiò stambecco e cervo, con un po’ di farro; forse si credeva al sicuro. La punta di selce che gli recise l’arteria fu notata soltanto nel 2001, in una radiografia. Tre brevi capitoli seguono l’inchiesta, dal passo fino alla cella frigorifera di Bolzano, dove una piccola finestra permette di salutarlo.</p>`,
      faqs: [
        {
          question: 'Dove si può vedere la mummia?',
          answer:
            'Al Museo Archeologico dell’Alto Adige, nel centro di Bolzano, dal 1998. Riposa in una cella a circa sei gradi sotto zero, con umidità altissima, e la si osserva da una finestrella grande quanto un quaderno.',
        },
        {
          question: 'Fu trovato in Italia o in Austria?',
          answer:
            'In Italia, ma per poco: una nuova misurazione del confine stabilì che il punto cade a novantadue metri dal lato altoatesino. Le prime analisi si fecero comunque a Innsbruck, dove il corpo era stato portato.',
        },
        {
          question: 'Da dove viene il soprannome?',
          answer:
            'Lo coniò un giornalista viennese, fondendo il nome della vicina valle dell’Ötz con la parola yeti. Fra centinaia di proposte apparse in quei mesi sui giornali, fu quella che rimase.',
        },
        {
          question: 'A che servivano i tatuaggi?',
          answer:
            'Sono lineette e croci, collocate su schiena, ginocchia, caviglie e polsi: spesso proprio dove le ossa mostrano usura. Per questo si pensa a una cura del dolore, anche se un valore simbolico non si può escludere.',
        },
      ],
    },
  ],
  persons: [
    {
      slug: 'paolo-orsi',
      picture: {
        sex: 'man',
        age: 'old',
        hair: 'short',
        beard: 'full',
        headwear: 'none',
        dress: 'suit',
      },
      name: 'Paolo Orsi',
      born: '1859',
      died: '1935',
      text: 'Trentino di Rovereto, quindi suddito austriaco alla nascita, scelse l’Italia e ne percorse l’estremità opposta per quasi mezzo secolo. Arrivò a Siracusa nel 1888 e da lì, a dorso di mulo, con un quaderno in tasca, scavò villaggi preistorici, necropoli, chiese rupestri, teatri. Pantalica, Megara Iblea, Gela, Locri, Medma: su ciascun luogo lasciò pagine che gli archeologi consultano ancora, perché descrivevano tutto, anche i cocci che allora si buttavano. I suoi taccuini, centocinquanta, sono un monumento di per sé. Dal 1907 gli fu affidata pure la Calabria, regione quasi ignota agli studi; fra terremoti e malaria raccolse i materiali che avrebbero formato il grande museo di Reggio. Con Umberto Zanotti Bianco diede vita alla Società Magna Grecia. Detestava i salotti, parlava poco, viveva come un frate. Nominato senatore, continuò a preferire la trincea di scavo allo scranno, e volle tornare a morire nella città in cui era nato.',
      guide: 'italia-dei-miti',
      recording: 'archeologia-mani-che-scavano',
      free: true,
    },
    {
      slug: 'ernesto-schiaparelli',
      picture: {
        sex: 'man',
        age: 'grown',
        hair: 'short',
        beard: 'moustache',
        headwear: 'none',
        dress: 'suit',
      },
      name: 'Ernesto Schiaparelli',
      born: '1856',
      died: '1928',
      text: 'Nacque a Occhieppo, nel Biellese, in una famiglia di studiosi: l’astronomo dei canali di Marte era un lontano cugino. Si formò a Torino e poi a Parigi, con Gaston Maspero, diresse la raccolta egizia di Firenze e dal 1894 quella torinese. Le vetrine non gli bastavano. Fra il 1903 e il 1920 guidò dodici campagne lungo il Nilo, convinto che un museo dovesse conoscere la provenienza esatta di ogni oggetto. La fortuna lo premiò due volte: nel 1904 entrò nella tomba dipinta della regina Nefertari, due anni dopo trovò intatta quella dell’architetto Kha e di sua moglie Merit. Cattolico fervente, si era affezionato ai missionari incontrati in viaggio e fondò un’associazione per sostenerli, con scuole e ospedali dall’Egitto alla Cina. Senatore dal 1924, lasciò al museo della sua città decine di migliaia di reperti e una regola semplice: prima di spostare una cosa, disegnatela dove sta.',
      guide: 'torino-sul-nilo',
      recording: 'archeologia-oltre-la-soglia',
      free: true,
    },
    {
      slug: 'paola-zancani-montuoro',
      picture: { sex: 'woman', age: 'grown', hair: 'bun', headwear: 'none', dress: 'coat' },
      name: 'Paola Zancani Montuoro',
      born: '1901',
      died: '1987',
      text: 'Nella Napoli di Benedetto Croce una ragazza di buona famiglia poteva studiare, a patto di non prendere la cosa troppo sul serio. Lei si laureò con lode nel 1923, sposò un collega, partì con lui per la Scuola archeologica di Atene e lo perse dopo pochi mesi per il tifo. Ne mantenne il cognome e ne continuò il lavoro sulle tavolette votive di Locri. Poi, leggendo Strabone e Plinio, si persuase che il santuario di Hera descritto dagli antichi giacesse nelle paludi alla foce del Sele, dove nessuno lo cercava. Nel 1934, con Umberto Zanotti Bianco, sorvegliato dalla polizia fascista, cominciò a scavare: in poche settimane uscirono dal fango il tempio e la prima metopa arcaica. Più tardi indagò il territorio di Sibari. Rifiutò sempre cattedre e incarichi; fu accolta fra i Lincei, difese dal cemento la costiera sorrentina e formò, senza mai essere professoressa, una generazione di studiosi.',
      guide: 'paestum-tuffo-e-colonne',
      recording: 'archeologia-mani-che-scavano',
      free: false,
    },
    {
      slug: 'giovanni-lilliu',
      picture: {
        sex: 'man',
        age: 'old',
        hair: 'short',
        beard: 'none',
        headwear: 'none',
        dress: 'suit',
      },
      name: 'Giovanni Lilliu',
      born: '1914',
      died: '2012',
      text: 'Da bambino, a Barumini, aveva sotto gli occhi una collinetta dal profilo strano, che in paese chiamavano Su Nuraxi. Studiò a Roma, tornò in Sardegna con la convinzione che l’isola avesse avuto una civiltà originale, non una periferia di altre, e nel 1950 affondò il piccone proprio lì. Sei anni di lavoro rivelarono una fortezza di basalto con quattro torri d’angolo e decine di capanne: il complesso sarebbe diventato patrimonio dell’umanità. Professore a Cagliari, tenne insieme l’archeologia e l’impegno civile, parlando di una costante resistenziale dei sardi, cioè di un’ostinazione antica a restare sé stessi davanti a ogni dominatore. Scrisse sui bronzetti pagine piene di tenerezza, come se quei pastori e quelle madri alti una spanna fossero vicini di casa. Sedette nel consiglio regionale, fu accolto fra i Lincei e difese la lingua sarda. Morì a Cagliari a quasi novantotto anni, e per i sardi resta semplicemente il professore che aveva ridato una voce alle torri.',
      guide: 'nuraghi-torri-senza-parole',
      recording: 'archeologia-pietra-e-ghiaccio',
      free: true,
    },
  ],
  objects: [
    {
      slug: 'bronzo-a-di-riace',
      picture: {
        as: 'bronze',
        of: {
          sex: 'man',
          age: 'young',
          hair: 'long',
          beard: 'full',
          headwear: 'diadem',
          dress: 'tunic',
        },
      },
      title: 'Il Bronzo A di Riace',
      text: 'È il più alto per un centimetro e il più inquieto dei due. La testa si volta di scatto verso destra, le labbra si aprono, e fra le labbra brilla una fila di denti d’argento: un dettaglio che nessun’altra statua antica conservata ci mostra così bene. I capelli, trattenuti da una fascia, scendono in riccioli lavorati uno per uno; la barba è una foresta di ciocche. Sul braccio sinistro restano i segni dello scudo, nella mano destra passava probabilmente una lancia. Lo scultore conosceva ogni muscolo e insieme barava: la linea dell’inguine, il solco della schiena sono più netti di quanto l’anatomia permetta, perché un eroe deve sembrare più vero del vero. La fusione avvenne per parti, saldate con un’abilità che i tecnici moderni osservano ammirati. L’argilla trovata all’interno rimanda alla zona di Argo, nel Peloponneso. Labbra e capezzoli sono di rame, i globi oculari di calcite bianca. Chi gli passa davanti, di solito, raddrizza le spalle senza accorgersene.',
      year: 'Metà del V secolo a.C.',
      technique: 'Bronzo fuso a cera persa, con rame, argento e calcite',
      dimensions: 'Altezza 198 cm',
      category: 'Scultura',
      guide: 'bronzi-di-riace-venuti-dal-mare',
      place: 'museo-archeologico-reggio-calabria',
      recording: 'archeologia-miti-in-viaggio',
      free: true,
    },
    {
      slug: 'bronzo-b-di-riace',
      picture: {
        as: 'bronze',
        of: {
          sex: 'man',
          age: 'grown',
          hair: 'curls',
          beard: 'full',
          headwear: 'helmet',
          dress: 'tunic',
        },
      },
      title: 'Il Bronzo B di Riace',
      text: 'Al suo compagno bastava un centimetro di statura in più; a lui la calma. Il Bronzo B inclina leggermente il capo, abbassa lo sguardo, distribuisce il peso con una morbidezza che sembra già annunciare il secolo successivo. La testa appare stranamente allungata all’indietro: non è un difetto, è il sostegno per un elmo corinzio che portava sollevato sulla fronte, come fanno i comandanti nelle pause. L’elmo è perduto, e con esso l’occhio destro, l’asta e lo scudo. In passato si pensava che fosse più giovane dell’altro di qualche decennio; oggi molti ritengono i due nati insieme, per uno stesso monumento. Il braccio destro e l’avambraccio sinistro hanno una lega diversa: furono sostituiti già nell’antichità, segno che la statua restò a lungo in piedi e venne restaurata con rispetto. Come sia finita in fondo allo Ionio resta ignoto. Nessun relitto certo, nessun carico, soltanto due uomini vicini, coricati sulla sabbia, in attesa di un pescatore subacqueo con un po’ di fortuna.',
      year: 'Metà del V secolo a.C.',
      technique: 'Bronzo fuso a cera persa, con inserti di rame e pietra',
      dimensions: 'Altezza 197 cm',
      category: 'Scultura',
      guide: 'bronzi-di-riace-venuti-dal-mare',
      place: 'museo-archeologico-reggio-calabria',
      recording: 'archeologia-mani-che-scavano',
      free: false,
    },
    {
      slug: 'pinakes-di-locri',
      picture: 'votive',
      title: 'I pinakes di Locri',
      text: 'Una ragazza viene sollevata di peso e caricata su un carro; tende le braccia, e il canestro dei fiori si rovescia. Un’altra ripone con cura una veste piegata in una cassa intagliata. Una terza siede in trono accanto a uno sposo barbuto, tenendo un gallo e una spiga. Sono tutte Persefone, o tutte le donne di Locri che le somigliavano nel giorno delle nozze. I pinakes sono tavolette di terracotta ricavate da uno stampo, rifinite a mano e dipinte di azzurro, rosa e bianco; un foro in alto serviva ad appenderle agli alberi o ai muri del santuario della Mannella. Ogni tanto i sacerdoti ne liberavano le pareti: le spezzavano, perché nessuno le riusasse, e le seppellivano. Paolo Orsi, dal 1908, ne recuperò migliaia di frammenti, e Paola Zancani Montuoro passò anni ad accostarli come tessere di un gioco. Ne è uscito un album domestico unico nel mondo greco: specchi, bauli, letti, capretti, palline, e la paura gentile di lasciare la casa della madre.',
      year: '490–450 a.C. circa',
      technique: 'Terracotta a stampo, ritoccata a stecca e dipinta',
      dimensions: 'Lato fra 20 e 30 cm circa',
      category: 'Rilievo votivo',
      guide: 'italia-dei-miti',
      person: 'paolo-orsi',
      place: 'museo-archeologico-reggio-calabria',
      recording: 'archeologia-oltre-la-soglia',
      free: true,
    },
    {
      slug: 'cavaliere-di-marafioti',
      picture: 'riderStatue',
      title: 'Il Cavaliere di Marafioti',
      text: 'Un ragazzo nudo, senza armi, monta un cavallo che non tocca terra: sotto il ventre dell’animale si accuccia una sfinge alata, con le braccia levate a sorreggere il gruppo. La combinazione è tanto ardita da sembrare un sogno, ed era pensata per essere vista dal basso, contro il cielo, sul colmo del tetto di un tempio dorico di Locri. Paolo Orsi ne trovò i resti nel 1910 presso Casa Marafioti, sparsi in circa centottantasei frammenti di argilla. Con il disegnatore Rosario Carta e il restauratore Giuseppe Damico li studiò per anni, prima di osare rimetterli insieme; un intervento recente ha confermato quasi tutto e ritrovato tracce di nero, bianco e rosso sul muso e sulla criniera. Chi è il cavaliere? Forse uno dei Dioscuri, i gemelli che secondo la leggenda apparvero dal nulla per aiutare i locresi nella battaglia della Sagra, contro un esercito molto più numeroso. La terracotta pare poca cosa accanto al bronzo. Eppure modellare e cuocere un colosso cavo, in equilibrio su un tetto, chiedeva altrettanto coraggio.',
      year: 'Seconda metà del V secolo a.C.',
      technique: 'Terracotta modellata e dipinta',
      dimensions: 'Ricomposto da circa 186 frammenti',
      category: 'Scultura architettonica',
      guide: 'italia-dei-miti',
      person: 'paolo-orsi',
      place: 'museo-archeologico-reggio-calabria',
      recording: 'archeologia-miti-in-viaggio',
      free: false,
    },
    {
      slug: 'tomba-del-tuffatore',
      picture: { as: 'fresco', of: 'diver' },
      title: 'La Tomba del Tuffatore',
      text: 'Fu aperta il 3 giugno 1968, in una piccola necropoli a sud della città, e l’archeologo Mario Napoli capì subito di trovarsi davanti a qualcosa che nessuno aveva mai visto: pittura greca di età classica, con figure, perfettamente conservata. Sulle quattro lastre verticali si svolge un simposio. Giovani distesi sui letti bevono, cantano, suonano, si scambiano carezze; uno lancia le ultime gocce di vino dalla coppa, per gioco; un altro, in piedi, attinge dal cratere. Mancava il coperchio, e il coperchio è la meraviglia. Su un fondo chiaro, incorniciato di nero, un uomo nudo vola a capofitto da una struttura di blocchi verso uno specchio d’acqua ricurvo, fra due alberelli spogli. La testa è alta, il corpo teso, la barba appena accennata. Sport, allegoria della morte, ricordo di una giornata felice? Gli studiosi si dividono. Il dipinto era rivolto all’interno, verso il defunto, e doveva restare visibile soltanto a lui. Accanto al corpo, poche cose: due vasetti e il guscio di tartaruga di una lira.',
      year: '480–470 a.C. circa',
      technique: 'Affresco su lastre di calcare intonacate',
      dimensions: '215 × 100 × 80 cm circa',
      category: 'Pittura funeraria',
      guide: 'paestum-tuffo-e-colonne',
      place: 'parco-archeologico-di-paestum',
      event: 'borsa-turismo-archeologico-paestum',
      recording: 'archeologia-oltre-la-soglia',
      free: true,
    },
    {
      slug: 'metope-arcaiche-del-sele',
      picture: 'metope',
      title: 'Le metope arcaiche del Sele',
      text: 'Eracle cammina con un bastone sulle spalle, e alle due estremità, legati per i piedi come lepri, penzolano i Cercopi, due ladruncoli che avevano tentato di rubargli le armi. A testa in giù continuano a scherzare, tanto che l’eroe, racconta il mito, finirà per liberarli. È la più popolare di una serie di quasi quaranta lastre scolpite verso il 570 avanti Cristo per il santuario di Hera alla foce del Sele. Le altre mostrano centauri, Sisifo sotto il masso, il suicidio di Aiace, Oreste, un uomo a cavalcioni di una tartaruga marina che ancora attende un nome. Le figure sono tagliate nell’arenaria con contorni decisi, quasi ritagli di carta; alcune rimasero soltanto sbozzate, e le indagini più recenti vi hanno riconosciuto resti di pittura. Paola Zancani Montuoro e Umberto Zanotti Bianco le estrassero dal 1934, riusate come pietre qualunque in muri posteriori. Allineate nel museo, all’altezza cui furono pensate, si leggono come un fumetto: un riquadro, una storia, un colpo di scena.',
      year: '570–560 a.C. circa',
      technique: 'Arenaria scolpita a rilievo, con tracce di colore',
      dimensions: 'Misure diverse per ciascuna lastra',
      category: 'Rilievo',
      guide: 'paestum-tuffo-e-colonne',
      person: 'paola-zancani-montuoro',
      place: 'parco-archeologico-di-paestum',
      event: 'borsa-turismo-archeologico-paestum',
      recording: 'archeologia-miti-in-viaggio',
      free: true,
    },
    {
      slug: 'libro-dei-morti-di-kha',
      picture: 'papyrus',
      title: 'Il Libro dei morti di Kha',
      text: 'Era piegato sopra il sarcofago interno, come una coperta. Quando Ernesto Schiaparelli lo fece srotolare, nel suo museo, ne uscirono quasi quattordici metri di papiro fittissimo di geroglifici corsivi, con vignette dipinte a colori vivi. Noi lo chiamiamo Libro dei morti; gli Egizi dicevano formule per uscire alla luce del giorno. Trentatré capitoli insegnano a superare porte, serpenti, giudici: bisogna conoscere il nome di ogni guardiano e pronunciarlo senza esitare. Nella scena d’apertura Kha, soprintendente ai lavori nella necropoli reale, e sua moglie Merit, elegante e composta, adorano Osiride seduto sotto un baldacchino. Uno sguardo attento scopre però che il rotolo non nacque per lui. In alcuni punti lo spazio del proprietario è rimasto vuoto, altrove il nome copre una scrittura precedente: anche un architetto dei faraoni, all’occorrenza, comprava usato. Non importava. Le parole, una volta lette ad alta voce, avrebbero funzionato lo stesso, e trentaquattro secoli di conservazione impeccabile fanno pensare che una protezione, in effetti, ci sia stata.',
      year: '1425–1353 a.C. circa',
      technique: 'Inchiostri e colori su papiro',
      dimensions: '34 × 1380 cm',
      category: 'Manoscritto',
      guide: 'torino-sul-nilo',
      person: 'ernesto-schiaparelli',
      place: 'museo-egizio-di-torino',
      recording: 'archeologia-oltre-la-soglia',
      free: true,
    },
    {
      slug: 'cubito-dorato-di-kha',
      picture: 'cubit',
      title: 'Il cubito d’oro di Kha',
      text: 'Un righello, in fondo. Un’asta di legno a spigoli netti, divisa in palmi e dita, con cui un geometra controlla se il muro è dritto e la porta larga a sufficienza. Solo che questo è ricoperto di lamina d’oro, dono del faraone Amenofi II al suo capocantiere, e le iscrizioni lungo i lati celebrano le imprese e i viaggi del sovrano. Il cubito reale corrispondeva alla lunghezza dell’avambraccio, dal gomito alla punta del medio, più un palmo: poco più di mezzo metro, sette palmi di quattro dita ciascuno. Con quella misura furono progettate piramidi, templi, tombe scavate nella roccia. Schiaparelli trovò l’esemplare dorato nel 1906 nella camera sepolcrale di Deir el-Medina, vicino a un secondo cubito, in legno, ripiegabile e consumato dall’uso. Il confronto commuove. Da una parte l’onorificenza, mai adoperata, lucente come il giorno della premiazione; dall’altra lo strumento vero, con la cerniera e la custodia, che l’architetto infilava nella sacca ogni mattina. Kha volle portarli tutti e due: non si sa mai, nell’aldilà, che lavori ci aspettano.',
      year: '1425–1400 a.C. circa',
      technique: 'Legno rivestito di lamina d’oro incisa',
      dimensions: 'Lunghezza 52,5 cm circa',
      category: 'Strumento',
      guide: 'torino-sul-nilo',
      person: 'ernesto-schiaparelli',
      place: 'museo-egizio-di-torino',
      recording: 'archeologia-mani-che-scavano',
      free: false,
    },
  ],
  places: [
    {
      slug: 'museo-archeologico-reggio-calabria',
      picture: 'academy',
      name: 'Museo Archeologico Nazionale di Reggio Calabria',
      city: 'Reggio Calabria',
      continent: 'Europa',
      text: 'Marcello Piacentini lo disegnò negli anni Trenta come museo e soltanto museo, cosa rara in un Paese che preferisce sistemare le raccolte nei palazzi. La facciata porta rilievi ispirati alle monete delle città greche; dalla terrazza si vedono lo Stretto, la Sicilia e, con un po’ di fortuna, il pennacchio dell’Etna. All’interno, riaperto per intero nel 2016, quattro livelli scendono nel tempo: dalla preistoria alle colonie, dai santuari di Locri alle necropoli della Reggio romana. Per i Bronzi c’è una sala a parte, bianca, con basi antisismiche che lasciano oscillare le statue senza farle cadere. Vicino a loro, due teste di bronzo recuperate a Porticello meriterebbero da sole il biglietto: una, dalla barba lunghissima, potrebbe essere il più antico ritratto di filosofo.',
      guide: 'bronzi-di-riace-venuti-dal-mare',
      recording: 'archeologia-miti-in-viaggio',
      free: true,
    },
    {
      slug: 'museo-egizio-di-torino',
      picture: 'arcades',
      name: 'Museo Egizio',
      city: 'Torino',
      continent: 'Europa',
      text: 'Il Seicento aveva costruito il palazzo per un collegio di nobili; l’Ottocento vi fece entrare i faraoni, trascinati su affusti di cannone da file di cavalli. Fondato nel 1824, quando re Carlo Felice acquistò la collezione del console Drovetti, il Museo Egizio possiede circa quarantamila pezzi e si percorre come un romanzo: villaggi, scribi, regine, sepolture, fino al mondo romano. Nelle grandi gallerie del pianterreno le divinità di pietra stanno in due file, mentre ai piani superiori la sala di Kha e Merit restituisce, oggetto per oggetto, la casa di una coppia. La papiroteca è fra le più importanti che esistano, e gli studiosi ci lavorano ogni giorno dietro le vetrine. Rinnovato in profondità nel 2015, continua a scavare: a Saqqara, insieme ai colleghi di Leida.',
      guide: 'torino-sul-nilo',
      recording: 'archeologia-oltre-la-soglia',
      free: true,
    },
    {
      slug: 'parco-archeologico-di-paestum',
      picture: 'temple',
      name: 'Parco archeologico di Paestum',
      city: 'Capaccio Paestum',
      continent: 'Europa',
      text: 'Quasi cinque chilometri di mura chiudono una pianura che i greci chiamarono Poseidonia. Dentro, tre templi dorici e molto prato; intorno, campi di carciofi, serre, stalle di bufale, la linea dei monti. Il più antico, detto Basilica, risale alla metà del sesto secolo; quello di Atena guarda dall’alto; il cosiddetto tempio di Nettuno, eretto verso il 460 avanti Cristo, ha ancora quasi tutto tranne il tetto. Piranesi li incise poco prima di morire, e da allora ogni viaggiatore si è sentito in dovere di provarci. Il museo, dall’altro lato della strada, custodisce le tombe dipinte dei Lucani, con cavalieri, duelli e carri, oltre al Tuffatore. Dal 1998 il sito è patrimonio dell’umanità insieme a Velia, patria di Parmenide.',
      guide: 'paestum-tuffo-e-colonne',
      recording: 'archeologia-pietra-e-ghiaccio',
      free: false,
    },
  ],
  events: [
    {
      slug: 'borsa-turismo-archeologico-paestum',
      title: 'La Borsa mediterranea del turismo archeologico',
      text: 'In autunno, quando le comitive si diradano, Paestum torna affollata di una gente particolare: direttori di scavo, restauratori, divulgatori, guide, agenzie di viaggio, delegazioni arrivate da decine di Paesi. La Borsa, nata nel 1998, è insieme fiera, convegno e vetrina delle scoperte dell’anno, con un premio intitolato a Khaled al-Asaad, l’archeologo ucciso a Palmira. Per il pubblico ci sono incontri, laboratori, mostre immersive e visite ai templi e al museo. Un’occasione per chiedere, a chi ha le ginocchia sporche di terra, come si racconta ciò che si è appena trovato.',
      guide: 'paestum-tuffo-e-colonne',
    },
  ],
  updates: [
    {
      guide: 'bronzi-di-riace-venuti-dal-mare',
      title: 'I Bronzi di Riace hanno una nuova voce',
      subTitle:
        'Cinque capitoli dal fondale alla sala bianca di Reggio Calabria: il primo si ascolta gratis, nell’anniversario della scoperta.',
      date: '2026-08-16',
    },
    {
      guide: 'torino-sul-nilo',
      title: 'A Torino il Nilo scorre in otto capitoli',
      subTitle:
        'Kha, Merit e un righello d’oro: è disponibile la guida al Museo Egizio, pensata per i pomeriggi di novembre.',
      date: '2026-11-04',
    },
  ],
  recordings: [
    {
      slug: 'archeologia-miti-in-viaggio',
      title: 'Gli eroi scesero dalle navi',
      text: 'Immaginate di lasciare casa per sempre. Siete in trenta, su una barca lunga come due carri, e portate il fuoco del vostro altare dentro un vaso, perché non si spenga. Davanti c’è una costa che nessuno di voi conosce. Che cosa vi serve, prima ancora dell’acqua? Una storia. I greci che vennero a vivere in Italia ne avevano le stive piene. Videro uno stretto dove il mare ribolle, e dissero: qui abita un mostro, e Ulisse lo ha già affrontato. Videro una montagna che fuma, e dissero: là sotto lavora il fabbro degli dèi. Così una terra straniera diventava abitabile, perché qualcuno di famiglia c’era passato prima. Poi misero da parte il grano, si arricchirono, litigarono fra loro con passione. E costruirono. A Paestum, ad Agrigento, a Locri, innalzarono colonne grosse e sapienti, un poco gonfie nel mezzo, come gambe che sopportano un peso. Sui tetti posero cavalieri e sfingi di terracotta, nelle celle statue di bronzo con gli occhi di pietra e i denti d’argento. Due di quegli uomini di metallo hanno dormito sotto il mare per duemila anni, e adesso sono in piedi, a Reggio, con le mani vuote. Qualcuno ha rubato loro la lancia e lo scudo, forse anche il nome. La presenza no, quella è rimasta tutta. Guardateli negli occhi, quando li incontrerete. Hanno l’aria di chi è sbarcato questa mattina, e sta per chiedervi dove si trova.',
    },
    {
      slug: 'archeologia-mani-che-scavano',
      title: 'La terra sotto le unghie',
      text: 'Trovare è facile, a volte basta un aratro. Il difficile viene dopo. Un archeologo è una persona che distrugge un libro mentre lo legge: ogni strato che toglie non tornerà più, e allora deve scrivere tutto, il colore del terreno, la posizione di un coccio, la direzione di un osso. Ernesto Schiaparelli, davanti a una porta chiusa da trentaquattro secoli, chiese per scherzo la chiave. Poi fece disegnare ogni sgabello prima di spostarlo. Paolo Orsi girava la Sicilia su un mulo, riempiendo quaderni. Paola Zancani Montuoro aveva letto in un geografo antico di un tempio vicino a un fiume; la presero per sognatrice, lei entrò nella palude con gli stivali, e il tempio c’era. Ci sono anche i fortunati, un nuotatore d’agosto, due escursionisti fuori sentiero. Ma la fortuna passa in un minuto, e la pazienza resta seduta per anni a combinare frammenti. Se un giorno vedrete in una vetrina un vaso pieno di cicatrici, cercate le giunture. Sono la firma di chi non ha voluto perderne nemmeno un pezzo.',
    },
    {
      slug: 'archeologia-oltre-la-soglia',
      title: 'Che cosa si porta di là',
      text: 'Per lungo tempo gli uomini hanno preparato i bagagli. L’ultimo viaggio non li trovava mai a mani vuote. In Egitto l’architetto Kha mise da parte il pane, il vino, la biancheria, la scacchiera, due righelli, e un rotolo di formule per rispondere ai guardiani. Sua moglie Merit aggiunse i pettini e una parrucca di riccioli, che dopo tanti secoli profumava ancora. A Cerveteri gli etruschi scolpirono nella roccia i letti con i cuscini, appesero alle pareti mestoli e coltelli, e si fecero ritrarre abbracciati, mentre raccontano qualcosa di divertente. A Paestum, invece, un giovane ebbe soltanto una lira, due vasetti, e un dipinto sul coperchio. Lo guardava lui solo, da sotto, nel buio. Un uomo si stacca da una torre, distende le braccia, sta per toccare l’acqua. Non c’è riva, non c’è pubblico, non c’è paura. Forse è tutto qui quello che possiamo dire della soglia: qualcuno la immagina come una dispensa, qualcuno come una festa, qualcuno come un tuffo. E voi, che cosa mettereste nella borsa?',
    },
    {
      slug: 'archeologia-pietra-e-ghiaccio',
      title: 'Prima della scrittura',
      text: 'Qui nessuno ci ha lasciato una parola. Dobbiamo ascoltare le cose. In Sardegna le cose sono torri, migliaia di torri fatte di massi posati a secco, uno sull’altro, ogni giro un poco più stretto del precedente, finché il buio si chiude sopra la testa come due mani giunte. Entrate, e toccate la parete: è fresca, ed è ferma da trentacinque secoli. I greci, più tardi, non sapendo a chi attribuirle, dissero che le aveva costruite Dedalo. A Paestum, molto prima dei templi, altra gente senza alfabeto scavava nella roccia piccole grotte per i suoi morti. Sul Nilo qualcuno dipingeva barche su un lenzuolo di lino. Più a nord, molto più in alto, la cosa che parla è un uomo. Salì verso un valico con le scarpe piene di fieno e un’ascia di rame, si fermò a mangiare, e una freccia lo raggiunse alle spalle. Il ghiaccio lo coprì, e lo restituì dopo più di cinquemila anni, con le mani ancora socchiuse. Del suo popolo non sappiamo il nome, della sua lingua nemmeno un suono. Però sappiamo che gli dolevano le ginocchia, e che qualcuno aveva provato a curarlo. Non è poco. A volte la storia comincia così, da una persona stanca che cammina in salita.',
    },
  ],
};
