/** nginx in front of a server on this machine, as docs/how-to/nginx.conf sets it: TLS and HTTP/2. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Front {
  url: string;
  stop: () => Promise<void>;
}

const ports = { plain: 8480, secure: 8443 };

/** `folder`: for certificate, settings and what nginx writes. Needs Debian's nginx and openssl. */
export async function startNginx(server: string, folder: string): Promise<Front> {
  await mkdir(folder, { recursive: true });
  const [key, certificate, settings] = ['key.pem', 'certificate.pem', 'nginx.conf'].map((name) =>
    join(folder, name),
  ) as [string, string, string]; // three names
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost -days 2';
  execFileSync('openssl', request.split(' ').concat('-keyout', key, '-out', certificate), {
    stdio: 'ignore',
  });
  const documented = await readFile('docs/how-to/nginx.conf', 'utf8');
  const ours = documented
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${ports.secure} `)
    .replace(/ssl_certificate .*/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`)
    .replaceAll('shop.example.com', 'localhost')
    .replace('$host;', '$http_host;')
    .replace(/proxy_pass .*/, `proxy_pass ${server};`);
  await writeFile(
    settings,
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {} http { access_log off; ${ours} }`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', settings], { stdio: 'inherit' });
  const url = `https://localhost:${ports.secure}`;
  await sleep(500);
  return {
    url,
    stop: async () => {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    },
  };
}
