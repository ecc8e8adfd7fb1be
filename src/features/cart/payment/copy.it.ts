import type { Translation } from '../../../../contract/translation.ts';
import type * as english from './copy.ts';

export const paymentCopy: Translation<typeof english.paymentCopy> = {
  paid: {
    title: 'Pagamento riuscito',
    text: 'Grazie per il tuo acquisto.',
    guides: {
      confirming: 'Stiamo sbloccando quello che hai acquistato…',
      confirmed: 'Le tue guide sono pronte: tutte le tracce sono sbloccate.',
    },
    plan: {
      confirming: 'Ti stiamo aprendo il catalogo…',
      confirmed: 'Il tuo abbonamento è attivo: tutte le tracce di tutte le guide sono sbloccate.',
    },
    overdueTitle: 'Stiamo confermando il pagamento',
    overdue:
      'Il fornitore di servizi di pagamento non l’ha ancora confermato. Non pagare un’altra volta: appena arriva la conferma sblocchiamo quello che hai acquistato.',
    checkAgain: 'Controlla di nuovo',
    start: 'Inizia ad ascoltare',
    continue: 'Continua ad ascoltare',
    toLibrary: 'Vai alla libreria',
    toInvoice: 'Vedi la fattura',
    stillInCart: 'Ancora nel carrello',
    backToCart: 'Torna al carrello',
  },
  unpaid: {
    cancelled: 'Il pagamento è stato annullato. Il carrello è come l’hai lasciato.',
    failed:
      'Il pagamento non è andato a buon fine. Il carrello è come l’hai lasciato: prova con un’altra carta.',
    unfinished:
      'Il pagamento non è stato completato. Il carrello è come l’hai lasciato, e «Acquista ora» non addebita mai due volte.',
  },
};
