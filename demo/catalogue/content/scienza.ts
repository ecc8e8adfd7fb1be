import type { CategoryContent } from './types.ts';

export const scienza: CategoryContent = {
  slug: 'scienza',
  name: 'Scienza e scoperte',
  guides: [
    {
      slug: 'quattro-lune-di-galileo',
      picture: 'jupiter',
      title: 'Le quattro lune di Galileo',
      shortDescription:
        'Due lenti, un tubo di legno e un inverno sereno: come un professore di Padova cambiò il posto della Terra.',
      price: '7.49',
      special: true,
      freeTracks: 2,
      tracks: [
        { title: 'Una notizia dall’Olanda', recording: 'scienza-cielo-galileo' },
        { title: 'Legno, pelle, vetro', recording: 'scienza-quaderno-misura' },
        { title: 'Sette gennaio, tre stelline', recording: 'scienza-cielo-galileo' },
        { title: 'Il messaggero celeste', recording: 'scienza-cielo-galileo' },
        { title: 'Un compasso per contare', recording: 'scienza-quaderno-misura' },
        { title: 'La lente rotta e la cornice', recording: 'scienza-cielo-galileo' },
        { title: 'Davanti ai giudici', recording: 'scienza-cielo-galileo' },
        { title: 'Il dito sotto vetro', recording: 'scienza-corpo-vita' },
      ],
      description: `<h2>La sera in cui il cielo si mosse</h2>
<p>Padova, 7 gennaio 1610. Un professore di matematica di quarantacinque anni punta verso Giove un cannocchiale che si è costruito da sé e nota, in fila accanto al pianeta, tre puntini luminosi. La sera dopo si sono spostati. Una settimana più tardi sono quattro, e <strong>Galileo Galilei</strong> ha capito: non sono stelle, girano attorno a Giove, dunque non tutto gira attorno a noi.</p>
<p>La guida racconta quei giorni e i trent’anni che seguirono, facendo parlare gli strumenti veri. Si trovano quasi tutti nella sala VII del <strong>Museo Galileo</strong> di Firenze, a pochi passi dagli Uffizi e dall’Arno.</p>
<h3>Gli oggetti del racconto</h3>
<ul>
<li>i due soli cannocchiali originali giunti fino a noi;</li>
<li>la lente delle scoperte, incrinata, nella sua cornice d’avorio;</li>
<li>il compasso geometrico e militare, antenato delle calcolatrici;</li>
<li>il dito medio della mano destra, reliquia laica del Settecento.</li>
</ul>
<h3>Un’avventura in otto puntate</h3>
<p>Non troverete formule. Troverete invece un uomo che amava il vino e il liuto, che scriveva in italiano per farsi capire dai naviganti e dai setaioli, che nel 1633 si inginocchiò davanti all’Inquisizione e che, quasi cieco, ricominciò a lavorare. Le prime due tracce sono libere: bastano per imparare a vedere le lune di Giove con un binocolo qualsiasi, dal balcone.</p>`,
      faqs: [
        {
          question: 'Il cannocchiale lo inventò Galileo?',
          answer:
            'No, e lui non lo sostenne mai. La notizia di un tubo con due lenti arrivò dai Paesi Bassi nel 1609. Il merito di Galileo fu di perfezionarlo in pochi mesi, fino a venti ingrandimenti, e soprattutto di rivolgerlo al cielo con metodo.',
        },
        {
          question: 'In quale sala del museo conviene cominciare?',
          answer:
            'Nella settima, al primo piano, dove sono riuniti i cimeli galileiani. Chi ha tempo parta però dall’inizio: le prime stanze mostrano le sfere e i globi dei Medici, cioè l’universo ordinato che quei cannocchiali mandarono in frantumi.',
        },
        {
          question: 'Si vedono davvero i satelliti di Giove a occhio nudo?',
          answer:
            'A occhio nudo no, la luce del pianeta li copre. Con un binocolo tenuto ben fermo, però, ne appaiono due o tre, a volte tutti e quattro, allineati come perle. La seconda traccia spiega come appoggiarsi e quando guardare.',
        },
        {
          question: 'Quanto c’è del processo del 1633?',
          answer:
            'Un capitolo intero, la settima puntata. Si ricostruiscono l’abiura del 22 giugno, gli anni ad Arcetri e il conforto della figlia suor Maria Celeste, evitando sia la leggenda dell’eroe sia quella del malinteso.',
        },
        {
          question: 'Perché un dito è finito in un museo scientifico?',
          answer:
            'Perché nel 1737, quando la salma fu portata nel sepolcro di Santa Croce, alcuni ammiratori ne staccarono delle parti come si faceva con i santi. È un oggetto che dice molto sul culto dei grandi uomini, e strappa sempre un sorriso.',
        },
      ],
    },
    {
      slug: 'anfiteatro-dei-corpi-padova',
      picture: 'anatomicalTheatre',
      title: 'L’anfiteatro dei corpi',
      shortDescription:
        'Nel teatro anatomico di Padova, sei anelli di noce attorno a un tavolo, e poi fino a quello gemello di Bologna.',
      price: '5.99',
      freeTracks: 1,
      tracks: [
        { title: 'Il cortile degli stemmi', recording: 'scienza-quaderno-misura' },
        { title: 'Vesalio e il libro dei muscoli', recording: 'scienza-corpo-vita' },
        { title: 'Sei balconi al lume di candela', recording: 'scienza-corpo-vita' },
        { title: 'Lo studente che capì il cuore', recording: 'scienza-corpo-vita' },
        { title: 'Elena, la prima laureata', recording: 'scienza-corpo-vita' },
        { title: 'Bologna e gli Spellati', recording: 'scienza-corpo-vita' },
      ],
      description: `<h2>Guardare dentro</h2>
<p>L’ingresso è basso e in fondo c’è poca luce. Alzando la testa si scoprono sei balconate di legno, una sopra l’altra, strette come i cerchi di una botte: lassù, in piedi e gomito a gomito, stavano gli studenti. In basso, sul tavolo, un corpo. Il <strong>teatro anatomico</strong> di Padova, voluto da Girolamo Fabrici d’Acquapendente e terminato nel 1595, è il più antico teatro stabile di questo genere rimasto al mondo.</p>
<p>La guida ne spiega la forma e l’uso, sfatando con delicatezza qualche leggenda, e allarga poi lo sguardo al palazzo che lo ospita, quel <strong>Bo</strong> che prende nome da un’osteria con l’insegna del bue.</p>
<h3>Persone che incontreremo</h3>
<ol>
<li>Andrea Vesalio, fiammingo, autore nel 1543 della <em>Fabrica</em>;</li>
<li>William Harvey, laureato qui nel 1602 e scopritore della circolazione del sangue;</li>
<li>Elena Lucrezia Cornaro Piscopia, nel 1678 la prima donna al mondo a laurearsi;</li>
<li>Giovanni Battista Morgagni, che insegnò ai medici a cercare la sede delle malattie.</li>
</ol>
<h3>Un confronto a due ore di strada</h3>
<p>L’ultimo capitolo si sposta all’<strong>Archiginnasio</strong> di Bologna, dove il teatro è una sala rettangolare d’abete, ricostruita dopo le bombe del 1944, e dove due uomini senza pelle, scolpiti da Ercole Lelli, reggono il baldacchino della cattedra. Due modi di mettere in scena la stessa curiosità.</p>`,
      faqs: [
        {
          question: 'Si può salire sulle balconate?',
          answer:
            'No, la struttura è troppo delicata. Si entra dal basso, nel punto dove arrivava il tavolo, e si guarda verso l’alto: è la prospettiva del corpo sezionato, e fa un certo effetto. La visita avviene soltanto con accompagnatore.',
        },
        {
          question: 'La Chiesa proibiva davvero le dissezioni?',
          answer:
            'È una credenza tenace, ma inesatta. A Padova le lezioni di anatomia erano pubbliche, regolate dagli statuti e annunciate in città. I corpi venivano di solito da condanne capitali o dagli ospedali, e dopo la lezione ricevevano sepoltura.',
        },
        {
          question: 'Ci sono particolari impressionanti?',
          answer:
            'Il tono è pacato e le descrizioni sono essenziali. Parliamo di corpi, di odori, di candele, perché così era; ma il centro del racconto sono le idee. La consigliamo dai dodici anni in su, meglio se in compagnia.',
        },
        {
          question: 'In quale stagione si tenevano le lezioni?',
          answer:
            'D’inverno, fra gennaio e carnevale, quando il freddo rallentava la corruzione. Un’anatomia completa durava giorni e cominciava dalle parti più deperibili. Qualche volta dei musicisti suonavano, per tenere buono il pubblico.',
        },
        {
          question: 'Galileo insegnava nello stesso edificio?',
          answer:
            'Sì, dal 1592 al 1610, e la tradizione gli assegna la cattedra di assi grezze conservata nella sala dei Quaranta. Gli studenti l’avrebbero costruita perché tutti potessero vederlo. Nella prima traccia passiamo anche di lì.',
        },
      ],
    },
    {
      slug: 'pila-di-como-volta',
      picture: 'battery',
      title: 'La pila di Como',
      shortDescription:
        'Rame, zinco e panno bagnato: l’invenzione di Alessandro Volta raccontata fra un tempio sul lago e un faro.',
      price: '4.99',
      freeTracks: 1,
      tracks: [
        { title: 'Bolle nel canneto', recording: 'scienza-scintilla' },
        { title: 'La rana di Galvani', recording: 'scienza-corpo-vita' },
        { title: 'Lettera a Londra', recording: 'scienza-scintilla' },
        { title: 'Un tempio per gli strumenti', recording: 'scienza-quaderno-misura' },
        { title: 'Dal lungolago al faro di Brunate', recording: 'scienza-scintilla' },
      ],
      description: `<h2>Una torre alta come un bicchiere</h2>
<p>Dischi di rame, dischi di zinco, in mezzo un panno inzuppato d’acqua salata, e così via finché la colonna sta in piedi. Nessuno, vedendola, avrebbe scommesso su un oggetto simile; eppure da quella torretta, alla fine del 1799, uscì per la prima volta una corrente elettrica continua. Il 20 marzo dell’anno seguente <strong>Alessandro Volta</strong> ne diede notizia con una lettera da Como alla Royal Society di Londra, e il mondo non fu più al buio.</p>
<p>Qui si racconta l’uomo prima del monumento: il bambino che tardò a parlare, il professore di Pavia che scherzava a lezione, il ricercatore che nel 1776, smuovendo il fondo del lago Maggiore con un bastone, scoprì l’aria infiammabile delle paludi, cioè il metano.</p>
<h3>Il percorso</h3>
<ul>
<li>il lungolago e il <strong>Tempio Voltiano</strong>, con gli strumenti scampati al fuoco;</li>
<li>la disputa cortese con Luigi Galvani, nata da una zampa di rana;</li>
<li>il viaggio a Parigi del 1801, con Napoleone in prima fila;</li>
<li>il faro di Brunate, acceso nel 1927 per il centenario della morte.</li>
</ul>
<h3>Per chi ha le mani curiose</h3>
<p>La terza traccia suggerisce un esperimento da cucina con monete, aceto e carta assorbente. Non illuminerà la casa, ma un pizzicore acidulo sulla lingua è garantito: lo stesso che l’inventore annotò, provando su di sé.</p>`,
      faqs: [
        {
          question: 'Gli strumenti esposti nel Tempio sono originali?',
          answer:
            'In parte. Nel 1899, durante l’esposizione per il secolo della pila, un incendio distrusse quasi tutto. Nelle vetrine si vedono i pezzi salvati, i frammenti recuperati dalle ceneri e ricostruzioni fedeli, sempre segnalate come tali.',
        },
        {
          question: 'Chi aveva ragione, Volta o Galvani?',
          answer:
            'Un po’ l’uno e un po’ l’altro. I metalli diversi producono elettricità, come diceva il comasco; ma anche i tessuti viventi ne generano una propria, come intuiva il bolognese. La fisiologia moderna nasce proprio da quella disputa.',
        },
        {
          question: 'L’esperimento proposto è sicuro per i bambini?',
          answer:
            'Sì, si usano soltanto monetine, aceto e un fazzoletto di carta, con tensioni minuscole. Serve un adulto per tagliare i dischetti e per ricordare che le prese di casa sono tutt’altra faccenda e non si toccano mai.',
        },
        {
          question: 'Come si arriva al faro voltiano?',
          answer:
            'Con la funicolare da Como a Brunate e poi a piedi, una mezz’ora in salita fra i castagni. La torre ottagonale, alta ventinove metri, ha una scala a chiocciola; nelle giornate limpide lo sguardo arriva al Monte Rosa.',
        },
      ],
    },
    {
      slug: 'leonardo-volo-codici',
      picture: 'flyingMachine',
      title: 'Leonardo, il volo e la carta: viaggio fra i codici italiani',
      shortDescription:
        'Torino, Milano, Vinci e una collina di Fiesole: nove capitoli fra quaderni, ali di nibbio e liste della spesa.',
      price: '8.49',
      freeTracks: 2,
      tracks: [
        { title: 'Scrivere alla rovescia', recording: 'scienza-quaderno-misura' },
        { title: 'Il nibbio e il vento', recording: 'scienza-quaderno-misura' },
        { title: 'Diciotto carte a Torino', recording: 'scienza-quaderno-misura' },
        { title: 'Il grande uccello di monte Ceceri', recording: 'scienza-cielo-galileo' },
        { title: 'Le forbici di Pompeo Leoni', recording: 'scienza-quaderno-misura' },
        { title: 'Atlantico, millecentodiciannove fogli', recording: 'scienza-quaderno-misura' },
        { title: 'Un omo sanza lettere', recording: 'scienza-corpo-vita' },
        { title: 'I modelli di San Vittore', recording: 'scienza-scintilla' },
        { title: 'Ritorno ad Anchiano', recording: 'scienza-quaderno-misura' },
      ],
      description: `<h2>Quaderni in viaggio</h2>
<p>Quando morì, ad Amboise, nel 1519, Leonardo lasciò all’allievo Francesco Melzi migliaia di pagine fitte di macchine, conti, nuvole e promemoria. Cinquant’anni dopo cominciarono a disperdersi, e da allora si leggono a pezzi, in biblioteche lontane. Questa guida ne ricuce alcuni, restando in Italia e tenendo un filo conduttore: il <strong>volo</strong>.</p>
<p>Il quaderno più piccolo è a Torino, nella Biblioteca Reale: diciotto carte, scritte fra il 1505 e il 1506, dove l’ala di un rapace diventa un problema di meccanica. Il volume più grande è a Milano, all’Ambrosiana: il <strong>Codice Atlantico</strong>, 1.119 fogli incollati nel Cinquecento in un album enorme dallo scultore Pompeo Leoni.</p>
<h3>Tappe e pagine</h3>
<ul>
<li>Torino: il nibbio, la vite, una lista della spesa scritta per il verso giusto;</li>
<li>Fiesole: monte Ceceri e la profezia del grande uccello;</li>
<li>Milano: l’Ambrosiana, la Trivulziana e i suoi elenchi di parole;</li>
<li>Milano ancora: le Gallerie Leonardo del <strong>Museo nazionale della scienza</strong>;</li>
<li>Vinci: la casa di Anchiano, fra gli ulivi.</li>
</ul>
<h3>Senza mitologia</h3>
<p>Non diremo che ha inventato tutto. Diremo come guardava: con che ostinazione, con quali errori, con quanta allegria. Alla fine le macchine contano meno del metodo, e il metodo sta in una frase che torna spesso nei fogli: «dimmi», scrive a se stesso provando la penna, «dimmi se mai fu fatta cosa alcuna».</p>`,
      faqs: [
        {
          question: 'Leonardo ha mai volato?',
          answer:
            'Non ci sono prove. Nel codice torinese annuncia che il grande uccello prenderà il primo volo dal monte Ceceri, e nei secoli è nata la storia di un allievo finito a terra con le gambe rotte. Nel quarto capitolo separiamo il documento dalla leggenda.',
        },
        {
          question: 'Perché scriveva da destra a sinistra?',
          answer:
            'Era mancino, e in quel verso la mano non trascinava l’inchiostro fresco. Non si tratta di un codice segreto: bastava uno specchio. Quando voleva farsi leggere da altri, per esempio in una carta geografica, scriveva nel modo consueto.',
        },
        {
          question: 'È possibile vedere i fogli autentici?',
          answer:
            'L’Ambrosiana espone a rotazione alcune carte del Codice Atlantico, in teche a luce bassissima. Il quaderno di Torino esce di rado dal caveau. Per questo la guida descrive ogni pagina in modo che la si possa seguire su una riproduzione.',
        },
        {
          question: 'I modelli in legno di Milano sono antichi?',
          answer:
            'No, furono costruiti in gran parte per la mostra leonardesca del 1953, quando aprì il museo nell’ex monastero di San Vittore. Sono interpretazioni: utili per capire, interessanti anche per vedere come il Novecento immaginava l’ingegnere di Vinci.',
        },
        {
          question: 'In che modo è diviso il percorso?',
          answer:
            'Tre capitoli a Torino, uno sulle colline fiorentine, quattro a Milano e l’ultimo a Vinci. Ogni città si può ascoltare da sola: chi visita soltanto l’Ambrosiana può partire dal quinto senza perdersi.',
        },
        {
          question: 'Si parla anche dei dipinti?',
          answer:
            'Appena, quando un disegno scientifico li illumina. Per la Gioconda e il Cenacolo esistono altre guide; qui il protagonista è il curioso che misura ali, acqua e ombre, e che, a sentire un contemporaneo, non aveva più pazienza con il pennello.',
        },
      ],
    },
    {
      slug: 'laboratorio-in-camera-da-letto',
      picture: 'microscope',
      title: 'Un laboratorio in camera da letto',
      shortDescription:
        'Rita Levi-Montalcini a Torino: aghi da sarto, uova di gallina e una scoperta che arrivò fino a Stoccolma.',
      price: '3.99',
      freeTracks: 1,
      tracks: [
        { title: 'Corso Re Umberto, due gemelle', recording: 'scienza-corpo-vita' },
        { title: 'Gli allievi di Giuseppe Levi', recording: 'scienza-quaderno-misura' },
        { title: 'Il microscopio sul comò', recording: 'scienza-corpo-vita' },
        { title: 'Un alone di fibre', recording: 'scienza-corpo-vita' },
      ],
      description: `<h2>Contro ogni previsione</h2>
<p>Torino, inverno 1940. Una giovane laureata in medicina, espulsa dall’università perché ebrea, trasforma la propria stanza in laboratorio. Al posto dei bisturi usa aghi da cucito affilati; per gli embrioni compra uova, che poi, a esperimento finito, diventano frittate. Fuori cadono le bombe. Dentro, <strong>Rita Levi-Montalcini</strong> osserva come i nervi crescono e come muoiono.</p>
<p>È la guida più intima del nostro scaffale scientifico: quattro capitoli, una donna elegante e testarda, una domanda sola. Che cosa dice a una cellula nervosa dove andare?</p>
<h3>Di che cosa si parla</h3>
<ul>
<li>una famiglia torinese: l’ingegnere Adamo, Adele, la gemella Paola pittrice;</li>
<li>la scuola dell’istologo <strong>Giuseppe Levi</strong>, da cui uscirono tre premi Nobel;</li>
<li>gli anni della clandestinità a Firenze e il lavoro di medico fra i profughi;</li>
<li>St. Louis, Rio de Janeiro e la scoperta del fattore di crescita nervoso.</li>
</ul>
<h3>L’elogio dell’imperfezione</h3>
<p>Così intitolò la sua autobiografia, uscita nel 1987, un anno dopo il Nobel. L’idea è che a far avanzare la vita, e anche la ricerca, non sia la perfezione ma lo scarto, l’errore fertile, la strada presa per ripiego. L’ascolto si chiude con la senatrice ormai centenaria che, a chi le chiedeva degli acciacchi, rispondeva di essere soltanto la mente, e che il corpo facesse pure quello che voleva.</p>`,
      faqs: [
        {
          question: 'Che cos’è il fattore di crescita nervoso?',
          answer:
            'È una proteina che permette ad alcune cellule nervose di sopravvivere, svilupparsi e tendere i loro filamenti verso il bersaglio giusto. Fu la prima molecola di questo tipo a essere riconosciuta; da allora se ne studiano moltissime altre.',
        },
        {
          question: 'La casa con il laboratorio è visitabile?',
          answer:
            'No, è un’abitazione privata. La guida vi accompagna sul marciapiede e nei viali vicini, e poi verso gli istituti universitari lungo il Po. È un percorso da fare più con le orecchie che con gli occhi.',
        },
        {
          question: 'Con chi divise il premio Nobel?',
          answer:
            'Con il biochimico statunitense Stanley Cohen, che a St. Louis aveva lavorato con lei all’isolamento del fattore. Ricevettero la medaglia a Stoccolma nel dicembre 1986. Lei indossava un abito di velluto disegnato da Roberto Capucci.',
        },
        {
          question: 'Serve avere basi di biologia?',
          answer:
            'Nessuna. Cellula, nervo, embrione: ogni parola difficile viene spiegata con un’immagine quotidiana. Se avete figli adolescenti indecisi sul futuro, il terzo capitolo vale più di molti discorsi sull’orientamento.',
        },
      ],
    },
    {
      slug: 'ragazzi-di-via-panisperna',
      picture: 'atom',
      title: 'I ragazzi di via Panisperna',
      shortDescription:
        'Roma, 1934: una fontana con i pesci rossi, un blocco di paraffina e un gruppo di fisici poco più che ventenni.',
      price: '6.99',
      freeTracks: 1,
      tracks: [
        { title: 'Un papa di venticinque anni', recording: 'scienza-scintilla' },
        { title: 'Il Padreterno e il Basilisco', recording: 'scienza-quaderno-misura' },
        { title: 'Proiettili senza carica', recording: 'scienza-scintilla' },
        { title: 'La mattina della paraffina', recording: 'scienza-scintilla' },
        { title: 'La fontana nel giardino', recording: 'scienza-scintilla' },
        { title: 'Ettore Majorana prende il mare', recording: 'scienza-cielo-galileo' },
        { title: 'Stoccolma, biglietto di sola andata', recording: 'scienza-corpo-vita' },
      ],
      description: `<h2>Una palazzina sul Viminale</h2>
<p>Per la strada li prendevano per studenti in ritardo agli esami, e in effetti lo erano stati fino al giorno prima. Si rincorrevano nei corridoi reggendo campioni radioattivi che duravano pochi secondi; si chiamavano fra loro con titoli da conclave. Il capo, <strong>Enrico Fermi</strong>, era detto il Papa, perché in fisica non sbagliava.</p>
<p>Siamo nella Roma degli anni Trenta, nell’istituto di via Panisperna, protetto dal senatore Orso Mario Corbino. Con una sorgente di neutroni e un contatore fatto in casa, in pochi mesi del 1934 quei giovani bombardarono uno dopo l’altro gli elementi della tavola periodica. Il 22 ottobre scoprirono che un po’ di paraffina rallentava i neutroni e moltiplicava l’effetto: l’era nucleare cominciò così, senza che nessuno lo sapesse.</p>
<h3>I personaggi</h3>
<ul>
<li>Franco Rasetti, cacciatore di insetti e mago degli strumenti;</li>
<li>Emilio Segrè ed Edoardo Amaldi, arrivati dall’ingegneria;</li>
<li>Bruno Pontecorvo, il Cucciolo; Oscar D’Agostino, il chimico;</li>
<li><strong>Ettore Majorana</strong>, il più profondo, scomparso nel marzo 1938.</li>
</ul>
<h3>Prima della tempesta</h3>
<p>L’ultima traccia parte nel dicembre 1938, quando Fermi, la cui moglie Laura era colpita dalle leggi razziali, andò a ritirare il Nobel e non tornò. La palazzina, restaurata, è oggi sede del Centro ricerche Enrico Fermi e di un piccolo museo: si visita su prenotazione, e la fontana è ancora al suo posto.</p>`,
      faqs: [
        {
          question: 'A che cosa serviva la fontana?',
          answer:
            'A verificare che l’acqua, ricca di idrogeno come la paraffina, rallentasse i neutroni allo stesso modo. I ragazzi immersero sorgente e bersaglio nella vasca del giardino, fra i pesci rossi, e l’effetto si ripeté. Fu la conferma che cercavano.',
        },
        {
          question: 'È vero che non si accorsero della fissione?',
          answer:
            'Sì. Bombardando l’uranio l’avevano quasi certamente provocata, ma la interpretarono come la nascita di elementi nuovi. La chimica Ida Noddack avanzò il sospetto giusto; nessuno le diede retta fino agli esperimenti di Berlino, alla fine del 1938.',
        },
        {
          question: 'Che fine fece Majorana?',
          answer:
            'Si imbarcò a Palermo su un piroscafo nel marzo 1938 e sparì. Suicidio, convento, Sudamerica: la guida presenta le ipotesi e ricorda che la sua eredità più certa sono poche decine di pagine, ancora oggi studiatissime.',
        },
        {
          question: 'Come si prenota la visita al museo?',
          answer:
            'Dal sito del Centro ricerche Enrico Fermi, che apre il percorso in giorni stabiliti. L’edificio sta dentro il complesso del ministero dell’Interno, perciò occorre un documento. Se i posti sono esauriti, l’ascolto funziona anche dalla via.',
        },
        {
          question: 'Ci sono riferimenti alla bomba atomica?',
          answer:
            'Inevitabili, ma misurati. Si accenna alla pila di Chicago del 1942 e alle scelte diverse dei protagonisti, compreso Rasetti, che rifiutò ogni lavoro di guerra e si dedicò ai fossili e ai fiori di montagna.',
        },
      ],
    },
    {
      slug: 'villa-griffone-marconi',
      picture: 'wireless',
      title: 'Villa Griffone, l’onda oltre la collina',
      shortDescription:
        'Un ragazzo, una soffitta, uno sparo fra le vigne: a Pontecchio, vicino a Bologna, nasce la radio di Marconi.',
      price: '2.99',
      freeTracks: 1,
      tracks: [
        { title: 'La stanza dei bachi', recording: 'scienza-scintilla' },
        { title: 'Uno sparo dai Celestini', recording: 'scienza-scintilla' },
        { title: 'La lettera esse attraversa il mare', recording: 'scienza-cielo-galileo' },
      ],
      description: `<h2>Estate 1895</h2>
<p>C’è una collina davanti alla casa, e dietro la collina un contadino con un fucile. Dalla finestra della soffitta un ragazzo di ventun anni preme un tasto tre volte; se il segnale arriva di là, dove la vista non può seguirlo, l’uomo deve sparare. Passa qualche istante. Poi, lontano, il colpo. <strong>Guglielmo Marconi</strong> non è laureato, non ha una cattedra, ma ha appena dimostrato che le onde elettriche scavalcano gli ostacoli.</p>
<p>Tre capitoli brevi per una storia che tutti credono di sapere. Li abbiamo registrati pensando a chi sale a <strong>villa Griffone</strong> con la famiglia, in una domenica di sole, e ha voglia di capire senza mettersi a studiare.</p>
<h3>Che cosa c’è da vedere</h3>
<ul>
<li>la soffitta dei bachi da seta, ricostruita con gli apparecchi dei primi tentativi;</li>
<li>il museo, dove si accendono scintille davvero rumorose;</li>
<li>un troncone della nave <em>Elettra</em>, laboratorio galleggiante dell’inventore;</li>
<li>il <strong>mausoleo</strong> disegnato da Marcello Piacentini, compiuto nel 1941.</li>
</ul>
<h3>Oltre l’orizzonte</h3>
<p>Dal prato si passa in un attimo all’oceano. Il 12 dicembre 1901, a Terranova, Marconi accostò l’orecchio al ricevitore e gli parve di sentire tre punti, la lettera esse, partiti dalla Cornovaglia. Molti scienziati lo ritenevano impossibile, perché la Terra è curva. Avevano buone ragioni; ma lassù, nell’atmosfera, uno specchio che nessuno conosceva gli stava dando una mano.</p>`,
      faqs: [
        {
          question: 'Chi sparò il famoso colpo di fucile?',
          answer:
            'Secondo il racconto più diffuso fu il colono Mignani, appostato oltre la collina dei Celestini insieme ad Alfonso, fratello di Guglielmo. La distanza era di circa due chilometri: poca cosa, se non fosse stato per quel dosso in mezzo.',
        },
        {
          question: 'Altri possono rivendicare la radio?',
          answer:
            'Molti prepararono la strada: Hertz, Righi, Branly, Lodge, Popov, Tesla. Marconi ebbe il talento di mettere insieme i pezzi, aggiungendo antenna e presa di terra, e di farne un servizio che funzionava. Nel 1909 divise il Nobel con Ferdinand Braun.',
        },
        {
          question: 'Il museo si visita liberamente?',
          answer:
            'Si entra con visita guidata, di solito nel fine settimana, prenotando alla Fondazione Marconi. Gli esperimenti dal vivo sono la parte più bella. Il parco e l’esterno del mausoleo si possono vedere con maggiore libertà.',
        },
        {
          question: 'Vale il viaggio con bambini piccoli?',
          answer:
            'Sì, dai sei anni in su. Le scintille, il telegrafo e la gara a chi trasmette il proprio nome in codice Morse piacciono sempre. L’ascolto completo dura meno di una merenda e si può fare seduti sull’erba.',
        },
      ],
    },
    {
      slug: 'il-peso-dell-aria',
      picture: 'barometer',
      title: 'Il peso dell’aria',
      shortDescription:
        'Firenze dopo Galileo: Torricelli e il mercurio, i vetri del Cimento, le cere e la torre della Specola.',
      price: '9.49',
      freeTracks: 2,
      tracks: [
        { title: 'Tre mesi ad Arcetri', recording: 'scienza-cielo-galileo' },
        { title: 'Due braccia di vetro', recording: 'scienza-quaderno-misura' },
        { title: 'In fondo a un mare d’aria', recording: 'scienza-quaderno-misura' },
        { title: 'La tromba senza fine', recording: 'scienza-quaderno-misura' },
        { title: 'Lenti contro Roma', recording: 'scienza-cielo-galileo' },
        { title: 'Provando e riprovando', recording: 'scienza-quaderno-misura' },
        { title: 'I soffiatori di Boboli', recording: 'scienza-scintilla' },
        { title: 'La sfera del granduca', recording: 'scienza-cielo-galileo' },
        { title: 'Cere che respirano', recording: 'scienza-corpo-vita' },
        { title: 'Sul Torrino, al tramonto', recording: 'scienza-cielo-galileo' },
      ],
      description: `<h2>La città dei vetri</h2>
<p>Si conosce la Firenze di marmo e quella dipinta; questa è la Firenze di vetro. Nel Seicento i Medici avevano in casa maestri capaci di soffiare cannelli lunghi un metro, fiale a forma di rana, termometri attorcigliati come lumache. Con quei vetri, fra il 1644 e il 1667, si misurò per la prima volta ciò che nessuno aveva mai visto: <strong>l’aria</strong>.</p>
<p>La passeggiata comincia sui colli di Arcetri, dove Evangelista Torricelli assistette Galileo negli ultimi tre mesi, scende al Museo Galileo, attraversa il ponte Vecchio e finisce in via Romana, alla <strong>Specola</strong>.</p>
<h3>Le fermate principali</h3>
<ol>
<li>il tubo di mercurio del 1644 e la lettera a Michelangelo Ricci;</li>
<li>l’Accademia del Cimento, che firmava gli esperimenti tutti insieme;</li>
<li>la rete di osservatori meteorologici voluta da Ferdinando II;</li>
<li>le <strong>cere anatomiche</strong> della bottega di Clemente Susini;</li>
<li>il Torrino, da cui gli astronomi del granduca seguivano le stelle.</li>
</ol>
<h3>Quanto tempo serve</h3>
<p>Dieci capitoli, una giornata comoda. Chi ha solo un’ora ascolti il secondo e il terzo in riva all’Arno: vi si spiega con un bicchiere e un cartoncino perché viviamo, come scrisse Torricelli, <em>sommersi nel fondo d’un pelago d’aria</em>. Da quel momento respirare non vi sembrerà più un gesto così leggero.</p>`,
      faqs: [
        {
          question: 'In che cosa consiste l’esperimento di Torricelli?',
          answer:
            'Si riempie di mercurio un tubo chiuso da un lato, lo si tappa con un dito e lo si capovolge in una bacinella. Il metallo scende e si ferma a circa settantasei centimetri: lo sostiene il peso dell’aria che preme di fuori.',
        },
        {
          question: 'Chi faceva parte dell’Accademia del Cimento?',
          answer:
            'Una decina di studiosi riuniti dal principe Leopoldo de’ Medici, fra cui Vincenzo Viviani, Giovanni Alfonso Borelli, Francesco Redi e il segretario Lorenzo Magalotti. Lavorarono dal 1657 al 1667, senza statuto e senza firmare da soli.',
        },
        {
          question: 'La Specola ha riaperto?',
          answer:
            'Sì, nel febbraio 2024, dopo anni di restauri e con sale nuove. È il più antico museo scientifico d’Europa nato per il pubblico: Pietro Leopoldo lo inaugurò nel 1775, aprendo le porte anche ai popolani, purché ben vestiti.',
        },
        {
          question: 'Le cere anatomiche possono turbare?',
          answer:
            'Sono bellissime e molto esplicite: corpi aperti, organi, muscoli a grandezza naturale, modellati per insegnare medicina senza cadaveri. Il nono capitolo le introduce con calma, e chi preferisce può saltarlo senza perdere il filo.',
        },
        {
          question: 'Perché un capitolo si chiama «La tromba senza fine»?',
          answer:
            'Per via di un solido studiato da Torricelli, simile a una tromba che si allunga all’infinito eppure contiene un volume limitato. Ai matematici del Seicento parve un prodigio. Lo raccontiamo senza calcoli, con un po’ di pasta da pane.',
        },
      ],
    },
  ],
  persons: [
    {
      slug: 'galileo-galilei',
      picture: {
        sex: 'man',
        age: 'old',
        hair: 'bald',
        beard: 'full',
        headwear: 'none',
        dress: 'gown',
      },
      name: 'Galileo Galilei',
      born: '1564',
      died: '1642',
      text: 'Il padre Vincenzo, liutista e teorico della musica, gli insegnò a diffidare dell’autorità e a fidarsi dell’orecchio. Nato a Pisa il 15 febbraio 1564, Galileo lasciò gli studi di medicina per la matematica e nel 1592 ottenne la cattedra di Padova, dove trascorse, disse, i diciotto anni migliori della sua vita. Le scoperte fatte con il cannocchiale, annunciate nel marzo 1610 con il Sidereus Nuncius, lo resero celebre in tutta Europa e lo riportarono a Firenze, matematico e filosofo del granduca. Difese il sistema di Copernico con una prosa brillante, che gli procurò lettori e nemici. Nel 1633 il Sant’Uffizio lo costrinse all’abiura e lo confinò ad Arcetri; lì, già quasi cieco, terminò il libro sulle due nuove scienze, stampato a Leida nel 1638. Morì l’8 gennaio 1642, fra i suoi ultimi allievi.',
      guide: 'quattro-lune-di-galileo',
      recording: 'scienza-cielo-galileo',
      free: true,
    },
    {
      slug: 'evangelista-torricelli',
      picture: {
        sex: 'man',
        age: 'grown',
        hair: 'long',
        beard: 'moustache',
        headwear: 'none',
        dress: 'gown',
      },
      name: 'Evangelista Torricelli',
      born: '1608',
      died: '1647',
      text: 'Orfano di padre, cresciuto a Faenza da uno zio monaco e formato a Roma da Benedetto Castelli, Torricelli era nato nella città dei papi il 15 ottobre 1608. Un suo trattato sul moto arrivò nelle mani di Galileo, che lo volle accanto a sé: si conobbero nell’autunno 1641, tre mesi prima che il maestro morisse. Il granduca Ferdinando II lo nominò allora suo matematico, al posto più difficile da occupare d’Italia. Lui vi portò un carattere affabile, la compagnia di artisti come Salvator Rosa e un’intelligenza rapidissima: studiò i getti d’acqua, i solidi infiniti, la forma dei proiettili in volo, e nel 1644 intuì che una colonna di mercurio poteva pesare l’atmosfera. Molava lenti che facevano invidia a Roma. Una febbre lo portò via il 25 ottobre 1647, a trentanove anni appena compiuti; è sepolto a Firenze, in San Lorenzo.',
      guide: 'il-peso-dell-aria',
      recording: 'scienza-quaderno-misura',
      free: false,
    },
    {
      slug: 'alessandro-volta',
      picture: {
        sex: 'man',
        age: 'old',
        hair: 'short',
        beard: 'none',
        headwear: 'none',
        dress: 'coat',
      },
      name: 'Alessandro Volta',
      born: '1745',
      died: '1827',
      text: 'In famiglia temevano che fosse muto: parlò tardi, poi non smise più. Alessandro Volta nacque a Como il 18 febbraio 1745, studiò dai gesuiti e a diciotto anni scriveva già ai maggiori fisici d’Europa. Nel 1775 perfezionò l’elettroforo, nel 1776 raccolse sul lago Maggiore il gas delle paludi, poco dopo salì sulla cattedra di Pavia, che tenne per decenni davanti ad aule stracolme. L’invenzione della pila, comunicata nel 1800, gli valse una medaglia d’oro, una pensione e il titolo di conte per volontà di Napoleone, che assisté di persona ai suoi esperimenti parigini. Viaggiò molto, portando dalla Savoia in Lombardia, con pari entusiasmo, idee e patate. Sposò tardi Teresa Peregrini ed ebbe tre figli. Si ritirò nella sua Como, dove si spense il 5 marzo 1827; l’unità di misura della tensione elettrica porta il suo nome.',
      guide: 'pila-di-como-volta',
      recording: 'scienza-scintilla',
      free: true,
    },
    {
      slug: 'rita-levi-montalcini',
      picture: { sex: 'woman', age: 'old', hair: 'curls', headwear: 'none', dress: 'coat' },
      name: 'Rita Levi-Montalcini',
      born: '1909',
      died: '2012',
      text: 'Torinese, nata il 22 aprile 1909 con la gemella Paola, dovette convincere il padre che una ragazza potesse studiare medicina. Si laureò con il massimo dei voti nel 1936, allieva di Giuseppe Levi insieme con Salvador Luria e Renato Dulbecco. Le leggi razziali le tolsero l’istituto, non il lavoro: allestì un laboratorio in camera, poi in una casa dell’Astigiano, e nel 1943 si nascose con i suoi a Firenze. Nel 1947 Viktor Hamburger la chiamò a St. Louis per un semestre; vi rimase trent’anni. Fra il 1951 e il 1952, osservando gli effetti di un tumore sui nervi di embrioni di pollo, riconobbe l’esistenza di una sostanza che li faceva crescere. Il Nobel arrivò nel 1986, diviso con Stanley Cohen. Senatrice a vita dal 2001, morì a Roma il 30 dicembre 2012, a centotré anni.',
      guide: 'laboratorio-in-camera-da-letto',
      recording: 'scienza-corpo-vita',
      free: false,
    },
  ],
  objects: [
    {
      slug: 'cannocchiale-di-galileo',
      picture: 'telescope',
      title: 'Il cannocchiale di Galileo',
      text: 'Listelli di legno accostati come le doghe di una botte, una pelle rossa che il tempo ha fatto bruna, fregi d’oro da legatore di libri: l’aspetto è quello di un dono, e un dono era. Galileo lo costruì fra la fine del 1609 e l’inizio del 1610 e lo destinò al granduca Cosimo II. All’estremità larga sta l’obiettivo, una lente di trentasette millimetri con un lato piano e uno curvo, schermata da un anello che ne lascia scoperti appena quindici: più il foro è piccolo, più l’immagine è nitida. L’oculare originale si perse alla fine del Settecento e quello che vediamo è un rimpiazzo ottocentesco. Ingrandisce ventuno volte, ma il campo è strettissimo, circa la metà della Luna piena: per esplorare il nostro satellite bisognava spostare il tubo pezzo dopo pezzo, con pazienza da topografo. Dei molti esemplari usciti dalla bottega padovana ne sono giunti a noi soltanto due, entrambi qui. A vederlo così leggero si stenta a credere che abbia smosso la Terra.',
      year: '1609-1610',
      technique: 'Legno, pelle con fregi in oro, vetro',
      dimensions: 'Lunghezza 92,7 cm',
      category: 'Strumento scientifico',
      guide: 'quattro-lune-di-galileo',
      person: 'galileo-galilei',
      place: 'museo-galileo-firenze',
      recording: 'scienza-cielo-galileo',
      free: true,
    },
    {
      slug: 'lente-obiettiva-di-galileo',
      picture: 'lens',
      title: 'La lente delle scoperte',
      text: 'Una crepa attraversa il vetro da parte a parte, e nessuno ha mai pensato di nasconderla. Attraverso questo disco di trentotto millimetri, tra il 1609 e il 1610, Galileo guardò le montagne della Luna, le stelle della Via Lattea e i quattro compagni di Giove, che battezzò pianeti medicei per guadagnarsi il favore di Firenze. La strategia funzionò: lo strumento fu offerto a Cosimo II e il suo autore tornò in patria con uno stipendio da sogno. Poi il cannocchiale andò perduto, la lente si ruppe in una caduta, ma i Medici continuarono a custodirla come una gemma. Nel 1677 l’intagliatore Vittorio Crosten le preparò una cornice d’avorio montata su ebano, gremita di foglie, nastri e minuscoli strumenti; le scritte latine, con enfasi barocca, proclamano che il sapiente domina anche gli astri. C’è qualcosa di commovente nel contrasto: tutto intorno un trionfo di materia preziosa, al centro un pezzo di vetro verdastro, qualche bolla, una frattura. Eppure la cosa più rara del museo è quella.',
      year: '1609-1610',
      technique: 'Vetro, ottone dorato; cornice in avorio ed ebano del 1677',
      dimensions: 'Lente 3,8 cm di diametro; cornice 41 × 30 cm',
      category: 'Strumento scientifico',
      guide: 'quattro-lune-di-galileo',
      person: 'galileo-galilei',
      place: 'museo-galileo-firenze',
      recording: 'scienza-cielo-galileo',
      free: false,
    },
    {
      slug: 'compasso-geometrico-militare',
      picture: 'sector',
      title: 'Compasso geometrico e militare',
      text: 'Chi lo scambia per un compasso da disegno si prepari a una sorpresa: questo oggetto non traccia cerchi, fa i conti. Due bracci d’ottone imperniati a un’estremità portano incise, su entrambe le facce, sette coppie di linee graduate; aprendole più o meno e misurando la distanza fra i punti corrispondenti si risolvono proporzioni, radici quadrate, interessi, cambi di moneta, calibri di cannone. Con il quarto di cerchio avvitato tra le gambe si prendono anche le altezze delle torri e le pendenze delle strade. Galileo lo ideò a Padova intorno al 1597 e ne fece un piccolo commercio: nella sua casa lavorava il meccanico Marcantonio Mazzoleni, e chi acquistava lo strumento pagava a parte le lezioni. Nel 1606 ne stampò le istruzioni in sessanta copie, dedicate al giovane Cosimo de’ Medici. L’anno successivo un milanese, Baldassarre Capra, provò ad attribuirsi l’invenzione; ne uscì svergognato. Prima della calcolatrice, insomma, ci fu questo: un computer pieghevole, da portare alla cintura, con il marchio di un genio indebitato.',
      year: '1606 circa',
      technique: 'Ottone inciso',
      dimensions: '25,6 × 36 cm (aperto)',
      category: 'Strumento scientifico',
      guide: 'quattro-lune-di-galileo',
      person: 'galileo-galilei',
      place: 'museo-galileo-firenze',
      recording: 'scienza-quaderno-misura',
      free: true,
    },
    {
      slug: 'dito-medio-di-galileo',
      picture: 'reliquary',
      title: 'Il dito di Galileo',
      text: 'Sopra un piedistallo di marmo, dentro un uovo di vetro, un ossicino sottile indica il soffitto. È il dito medio della mano destra di Galileo, e il modo in cui arrivò qui è una storia di devozione un po’ macabra. Morto sotto condanna, lo scienziato era rimasto per quasi un secolo in una stanzetta accanto al campanile di Santa Croce. Il 12 marzo 1737, quando finalmente lo si trasferì nel sepolcro monumentale della navata, l’erudito Anton Francesco Gori ne staccò questo frammento; altri presero denti e altre dita. Il reperto passò al bibliotecario Angelo Maria Bandini, fu mostrato a lungo alla Laurenziana, nel 1841 entrò nella Tribuna costruita in onore dello scienziato. L’iscrizione latina di Tommaso Perelli invita a non disprezzare i resti della mano che misurò le vie del cielo. Oggi i ragazzi lo fotografano ridendo per via del gesto; ma l’idea di fondo era serissima: anche la ricerca, pensavano gli illuministi, ha diritto ai suoi martiri e alle sue reliquie.',
      year: '1737 circa',
      technique: 'Reperto osseo in teca di vetro su base di marmo',
      dimensions: '15 × 15 × 44,5 cm',
      category: 'Cimelio',
      guide: 'quattro-lune-di-galileo',
      person: 'galileo-galilei',
      place: 'museo-galileo-firenze',
      recording: 'scienza-corpo-vita',
      free: false,
    },
    {
      slug: 'sfera-armillare-di-santucci',
      picture: 'armillary',
      title: 'La sfera armillare di Antonio Santucci',
      text: 'Quasi quattro metri di cerchi dorati, uno dentro l’altro, attorno a un globo immobile: così, prima del cannocchiale, si spiegava l’universo. Antonio Santucci, cosmografo di corte, ne cominciò la costruzione il 4 marzo 1588 per Ferdinando I de’ Medici e la terminò il 6 maggio 1593, dirigendo una squadra di falegnami, pittori e battiloro. Al centro sta la Terra, dipinta con continenti allora conosciuti a malapena; poi vengono le sfere dei pianeti, quella delle stelle fisse e, all’esterno, il cerchio dello zodiaco. Girando una manovella la macchina si metteva in moto, e i principi potevano ammirare il cosmo di Aristotele e Tolomeo come si guarda un orologio. Quattro sirene sorreggono il piede. Lo splendore cela un’ironia: quando la doratura fu asciutta, Copernico era morto da cinquant’anni e Galileo insegnava già a Padova. In capo a due decenni quel sistema sarebbe apparso vecchio. L’Ottocento trovò la sfera a pezzi e Ferdinando Meucci la restaurò; la si guarda ora come un addio magnifico.',
      year: '1588-1593',
      technique: 'Legno dipinto e dorato, metallo',
      dimensions: 'Altezza 370 cm, larghezza 245 cm',
      category: 'Strumento scientifico',
      guide: 'il-peso-dell-aria',
      place: 'museo-galileo-firenze',
      recording: 'scienza-cielo-galileo',
      free: true,
    },
    {
      slug: 'lente-di-torricelli-1646',
      picture: 'lens',
      title: 'Lente obiettiva di Evangelista Torricelli',
      text: 'Il nome di Torricelli fa pensare al barometro, ma i contemporanei lo ammiravano soprattutto per questo: vetri levigati con una precisione che nessuno, a Firenze, aveva raggiunto. La lente, larga undici centimetri e mezzo, porta la data 1646 ed è ancora montata nel suo anello di cartone e cuoio. Era l’obiettivo di un telescopio lunghissimo, perché allora, per ottenere un’immagine pulita, si usavano curvature debolissime e il fuoco cadeva a metri di distanza. Al granduca Ferdinando II simili oggetti interessavano quanto una statua: il maestro ricevette in premio una collana d’oro e, in cambio, tenne nascosto il procedimento. Intorno alla lavorazione si era infatti accesa una gara con gli ottici romani e napoletani, Eustachio Divini e Francesco Fontana in testa. Soltanto in punto di morte, nell’ottobre 1647, Torricelli dispose che il segreto fosse consegnato al sovrano. Guardando il vetro in controluce si scorgono bollicine e una leggera tinta: non era un materiale perfetto, lo era la mano. In quel disco, per una volta, la geometria si lascia toccare.',
      year: '1646',
      technique: 'Vetro, cartone, pelle',
      dimensions: 'Diametro 11,5 cm',
      category: 'Strumento scientifico',
      guide: 'il-peso-dell-aria',
      person: 'evangelista-torricelli',
      place: 'museo-galileo-firenze',
      recording: 'scienza-quaderno-misura',
      free: false,
    },
    {
      slug: 'teatro-anatomico-di-padova',
      picture: 'anatomicalTheatre',
      title: 'Il teatro anatomico di Padova',
      text: 'Pensate a un imbuto di legno, ovale, con sei gironi sempre più stretti a mano a mano che si scende. Ogni anello è un corridoio largo quaranta centimetri, chiuso da una balaustra di noce traforata contro la quale gli spettatori si appoggiavano, in piedi, fino a trecento per volta. Il parapetto non serviva soltanto al decoro: era alto e solido perché chi sveniva non precipitasse. Girolamo Fabrici d’Acquapendente, chirurgo e maestro di Harvey, ottenne l’edificio dalla Repubblica di Venezia dopo anni di palchi provvisori, montati e smontati a ogni inverno; un’ipotesi antica attribuisce l’idea della forma a fra Paolo Sarpi, che di anatomia si intendeva. Le finestre erano cieche e si lavorava al lume delle candele, finché nel 1844 si aprì un lucernario. Dal 1595 al 1872 vi passarono generazioni di medici venuti da tutta Europa. Una scritta latina ammonisce che in questo luogo la morte si rallegra di soccorrere la vita. Si esce in silenzio, poi viene voglia di toccarsi il polso.',
      year: '1595',
      technique: 'Struttura lignea con balaustre in noce intagliato',
      dimensions: '7,56 × 6,92 m (anello superiore)',
      category: 'Architettura',
      guide: 'anfiteatro-dei-corpi-padova',
      place: 'palazzo-bo-padova',
      event: 'notte-ricercatori-padova',
      recording: 'scienza-corpo-vita',
      free: true,
    },
    {
      slug: 'aula-circolare-tempio-voltiano',
      picture: 'rotunda',
      title: 'L’aula circolare del Tempio Voltiano',
      text: 'Entrando si alza lo sguardo d’istinto, perché la luce scende da un solo occhio, al colmo della cupola, e si posa sul mosaico del pavimento. L’architetto Federico Frigerio aveva in mente il Pantheon, ridotto alla misura di una città di lago: un cerchio di quasi dodici metri, quattro pilastri, otto colonne corinzie, una loggia che gira a mezza altezza. Sotto i marmi si nasconde però il cemento armato, tecnica modernissima per l’epoca. Il salone è vuoto di proposito; gli strumenti di Volta stanno attorno, in sedici vetrine, come cappelle laterali di una chiesa. Ci sono elettrofori, pistole ad aria infiammabile, condensatori, pile a colonna e a corona di tazze, alcuni sopravvissuti al rogo del 1899, altri rifatti con scrupolo. Nella fascia della loggia gli stucchi di Pietro Clerici narrano quattro episodi della vita dello scienziato, e sedici tondi ne riportano le date. Pagò tutto Francesco Somaini, industriale del cotone, che lo donò ai concittadini. Di rado un inventore ha ricevuto un grazie così solenne.',
      year: '1928',
      technique: 'Cemento armato, marmi, stucco e mosaico',
      dimensions: 'Diametro circa 12 m',
      category: 'Architettura',
      guide: 'pila-di-como-volta',
      person: 'alessandro-volta',
      place: 'tempio-voltiano-como',
      recording: 'scienza-scintilla',
      free: true,
    },
  ],
  places: [
    {
      slug: 'museo-galileo-firenze',
      picture: 'palazzo',
      name: 'Museo Galileo',
      city: 'Firenze',
      continent: 'Europa',
      text: 'Il medievale palazzo Castellani, affacciato sull’Arno fra gli Uffizi e il ponte alle Grazie, custodisce una delle raccolte di strumenti scientifici più belle del mondo. Qui sono confluiti i tesori dei Medici e dei Lorena: astrolabi, globi, orologi notturni, macchine elettriche, microscopi, fino ai ferri della chimica settecentesca. L’istituto nacque nel 1927, aprì al pubblico tre anni dopo e fu ferito dall’alluvione del 1966, quando la direttrice Maria Luisa Righini Bonelli mise in salvo i pezzi più preziosi passando da una finestra all’altra. Dal 2010 ha un allestimento rinnovato e il nome attuale. Le sale sono diciotto, su due piani; nella settima si concentrano i cimeli di Galileo. Sulla piazza una grande meridiana di bronzo e vetro segna, con l’ombra del suo gnomone, l’ora e il giorno dell’anno: la visita, volendo, può cominciare prima ancora di entrare.',
      guide: 'quattro-lune-di-galileo',
      recording: 'scienza-cielo-galileo',
      free: true,
    },
    {
      slug: 'palazzo-bo-padova',
      picture: 'loggia',
      name: 'Palazzo Bo',
      city: 'Padova',
      continent: 'Europa',
      text: 'I padovani lo chiamano semplicemente il Bo, cioè il bue, dall’insegna dell’albergo che sorgeva in questo punto. L’università, fondata nel 1222, vi si stabilì alla fine del Quattrocento e da allora non si è più mossa. Il cortile antico, a doppio loggiato, è tappezzato da migliaia di stemmi lasciati da studenti e rettori di mezza Europa; la statua di Elena Lucrezia Cornaro Piscopia ricorda, ai piedi di una scala, la prima laureata della storia. Al piano superiore si visitano l’aula magna, la sala dei Quaranta con la cattedra detta di Galileo e il teatro anatomico. Un’altra parte del complesso, rinnovata negli anni Trenta e Quaranta del Novecento, porta la firma di Gio Ponti, che disegnò arredi e pitture. Si entra con visite guidate; nei giorni di laurea, preparatevi ai cori e alle corone d’alloro.',
      guide: 'anfiteatro-dei-corpi-padova',
      recording: 'scienza-corpo-vita',
      free: true,
    },
    {
      slug: 'tempio-voltiano-como',
      picture: 'lakeTemple',
      name: 'Tempio Voltiano',
      city: 'Como',
      continent: 'Europa',
      text: 'Bianco, compatto, con quattro colonne corinzie voltate verso la città e il lago alle spalle, sembra un gioiello antico posato sull’erba. In realtà ha meno di un secolo: fu inaugurato il 15 luglio 1928, nel clima delle celebrazioni per i cento anni dalla morte di Alessandro Volta. Lo donò ai comaschi l’imprenditore Francesco Somaini, su progetto di Federico Frigerio, che da giovane aveva frugato tra le ceneri dell’esposizione bruciata nel 1899 per salvare ogni frammento degli apparecchi. Il pianterreno, rialzato di un paio di metri per difendersi dalle piene, ospita strumenti originali e ricostruiti; dalla galleria si scoprono ritratti, medaglie, lettere e oggetti personali. Intorno si stendono i giardini a lago. In fondo alla diga foranea brilla un altro omaggio, contemporaneo: The Life Electric, la scultura d’acciaio di Daniel Libeskind, installata nel 2015.',
      guide: 'pila-di-como-volta',
      recording: 'scienza-scintilla',
      free: false,
    },
  ],
  events: [
    {
      slug: 'notte-ricercatori-padova',
      title: 'La notte dei ricercatori a Padova',
      text: 'Alla fine di settembre, quando in tutta Europa si celebra la Notte dei ricercatori, l’università apre i portoni e porta i laboratori in strada. Nei cortili di palazzo Bo e lungo il Liston si montano decine di banchi: si estrae il DNA da una fragola, si guida un robot, si chiede senza vergogna come funziona un vaccino. In programma ci sono anche visite alle sale storiche, teatro anatomico compreso, e serate di osservazione alla Specola. Dal 2022 l’iniziativa fa parte di Science4All, la festa delle scienze dell’ateneo: quasi tutto è gratuito, per alcune attività occorre prenotare.',
      guide: 'anfiteatro-dei-corpi-padova',
    },
  ],
  updates: [
    {
      guide: 'villa-griffone-marconi',
      title: 'È arrivata la guida di villa Griffone',
      subTitle:
        'Una soffitta, uno sparo, tre punti nell’etere: la nascita della radio di Marconi in tre capitoli da ascoltare sul prato di Pontecchio.',
      date: '2026-10-12',
    },
  ],
  recordings: [
    {
      slug: 'scienza-cielo-galileo',
      title: 'Il cielo in una stanza di Padova',
      text: 'Fa freddo, stanotte. È gennaio, l’anno è il milleseicentodieci, e dall’orto di una casa di Padova un uomo con la barba rossiccia tiene il fiato per non appannare il vetro. Davanti a sé ha un tubo di legno, lungo poco meno di un metro. In fondo al tubo, una luce che trema: è Giove.\n\nMa accanto a Giove ci sono tre puntini. Ieri non li aveva notati nessuno, in tutta la storia del mondo. Lui li disegna sul quaderno: un cerchio, tre stelline. La sera dopo torna a guardare, e le stelline hanno cambiato posto. Aspetta una notte nuvolosa, poi un’altra serena. Ora sono due. Poi quattro. Vanno e vengono, come cagnolini attorno al padrone.\n\nProvate a sentire quello che sente lui, in quel momento. Da duemila anni tutti ripetono che ogni cosa, lassù, gira attorno alla Terra. E invece ecco quattro lune che di noi non si curano affatto. Basta questo. Basta un pezzo di vetro, e la casa in cui abitiamo smette di essere il centro dell’universo.\n\nGalileo Galilei scrive tutto, in fretta, e due mesi più tardi il libro è già stampato. Gli costerà caro, con gli anni: un processo, un’abiura in ginocchio, una prigione fra gli ulivi. Ma nessuna sentenza può rimettere a posto le lune. Se questa sera il cielo è limpido, cercate Giove. È quella luce ferma, più chiara delle altre. Loro sono ancora lì, e girano.',
    },
    {
      slug: 'scienza-corpo-vita',
      title: 'Dove la morte aiuta la vita',
      text: 'C’è una frase latina, all’ingresso di un antico teatro di legno. Dice che quello è il luogo dove la morte è contenta di soccorrere la vita. Vi suona strana? Pensateci un momento.\n\nPer molti secoli i medici avevano curato il corpo senza averlo mai visto da dentro. Leggevano libri scritti mille anni prima, e dove il libro sbagliava, sbagliavano anche loro. Poi alcuni, più coraggiosi, decisero di guardare. Con rispetto, con disgusto, con meraviglia. Videro i muscoli, sottili come corde di liuto. Videro il cuore, e uno di loro capì che era una pompa, e che il sangue non si consuma, ma torna.\n\nMolto tempo dopo, in una camera da letto di Torino, una giovane donna fece la stessa cosa con un ago da cucito e un uovo di gallina. Il mondo, fuori, voleva che smettesse. Lei appoggiò l’occhio al microscopio e continuò a guardare crescere i nervi, filo dopo filo.\n\nAdesso posate due dita sul polso. Aspettate. Eccolo: è da lì che è cominciata ogni domanda.',
    },
    {
      slug: 'scienza-scintilla',
      title: 'La scintilla invisibile',
      text: 'Certe scoperte non fanno rumore. Non si vedono neppure. Un uomo impila dischetti di rame e di zinco, ci mette in mezzo un panno bagnato, tocca le due estremità con le dita inumidite, e sente una scossa. Non un lampo, come quelli dei temporali: una corrente che scorre e non si ferma. Alessandro Volta ha appena inventato la pila, e ancora non sa che un giorno la porteremo tutti in tasca.\n\nPassa quasi un secolo. In una soffitta vicino a Bologna, dove un tempo si allevavano bachi da seta, un ragazzo preme un tasto, e al di là della collina qualcuno risponde con uno sparo. Non ci sono fili. Il segnale ha attraversato l’aria, le viti, la terra.\n\nPassano altri quarant’anni. A Roma, alcuni giovani fisici immergono una provetta nella vasca dei pesci rossi, e il contatore si mette a crepitare come impazzito.\n\nOgni volta è accaduto così: una stanza qualunque, un oggetto povero, una persona che non ha paura di sembrare ridicola. La prossima scintilla, chi può dirlo, forse sta aspettando in una cucina.',
    },
    {
      slug: 'scienza-quaderno-misura',
      title: 'Il quaderno e la misura',
      text: 'Se poteste frugare nelle tasche di Leonardo, trovereste un quadernetto legato alla cintura. Ci finiva dentro ogni cosa: l’ala di un nibbio, il ricciolo di un’onda, il prezzo del vino, una domanda lasciata a metà. Perché il cielo è azzurro? Com’è fatta la lingua del picchio?\n\nPrima di lui un mercante di Pisa, Leonardo detto Fibonacci, era tornato dall’Africa con dieci segni nuovi: le cifre che usiamo ancora oggi, compreso lo zero, che sembrava niente e cambiò tutto. Dopo di lui Evangelista Torricelli capovolse un tubo pieno di mercurio, guardò fin dove scendeva, e lesse su quel vetro il peso dell’aria che abbiamo sulle spalle.\n\nChe cosa unisce questi uomini? Un’abitudine semplice. Guardavano, misuravano, prendevano nota. Poi rifacevano daccapo. Il resto, la gloria, le statue, i musei, è arrivato dopo, e a molti di loro non è arrivato affatto. Voi che ascoltate, intanto, potete già cominciare: vi serve soltanto una matita.',
    },
  ],
};
