/** A mail server for tests, and the mails that it has accepted. */
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

interface Received {
  from: string;
  to: string[];
  source: string;
}

/** Those of every mail server of the test file. */
export const mails: Received[] = [];
let smtp: SMTPServer | undefined;

/** What a mail server refuses: the status for a recipient and for a sender; null accepts them. */
interface Refusals {
  recipient?: () => number | null;
  sender?: () => number | null;
}

/** A real mail server's text names the address, too. */
const answer = (status: number | null, { address }: { address: string }) =>
  status === null
    ? null
    : Object.assign(new Error(`<${address}> refused`), { responseCode: status });

/** Starts a mail server on a port, so that it can stop and start again there; 0 is a free one. Returns the port. */
export function startSmtp(port: number, { recipient, sender }: Refusals = {}): Promise<number> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (from, _session, done) => done(answer(sender?.() ?? null, from)),
    onRcptTo: (to, _session, done) => done(answer(recipient?.() ?? null, to)),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      const isHeld = envelope.rcptTo.some(({ address }) => address.startsWith('held'));
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        if (!isHeld) done();
      });
    },
  });
  smtp = server;
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => {
      // server.server is a net server that listens on a port, so its address is an object.
      resolve((server.server.address() as AddressInfo).port);
    });
  });
}

export const stopSmtp = (): Promise<void> =>
  new Promise((resolve) => (smtp ? smtp.close(() => resolve()) : resolve()));

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      // As above.
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Waits for the mail to an address. */
export const mailTo = async (email: string, withinMs = 10_000): Promise<Received> => {
  const end = Date.now() + withinMs;
  for (;;) {
    const found = mails.find(({ to }) => to.includes(email));
    if (found) return found;
    if (Date.now() > end) throw new Error(`no mail to ${email}`);
    await sleep(50);
  }
};
