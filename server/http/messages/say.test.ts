import { api, json, post } from '../../../tests/support/server/client.ts';
import { italian } from './italian.ts';

const markersIn = (text: string) => text.match(/\{\d\}/g) ?? [];

test('an Italian text has the values of its English one, and is another text', () => {
  for (const [english, text] of Object.entries(italian)) {
    expect(markersIn(text)).toEqual(markersIn(english));
    expect(text).not.toBe(english);
  }
});

test('a refusal is in the language of its request', async () => {
  const path = '/api/v1/users/signup';
  const form = { name: '', email: 'x', password: 'short' };
  const response = await post(path, form, { 'Accept-Language': 'it' });
  expect(await json(response)).toEqual({
    message: 'Scrivi il tuo nome.',
    errors: {
      name: ['Scrivi il tuo nome.'],
      email: ['Questo non è un indirizzo email.'],
      password: ['La password deve avere almeno 8 caratteri.'],
    },
  });
  expect(response.headers.get('Content-Language')).toBe('it');
  expect(response.headers.get('Vary')).toMatch(/\bAccept-Language\b/);
  const inEnglish = await post(path, form, { 'Accept-Language': 'de' });
  expect(await json(inEnglish)).toMatchObject({ message: 'Please enter your name.' });
});

test('an address that does not exist is refused in the language of its request', async () => {
  const response = await api('/api/v1/client/audio-guide/999999', {
    headers: { 'Accept-Language': 'it-IT,it;q=0.9' },
  });
  expect(await json(response)).toEqual({ message: 'Questa guida non esiste.' });
});
