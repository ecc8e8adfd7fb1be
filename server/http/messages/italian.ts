/** The texts of responses, by their English sentences. A `{0}` is a value (say.ts). */
export const italian = {
  // Any call
  'The request could not be understood.': 'Non è stato possibile capire la richiesta.',
  'Please sign in.': 'Accedi prima al tuo account.',
  'This is not allowed.': 'Questo non è permesso.',
  'This method is not allowed here.': 'Questo metodo qui non è permesso.',
  'The form could not be read.': 'Non è stato possibile leggere il modulo.',
  'The request took too long.': 'La richiesta ha impiegato troppo tempo.',
  'The request is too large.': 'La richiesta è troppo grande.',
  'The address is too long.': 'L’indirizzo è troppo lungo.',
  'This content type is not accepted: send JSON or a form.':
    'Questo tipo di contenuto non è accettato: invia JSON o un modulo.',
  'The requested range is beyond the end of the file.':
    'L’intervallo richiesto supera la fine del file.',
  'The Expect header is not supported.': 'L’intestazione Expect non è supportata.',
  'Too many requests. Please wait a moment.': 'Le richieste sono troppe. Aspetta un momento.',
  'Too many requests. Please wait a minute.': 'Le richieste sono troppe. Aspetta un minuto.',
  'The request headers are too large.': 'Le intestazioni della richiesta sono troppo grandi.',
  'Something went wrong on our side. Please try again.':
    'Qualcosa non ha funzionato da parte nostra. Riprova.',
  'The service is not available at the moment. Please try again shortly.':
    'In questo momento il servizio non è disponibile. Riprova fra poco.',
  'Many people are doing this at the moment. Please try again in a few seconds.':
    'In questo momento lo stanno facendo in molti. Riprova fra qualche secondo.',
  'The app is being replaced. Please try again.': 'L’app si sta aggiornando. Riprova.',
  'The application secret is missing or wrong.': 'Il codice dell’applicazione manca o è sbagliato.',
  'The request is not in UTF-8.': 'La richiesta non è in UTF-8.',
  'A cursor needs a limit.': 'Un cursore richiede un limite.',
  'Stored.': 'Salvato.',

  // What does not exist
  'This address does not exist.': 'Questo indirizzo non esiste.',
  'This guide does not exist.': 'Questa guida non esiste.',
  'This person does not exist.': 'Questo personaggio non esiste.',
  'This object does not exist.': 'Quest’opera non esiste.',
  'This place does not exist.': 'Questo luogo non esiste.',
  'This event does not exist.': 'Questo evento non esiste.',
  'This list does not exist.': 'Questo elenco non esiste.',
  'This category does not exist.': 'Questa categoria non esiste.',
  'This item does not exist.': 'Questo articolo non esiste.',
  'This invoice does not exist.': 'Questa fattura non esiste.',
  'This credit note does not exist.': 'Questa nota di credito non esiste.',
  'This purchase does not exist.': 'Questo acquisto non esiste.',
  'This plan does not exist.': 'Questo piano non esiste.',
  'This feed does not exist.': 'Questo feed non esiste.',
  'This number does not exist.': 'Questo numero non esiste.',
  'This session does not exist.': 'Questo accesso non esiste.',
  'The demo customer does not exist.': 'Il cliente di prova non esiste.',

  // Forms
  'Please choose a language.': 'Scegli una lingua.',
  'This language is not offered.': 'Questa lingua non è disponibile.',
  'Some fields are not valid.': 'Alcuni campi non sono validi.',
  'Please send the fields of the form.': 'Invia i campi del modulo.',
  'This must be text.': 'Qui serve un testo.',
  'This is missing.': 'Questo manca.',
  'This is not valid.': 'Questo non è valido.',
  'This has characters that cannot be shown.':
    'Questo contiene caratteri che non si possono mostrare.',
  'Please enter your email address.': 'Scrivi il tuo indirizzo email.',
  'This is not an email address.': 'Questo non è un indirizzo email.',
  'This is not an email address: please check the sign {0} in it.':
    'Questo non è un indirizzo email: controlla il segno {0} che contiene.',
  'Please enter your name.': 'Scrivi il tuo nome.',
  'The name can have at most {0} characters.': 'Il nome può avere al massimo {0} caratteri.',
  'The name has characters that cannot be shown.':
    'Il nome contiene caratteri che non si possono mostrare.',
  'Please enter a subject.': 'Scrivi l’oggetto.',
  'The subject can have at most {0} characters.': 'L’oggetto può avere al massimo {0} caratteri.',
  'Please enter your message.': 'Scrivi il tuo messaggio.',
  'The message can have at most {0} characters.':
    'Il messaggio può avere al massimo {0} caratteri.',
  'Thank you for your message. We will reply soon.':
    'Grazie per il tuo messaggio. Ti rispondiamo presto.',
  'Thank you, we have your messages and are reading them. Please wait an hour before you write again.':
    'Grazie, abbiamo ricevuto i tuoi messaggi e li stiamo leggendo. Aspetta un’ora prima di scriverci di nuovo.',

  // Passwords and codes
  'Please enter your password.': 'Scrivi la tua password.',
  'The password is too long.': 'La password è troppo lunga.',
  'Please choose a password.': 'Scegli una password.',
  'The password needs at least 8 characters.': 'La password deve avere almeno 8 caratteri.',
  'The password can have at most 128 characters.':
    'La password può avere al massimo 128 caratteri.',
  'This password is one of the most common. Please choose another.':
    'Questa password è fra le più comuni. Scegline un’altra.',
  'Please repeat the password.': 'Ripeti la password.',
  'The two passwords are not the same.': 'Le due password non coincidono.',
  'The password must not be your email address. Please choose another.':
    'La password non può essere il tuo indirizzo email. Scegline un’altra.',
  'Please enter the code.': 'Scrivi il codice.',
  'The code has four digits.': 'Il codice ha quattro cifre.',
  'This code is wrong or has expired.': 'Questo codice è sbagliato o scaduto.',
  'Too many wrong codes were entered today. Please open the link in our latest mail, or request a new one.':
    'Oggi sono stati inseriti troppi codici sbagliati. Apri il link nella nostra ultima email, oppure chiedine uno nuovo.',
  'This link was used already or has expired. Please request a new one.':
    'Questo link è già stato usato, oppure è scaduto. Chiedine uno nuovo.',
  'Too many codes were requested. Please use the last one, or try again in an hour.':
    'Sono stati chiesti troppi codici. Usa l’ultimo, oppure riprova fra un’ora.',
  'If this address has an account, we have sent a code to it.':
    'Se questo indirizzo ha un account, gli abbiamo inviato un codice.',
  'If this address has an account, we have sent a link to it.':
    'Se questo indirizzo ha un account, gli abbiamo inviato un link.',
  'The code is correct. Please choose a new password.':
    'Il codice è giusto. Scegli una nuova password.',
  'Please choose a new password.': 'Scegli una nuova password.',
  'This took too long, or was done already. Please request a new code.':
    'È passato troppo tempo, oppure era già fatto. Chiedi un nuovo codice.',
  'Your new password is saved. You can sign in now.':
    'La nuova password è salvata. Ora puoi accedere.',

  // Signing up and in
  'This email address has an account already. Please sign in.':
    'Questo indirizzo email ha già un account. Accedi.',
  'Too many codes were sent to this address. Please use the last one, or try again in an hour.':
    'A questo indirizzo sono stati inviati troppi codici. Usa l’ultimo, oppure riprova fra un’ora.',
  'Your account was created. We have sent a code to your email address.':
    'Il tuo account è stato creato. Abbiamo inviato un codice al tuo indirizzo email.',
  'Your account was created. We have sent a link to your email address.':
    'Il tuo account è stato creato. Abbiamo inviato un link al tuo indirizzo email.',
  'We have sent a new code to this email address, which is not verified yet.':
    'Questo indirizzo email non è ancora confermato: gli abbiamo inviato un nuovo codice.',
  'We have sent a new link to this email address, which is not verified yet.':
    'Questo indirizzo email non è ancora confermato: gli abbiamo inviato un nuovo link.',
  'Your account is verified. You can sign in now.':
    'Il tuo account è confermato. Ora puoi accedere.',
  'Too many attempts to sign in. Please try again later.':
    'Troppi tentativi di accesso. Riprova più tardi.',
  'The email address or the password is wrong.': 'L’indirizzo email o la password non è corretta.',
  'Your email address is not verified yet. Please sign up again to get a new code.':
    'Il tuo indirizzo email non è ancora confermato. Registrati di nuovo per ricevere un codice.',
  'You are signed in.': 'Hai effettuato l’accesso.',
  'You are not signed in.': 'Non hai effettuato l’accesso.',
  'You are signed out.': 'Ora sei fuori dal tuo account.',
  'Many accounts were created from your network. Please try again in an hour.':
    'Dalla tua rete sono stati creati molti account. Riprova fra un’ora.',
  'Too many attempts to sign in from your network. Please try again in 15 minutes.':
    'Dalla tua rete sono arrivati troppi tentativi di accesso. Riprova fra 15 minuti.',
  'Many codes were requested from your network. Please try again in an hour.':
    'Dalla tua rete sono stati chiesti molti codici. Riprova fra un’ora.',
  'Too many codes were entered from your network. Please try again in 15 minutes.':
    'Dalla tua rete sono stati inseriti troppi codici. Riprova fra 15 minuti.',
  'Too many attempts from your network. Please try again in 15 minutes.':
    'Dalla tua rete sono arrivati troppi tentativi. Riprova fra 15 minuti.',

  // Profile
  'Please enter your current password.': 'Scrivi la tua password attuale.',
  'This is not your current password.': 'Questa non è la tua password attuale.',
  'Too many wrong passwords. Please try again in an hour.':
    'Troppe password sbagliate. Riprova fra un’ora.',
  'Please sign out, sign in again and do it within ten minutes.':
    'Esci, accedi di nuovo e riprova entro dieci minuti.',
  'Too many changes of the email address were requested. Please open the last link, or try again in an hour.':
    'Sono stati chiesti troppi cambi di indirizzo email. Apri l’ultimo link, oppure riprova fra un’ora.',
  'Your name was changed.': 'Il tuo nome è stato cambiato.',
  'Your password was changed, and other devices were signed out.':
    'La tua password è stata cambiata, e gli altri dispositivi sono stati disconnessi.',
  'Your account has a password now, and other devices were signed out.':
    'Ora il tuo account ha una password, e gli altri dispositivi sono stati disconnessi.',
  'We have sent a link to {0}: your address changes when you open it.':
    'Abbiamo inviato un link a {0}: il tuo indirizzo cambia quando lo apri.',
  'Nothing was changed.': 'Non è cambiato niente.',
  'That device is signed out.': 'Quel dispositivo è disconnesso.',
  'You are signed out on every device.':
    'Ora il tuo account non è più aperto su nessun dispositivo.',
  'Your account was deleted.': 'Il tuo account è stato eliminato.',
  'A refund of order {0} is on its way. Try again when it is made, usually within minutes.':
    'Un rimborso dell’ordine {0} è in corso. Riprova quando sarà arrivato a termine, di solito entro qualche minuto.',
  'Order {0} can still be paid. Try again when its payment page is closed, after a day at most.':
    'L’ordine {0} si può ancora pagare. Riprova quando la sua pagina di pagamento è chiusa, al più tardi fra un giorno.',
  'The picture can have at most 2 MB.': 'L’immagine può avere al massimo 2 MB.',
  'Please choose a picture.': 'Scegli una foto.',
  'You have sent many pictures. Please try again in an hour.':
    'Hai inviato molte foto. Riprova fra un’ora.',
  'Your picture was changed.': 'La tua foto è stata cambiata.',
  'The picture must be a PNG, JPEG or WebP file.':
    'L’immagine deve essere un file PNG, JPEG o WebP.',
  'The picture has too many pixels. Please choose one of 2048 × 2048 at most, or a JPEG of up to 13 megapixels.':
    'L’immagine ha troppi pixel. Scegline una di 2048 × 2048 al massimo, oppure un JPEG fino a 13 megapixel.',
  'The picture is damaged and could not be read.':
    'L’immagine è danneggiata e non è stato possibile leggerla.',
  'The podcast address no longer works.': 'L’indirizzo del podcast non funziona più.',

  // Cart, payment, library
  '“{0}” was added to your cart.': '«{0}» è stata aggiunta al carrello.',
  '“{0}” is in your cart already.': '«{0}» è già nel carrello.',
  'You own this guide already.': 'Questa guida è già tua.',
  'A cart can have at most {0} guides: please pay for these first.':
    'Un carrello può avere al massimo {0} guide: paga prima queste.',
  'The guide was removed from your cart.': 'La guida è stata tolta dal carrello.',
  'Your cart has changed. Please look at it again.': 'Il carrello è cambiato. Guardalo di nuovo.',
  'There is nothing to pay: your cart is empty.': 'Non c’è niente da pagare: il carrello è vuoto.',
  'You own {0} already: please remove it from your cart first.':
    'Hai già acquistato {0}: prima di pagare, toglila dal carrello.',
  'This plan is no longer offered.': 'Questo piano non è più in vendita.',
  'Your subscription never ends: there is nothing to renew.':
    'Il tuo abbonamento non termina mai: non c’è niente da rinnovare.',
  'The payment service does not respond at the moment. Your cart is kept: please try again shortly.':
    'In questo momento il servizio di pagamento non risponde. Il carrello è salvo: riprova fra poco.',
  'The payment could not be prepared. Your cart is kept: please try again later.':
    'Non è stato possibile preparare il pagamento. Il carrello è salvo: riprova più tardi.',
  '“{0}” was added to your library.': '«{0}» è stata aggiunta alla libreria.',
  '“{0}” is in your library already.': '«{0}» è già nella libreria.',
  'A library can have at most {0} guides: please remove one first.':
    'Una libreria può avere al massimo {0} guide: togline prima una.',
  'This guide is not in your library.': 'Questa guida non è nella tua libreria.',
  'The guide was removed from your library.': 'La guida è stata tolta dalla libreria.',
  'At most {0} bookmarks, notes and queued tracks are shared.':
    'Si condividono al massimo {0} segnalibri, note e tracce in coda.',
  'Only guides that you own can be downloaded.': 'Puoi scaricare soltanto le guide che possiedi.',
  'This track is locked.': 'Questa traccia è bloccata.',

  // Right of withdrawal
  'A download ends the 14 days of this guide: please choose “Start listening” first.':
    'Con il download terminano i 14 giorni di questa guida: scegli prima «Inizia l’ascolto».',
  'This question has changed. Please load the page again.':
    'Questa domanda è cambiata. Ricarica la pagina.',
  'The right of withdrawal has ended for this purchase.':
    'Per questo acquisto il diritto di recesso è terminato.',
  'Please enter the order number.': 'Inserisci il numero dell’ordine.',
  'This is not an order number.': 'Questo non è un numero d’ordine.',
  'If this order exists, we have sent a link to its email address. It is valid for 24 hours.':
    'Se questo ordine esiste, abbiamo inviato un link al suo indirizzo email. È valido per 24 ore.',
  'This link was used or has expired. Please ask for another one.':
    'Questo link è già stato usato o è scaduto. Chiedine un altro.',

  // Events of the payment service
  'Received.': 'Ricevuto.',
  'An event has a body.': 'Un evento ha un corpo.',
  'The event is not signed as it should be.': 'L’evento non è firmato come dovrebbe.',
  'The event is not written as it should be.': 'L’evento non è scritto come dovrebbe.',
  'The event is of another mode than this shop: test or live.':
    'L’evento è di un’altra modalità rispetto a questo negozio: prova o reale.',
} as const;
