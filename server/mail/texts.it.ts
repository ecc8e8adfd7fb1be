import type { CreditReason } from '../db/values.ts';
import { mailIn, SHOP_NAME } from './mailText.ts';
import type * as english from './texts.ts';

const mail = mailIn('it');

export const signUpCode: typeof english.signUpCode = (code) =>
  mail(
    `Il tuo codice per ${SHOP_NAME}`,
    `${code} è il tuo codice per creare un account.`,
    'È valido per dieci minuti. Il tuo account avrà la password che hai appena scelto.',
    'Se non hai chiesto tu un account, ignora questa email e non dare il codice a nessuno.',
  );

export const resetCode: typeof english.resetCode = (code) =>
  mail(
    'Il tuo codice per una nuova password',
    `${code} è il tuo codice per scegliere una nuova password.`,
    'È valido per dieci minuti. Fino ad allora resta valida la tua password attuale.',
    'Se non l’hai chiesto tu, ignora questa email e non dare il codice a nessuno.',
  );

export const signUpLink: typeof english.signUpLink = (link) =>
  mail(
    `Il tuo link per ${SHOP_NAME}`,
    'Per creare il tuo account, apri questa pagina entro un’ora e premi il suo pulsante:',
    link,
    'Oggi sono stati inseriti troppi codici sbagliati, perciò in questa email trovi un link al posto del codice. Il tuo account avrà la password che hai appena scelto.',
    'Se non hai chiesto tu un account, ignora questa email.',
  );

export const resetLink: typeof english.resetLink = (link) =>
  mail(
    'Il tuo link per una nuova password',
    'Per scegliere una nuova password, apri questa pagina entro un’ora e premi il suo pulsante:',
    link,
    'Oggi sono stati inseriti troppi codici sbagliati, perciò in questa email trovi un link al posto del codice. La tua password attuale resta valida finché non ne scegli una nuova.',
    'Se non l’hai chiesto tu, ignora questa email.',
  );

export const passwordChanged: typeof english.passwordChanged = (hadOne) =>
  mail(
    hadOne ? 'La tua password è stata cambiata' : 'Ora il tuo account ha una password',
    hadOne
      ? 'La password del tuo account è stata cambiata, e gli altri dispositivi sono stati disconnessi.'
      : 'Ora puoi accedere anche con una password. Gli altri dispositivi sono stati disconnessi.',
    'Se non eri tu, scegli «Hai dimenticato la password?» all’accesso e impostane una nuova.',
  );

export const paidTwice: typeof english.paidTwice = (amount) =>
  mail(
    'Ti stiamo restituendo un pagamento',
    `Hai pagato più del dovuto. Stiamo restituendo ${amount} sulla tua carta.`,
    'Succede quando lo stesso acquisto viene pagato due volte, o quando una guida esce dal nostro catalogo mentre la sua pagina di pagamento è aperta.',
    'Non devi fare niente. La tua banca potrebbe impiegare qualche giorno.',
  );

const list = (lines: readonly string[]): string => lines.map((line) => `– ${line}`).join('\n');
const quoted = (titles: readonly string[]): string =>
  new Intl.ListFormat('it').format(titles.map((title) => `«${title}»`));

export const orderConfirmed: typeof english.orderConfirmed = (order) =>
  mail(
    `Il tuo ordine ${order.number} da ${SHOP_NAME}`,
    `Grazie. Il tuo ordine ${order.number} è pagato: ${order.total}, imposte incluse.`,
    `Hai acquistato:\n${list(order.lines)}`,
    ...(order.subscription ? [daysOf(order.subscription)] : []),
    `Trovi tutto nella tua libreria:\n${order.library}`,
    ...(order.seller === '' ? [] : [`Venduto da: ${order.seller}`]),
    order.subscription
      ? `Puoi recedere da questo contratto entro la fine del giorno ${order.withdrawUntil}, senza dare un motivo: ti restituiamo la parte del prezzo per il tempo che resta. Recedi dal contratto qui:\n${order.withdrawalPage}`
      : `Puoi recedere da questo contratto entro la fine del giorno ${order.withdrawUntil}, senza dare un motivo. Per una guida questo diritto finisce prima, quando scegli di iniziare l’ascolto o di scaricarla; prima te lo chiediamo. Recedi dal contratto qui:\n${order.withdrawalPage}`,
    order.pages.length === 0
      ? 'In allegato trovi la fattura.'
      : `In allegato trovi la fattura e, come sono oggi, ${quoted(order.pages)}.`,
  );

const daysOf = ({ begins, ends }: { begins: string; ends: string | null }): string =>
  ends === null
    ? 'L’abbonamento non ha una fine e non ti sarà addebitato altro.'
    : `Giorno di inizio dell’abbonamento: ${begins}. Finisce da solo il giorno ${ends}: non ti sarà addebitato altro.`;

const creditReasons: Record<CreditReason, (amount: string) => string> = {
  refund: (amount) =>
    `Ti abbiamo restituito ${amount}. Alla tua banca possono servire alcuni giorni.`,
  dispute: (amount) =>
    `La tua banca ha ripreso da noi ${amount} per tuo conto. Ciò che era stato pagato così non si può più ascoltare.`,
  won: (amount) =>
    `La tua banca ha stabilito che il pagamento di ${amount} era giusto. Ciò che hai acquistato è di nuovo tuo.`,
  refund_failed: (amount) =>
    `La tua banca ha respinto il nostro rimborso di ${amount}. Riproveremo: non devi fare nulla.`,
};

export const creditNote: typeof english.creditNote = ({ number, order, amount, reason }) =>
  mail(
    `Nota di credito ${number} per il tuo ordine ${order}`,
    creditReasons[reason](amount),
    `In allegato trovi la nota di credito ${number} per il tuo ordine ${order}.`,
  );

export const subscriptionEnds: typeof english.subscriptionEnds = ({ day, plans }) =>
  mail(
    `Il tuo abbonamento finisce: ultimo giorno ${day}`,
    `Il tuo abbonamento finisce da solo il giorno ${day}. Non ti sarà addebitato nulla e non devi fare nulla.`,
    `Se vuoi continuare ad ascoltare, acquista un altro piano: comincia quando finisce questo.\n${plans}`,
    'Le guide che hai acquistato restano tue.',
  );

export const subscriptionEnded: typeof english.subscriptionEnded = (plans) =>
  mail(
    'Il tuo abbonamento è finito',
    'Il tuo abbonamento è finito. Non ti è stato addebitato nulla. Le guide che hai acquistato restano tue e nelle altre i tuoi punti di ascolto sono conservati.',
    `Per continuare ad ascoltare, rinnovalo qui:\n${plans}`,
  );

export const paymentFailed: typeof english.paymentFailed = (page) =>
  mail(
    'Il tuo pagamento non è riuscito',
    'La tua banca non ha eseguito il pagamento del tuo ordine: non ti è stato addebitato nulla e l’acquisto non è avvenuto.',
    `Puoi pagare di nuovo qui, se vuoi con un’altra carta:\n${page}`,
  );

export const googleAdded: typeof english.googleAdded = (contactPage) =>
  mail(
    'Ora puoi accedere con Google',
    'Per la prima volta il tuo account è stato aperto con un accesso tramite Google.',
    `Se non eri tu, faccelo sapere dal modulo di contatto: ${contactPage}`,
  );

export const confirmAddress: typeof english.confirmAddress = (link) =>
  mail(
    'Conferma il tuo nuovo indirizzo email',
    'Questo indirizzo è stato indicato come nuovo indirizzo di un account. Per confermarlo, apri questa pagina entro un giorno e premi il pulsante che contiene. Aprire la pagina non cambia nulla:',
    link,
    'Fino ad allora l’account conserva il vecchio indirizzo. Se non l’hai chiesto tu, ignora questa email.',
  );

export const addressInUse: typeof english.addressInUse = () =>
  mail(
    'Questo indirizzo email ha già un account',
    'Questo indirizzo è stato indicato come nuovo indirizzo di un altro account. Ha già un account suo, perciò nulla è cambiato.',
    'Se eri tu, accedi con questo indirizzo, oppure scegline uno diverso per l’altro account.',
  );

export const emailChanged: typeof english.emailChanged = (contactPage) =>
  mail(
    'L’indirizzo email del tuo account è stato cambiato',
    'Il tuo account ha un nuovo indirizzo email. Con questo non puoi più accedere.',
    `Se non eri tu, faccelo sapere dal modulo di contatto: ${contactPage}`,
  );

export const listeningStarted: typeof english.listeningStarted = ({ title, wording, time }) =>
  mail(
    'Hai chiesto di iniziare l’ascolto',
    `Il ${time} hai chiesto di iniziare l’ascolto di «${title}». Avevi letto e accettato:`,
    `«${wording}»`,
    'Questa email è la tua conferma. Non devi fare nulla.',
  );

export const withdrawalReceived: typeof english.withdrawalReceived = ({
  order,
  title,
  amount,
  time,
}) =>
  mail(
    'Abbiamo ricevuto il tuo recesso',
    `Abbiamo ricevuto il tuo recesso da «${title}» (ordine ${order}) il ${time}.`,
    `Ti rimborsiamo ${amount} sulla carta con cui hai pagato. La tua banca può impiegare alcuni giorni.`,
    'Non puoi più ascoltarla, e i suoi download non funzionano più. La nota di credito è fra le tue fatture.',
  );

export const withdrawalLink: typeof english.withdrawalLink = (link) =>
  mail(
    'Il tuo link per il recesso',
    'Per recedere dal tuo ordine, apri questa pagina entro 24 ore, scegli da che cosa recedere e conferma. Aprire la pagina non cambia nulla:',
    link,
    'Se non l’hai chiesto tu, ignora questa email.',
  );
