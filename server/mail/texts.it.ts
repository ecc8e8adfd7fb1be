import { mail, SHOP_NAME } from './mailText.ts';
import type * as english from './texts.ts';

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
