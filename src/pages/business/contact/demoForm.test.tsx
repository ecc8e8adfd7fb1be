import { screen, waitFor, within } from '@testing-library/react';
import {
  bodyOf,
  failNext,
  type FaultResponse,
  requestsTo,
} from '../../../testing/server/failNext.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';

const call = ['POST', '/client/contact-message'] as const;
let senders = 0;
/** Removes the limit of messages. */
const message = () => ({
  name: 'Anna Verdi',
  email: `anna-${process.pid}-${(senders += 1)}@museo.example`,
  subject: 'Una demo per il museo',
  message: 'Buongiorno,\nvorremmo provare le vostre guide.',
});
const labels = { name: 'Nome e cognome', email: 'Email', subject: 'Oggetto', message: 'Messaggio' };
type Field = keyof typeof labels;

async function openForm() {
  const app = renderPage('/business-plan');
  const form = within(await screen.findByRole('group', { name: 'Richiesta di demo' }));
  const field = (name: Field) => form.getByRole('textbox', { name: labels[name] });
  const fill = async (values: Partial<Record<Field, string>>) => {
    for (const [name, value] of Object.entries(values)) {
      // The keys of `values` are those of `labels`.
      await app.user.click(field(name as Field));
      await app.user.paste(value);
    }
  };
  const send = async () =>
    app.user.click(await form.findByRole('button', { name: 'Invia la richiesta' }));
  const holds = (values: Record<Field, string>) => {
    for (const [name, value] of Object.entries(values)) {
      expect(field(name as Field)).toHaveValue(value);
    }
  };
  return { ...app, form, field, fill, send, holds };
}

describe('the demo form', () => {
  // Shows.
  it('sends, moves the focus to the confirmation, and is empty again', async () => {
    const { fill, send, holds } = await openForm();
    const sent = message();
    await fill(sent);
    await send();
    const said = await screen.findByText('Messaggio inviato, grazie.');
    expect(screen.getByText(/^Vi rispondiamo entro 1 ora, /)).toBeVisible();
    const region = said.closest('[role=status]');
    await waitFor(() => expect(region).toHaveFocus());
    holds({ name: '', email: '', subject: '', message: '' });
    const [request, ...more] = requestsTo(...call);
    expect(more).toEqual([]);
    expect(await bodyOf(request)).toEqual(sent);
  });

  // Shows.
  it("says 'Sending Your Message' and the hour meanwhile, and goes once", async () => {
    const { fill, form, user } = await openForm();
    await fill(message());
    failNext(...call, 'no answer');
    await user.dblClick(form.getByRole('button', { name: 'Invia la richiesta' }));
    const sending = await screen.findByText('Sending Your Message');
    expect(sending).toHaveAttribute('lang', 'en');
    expect(sending.closest('[role=status]')).toHaveTextContent('entro 1 ora');
    expect(form.getByRole('button', { name: 'Invio in corso…' })).toBeDisabled();
    expect(form.getByRole('textbox', { name: 'Messaggio' })).toBeDisabled();
    expect(requestsTo(...call)).toHaveLength(1);
  });

  // Shows.
  it('wants every field, and an email that is one; the first that is wrong has the focus', async () => {
    const { field, fill, form, send } = await openForm();
    await send();
    expect(await form.findByText('Scrivete il vostro nome.')).toBeVisible();
    for (const text of [
      'Scrivete il vostro indirizzo email.',
      'Scrivete l’oggetto della richiesta.',
      'Scrivete il vostro messaggio.',
    ]) {
      expect(form.getByText(text)).toBeVisible();
    }
    await waitFor(() => expect(field('name')).toHaveFocus());
    await fill({ ...message(), name: '   ', email: 'nessuno' });
    expect(await form.findByText('Questo indirizzo email non è valido.')).toBeVisible();
    expect(form.getByText('Scrivete il vostro nome.')).toBeVisible();
    expect(form.queryByText('Scrivete il vostro messaggio.')).not.toBeInTheDocument();
    await send();
    expect(requestsTo(...call)).toEqual([]);
  });

  // Shows.
  it('400: a toast with the server’s words, which stand under their field too; what was typed stays', async () => {
    const { field, fill, send, holds } = await openForm();
    const tooLong = { ...message(), subject: 'x'.repeat(201) };
    await fill(tooLong);
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The subject can have at most 200 characters.',
    );
    await waitFor(() => expect(field('subject')).toHaveFocus());
    expect(field('subject')).toBeInvalid();
    holds(tooLong);
  });

  const faults: [string, FaultResponse, RegExp][] = [
    ['no connection', 'no connection', /la connessione non funziona/],
    [
      'HTML in its place',
      { status: 502, body: '<h1>Bad gateway</h1>', type: 'text/html' },
      /il nostro server/,
    ],
    [
      'too many requests',
      { status: 429, body: '<h1>Busy</h1>', type: 'text/html' },
      /Aspettate un minuto/,
    ],
    ['an answer that is none', { status: 201, body: 'null' }, /il nostro server/],
  ];
  it.each(faults)(
    '%s: a toast with the reason, what was typed stays, and it can be sent again',
    async (_name, fault, text) => {
      const { fill, send, holds } = await openForm();
      const sent = message();
      await fill(sent);
      failNext(...call, fault);
      await send();
      const toast = await screen.findByText(text);
      expect(toast).toHaveAttribute('lang', 'it');
      holds(sent);
      expect(requestsTo(...call)).toHaveLength(1);
      await send();
      expect(await screen.findByText('Messaggio inviato, grazie.')).toBeVisible();
    },
  );
});
