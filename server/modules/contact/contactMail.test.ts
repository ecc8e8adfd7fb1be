/** The mail of the contact form, as an SMTP server receives it: no text of the form is in its headers. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { callerOf, freshEmail } from '../../../tests/support/customers/customer.ts';
import {
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../../tests/support/server/ownServer.ts';

interface Received {
  to: string[];
  source: string;
}

function startSmtp(): Promise<{ smtp: SMTPServer; port: number; received: Promise<Received> }> {
  return new Promise((started) => {
    const received = new Promise<Received>((got) => {
      const smtp = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData: (stream, { envelope }, done) => {
          let source = '';
          stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
          stream.on('end', () => {
            got({ to: envelope.rcptTo.map(({ address }) => address), source });
            done();
          });
        },
      });
      smtp.listen(0, '127.0.0.1', () => {
        // A net server that listens on a port has an object as its address.
        const { port } = smtp.server.address() as AddressInfo;
        started({ smtp, port, received });
      });
    });
  });
}

describe('a message from the contact form', () => {
  afterEach(stopOwnServer);

  test('goes to the desk alone, to be answered to its sender', async () => {
    const { smtp, port, received } = await startSmtp();
    const { url } = await startOwnServer({
      env: {
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        CONTACT_EMAIL: 'desk@cicerone.example',
        DATABASE_URL: await ownDatabase(),
      },
    });
    const email = freshEmail();
    const response = await callerOf(undefined, url).post('/api/v1/client/contact-message', {
      name: 'Anna "Bcc: x@y.example" <a@b.example>',
      email,
      subject: 'Bcc: x@y.example, è?',
      message: 'Uno\r\nBcc: x@y.example\r\n.\r\nRCPT TO:<x@y.example>\r\n\r\nDue',
    });
    expect(response.status).toBe(201);
    const { to, source } = await received;
    // The server stops first, because it keeps its connection open.
    await stopOwnServer();
    await new Promise<void>((closed) => smtp.close(() => closed()));
    expect(to).toEqual(['desk@cicerone.example']);
    const [head = ''] = source.split('\r\n\r\n');
    const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name?.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('bcc');
    expect(head).toMatch(new RegExp(`^Reply-To: <?${email}>?$`, 'im'));
    expect(head).toMatch(/^To: <?desk@cicerone\.example>?$/im);
  });
});
