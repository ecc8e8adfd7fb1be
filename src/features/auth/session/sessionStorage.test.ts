import { MemoryStorage } from '../../../testing/memoryStorage.ts';
import { initialSession } from './sessionSlice.ts';
import { readStoredSession, sessionConfig } from './sessionStorage.ts';

const sessionEngine = (storage: MemoryStorage) => sessionConfig(storage).storage;

const full = {
  token: 't0ken',
  isSignedIn: true,
  account: 'a1b2',
  userMode: 'site-editor' as const,
  ended: 'old older',
  otpEmail: 'a@b.it',
  resetToken: 'reset',
  passwordToken: 'new',
};

// Shows.
it('writes one raw text for each of the six keys and two more, and reads them back', async () => {
  const storage = new MemoryStorage();
  await sessionEngine(storage).setItem('persist:session', full);
  expect(Object.fromEntries(storage.values)).toEqual({
    token: 't0ken',
    auth: 'true',
    account: 'a1b2',
    'user-mode': 'site-editor',
    'ended-sessions': 'old older',
    otp_email: 'a@b.it',
    'otp-token': 'reset',
    'password-token': 'new',
  });
  expect(readStoredSession(storage)).toEqual(full);
});

it('writes what has changed here, and leaves alone what another tab has changed', async () => {
  const storage = new MemoryStorage();
  const engine = sessionEngine(storage);
  storage.changeElsewhere({ token: 'theirs', auth: 'true', otp_email: 'their@b.it' });
  await engine.setItem('persist:session', { ...initialSession, resetToken: 'mine' });
  expect(Object.fromEntries(storage.values)).toEqual({
    token: 'theirs',
    auth: 'true',
    otp_email: 'their@b.it',
    'otp-token': 'mine',
  });
});

it('removes invalid texts with the first write', async () => {
  const storage = new MemoryStorage();
  storage.write('auth', '{"yes":1}');
  storage.write('user-mode', 'root');
  storage.write('token', 't0ken');
  await sessionEngine(storage).setItem('persist:session', { ...initialSession, token: 't0ken' });
  expect(Object.fromEntries(storage.values)).toEqual({ token: 't0ken' });
});

it('removes the keys of what is gone', async () => {
  const storage = new MemoryStorage();
  const engine = sessionEngine(storage);
  await engine.setItem('persist:session', full);
  await engine.setItem('persist:session', initialSession);
  expect(storage.values.size).toBe(0);
});

it('removes its own keys alone', async () => {
  const storage = new MemoryStorage();
  storage.write('somebody-else', 'stays');
  await sessionEngine(storage).setItem('persist:session', full);
  await sessionEngine(storage).removeItem();
  expect(Object.fromEntries(storage.values)).toEqual({ 'somebody-else': 'stays' });
});

it.each([
  ['auth', '"true"'],
  ['auth', '1'],
  ['user-mode', 'root'],
  ['token', ''],
  ['ended-sessions', 'one perché'],
  ['token', 'x'.repeat(5000)],
  ['token', 'with a space'],
  ['token', 'line\r\nX-Other: 1'],
  ['token', 'perché'],
  ['token', '\u0000'],
])('takes a key that holds what we never wrote for absent: %s (%#)', (key, value) => {
  const storage = new MemoryStorage();
  storage.write(key, value);
  expect(readStoredSession(storage)).toEqual(initialSession);
});
