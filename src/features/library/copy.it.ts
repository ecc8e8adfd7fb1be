import { toDay } from '../../shared/lib/italianDays.ts';
import type { Translation } from '../../../contract/translation.ts';
import type * as english from './copy.ts';

const minutes = (seconds: number): string => {
  const whole = Math.ceil(seconds / 60);
  const hours = Math.floor(whole / 60);
  return hours === 0 ? `${whole} min` : `${hours} h ${whole % 60} min`;
};

/** By the kinds of listening/device.ts. */
const devices: Readonly<Record<string, string>> = { phone: 'telefono' };

export const libraryCopy: Translation<typeof english.libraryCopy> = {
  pageTitle: 'Libreria',
  library: 'Libreria',
  add: 'Aggiungi alla libreria',
  addGuide: (title) => `Aggiungi alla libreria: ${title}`,
  remove: 'Togli dalla libreria',
  removeGuide: (title) => `Togli dalla libreria: ${title}`,
  addFailed: 'La guida non è stata aggiunta alla libreria.',
  browse: 'Sfoglia le guide',
  covered: (plan) => `Il tuo piano «${plan}» comprende tutte le guide del catalogo.`,
  coveredUntil: (date) => `Fino ${toDay(date)} niente è bloccato.`,
  coveredForLife: 'Niente è bloccato, per tutto il tempo che vuoi.',
  more: 'Mostra altro',
  play: (title) => `Ascolta ${title}`,
  resume: (title) => `Riprendi ${title}`,
  pause: (title) => `Metti in pausa ${title}`,
  continue: {
    title: 'Continua',
    empty: 'Non hai ancora iniziato',
    emptyText: 'Le guide che ascolti compaiono qui, dal secondo preciso in cui le hai lasciate.',
    track: (place, count) => `Traccia ${place} di ${count}`,
    ended: 'Il tuo abbonamento è terminato.',
    renew: 'Rinnova',
    from: (device, ago) => `Dal tuo ${devices[device] ?? device}, ${ago}`,
    left: (seconds) => (seconds < 60 ? 'Manca meno di un minuto' : `Mancano ${minutes(seconds)}`),
  },
  purchases: {
    title: 'I tuoi acquisti',
    empty: 'Nessun acquisto',
    emptyText: 'Ogni guida che acquisti resta qui, su tutti i tuoi dispositivi.',
    failed: 'Non è stato possibile caricare i tuoi acquisti.',
  },
  wishes: {
    title: 'Lista dei desideri',
    empty: 'La tua lista dei desideri è vuota',
    emptyText: 'Premi il segnalibro su una guida per conservarla qui.',
    failed: 'Non è stato possibile caricare la lista dei desideri.',
  },
};

export const updatesCopy: Translation<typeof english.updatesCopy> = {
  pageTitle: 'Novità',
  title: 'Novità',
  lead: 'Nuove guide e notizie dal catalogo, ogni mese.',
  empty: 'Per oggi non ci sono novità.',
  failed: 'Non è stato possibile caricare le novità.',
  browse: 'Sfoglia le guide',
};
