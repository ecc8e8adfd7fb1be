/** The nonce of a page: given to its own scripts, never to what its content says. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import type { RenderedPage } from '../../contract/renderedPage.ts';
import { readConfig } from '../config.ts';
import { makePageSender } from './pageSender.ts';

const TEMPLATE = `<html><head><meta name="csp-nonce" content="__CSP_NONCE__" /></head>
<body><div id="root"></div></body></html>`;
/** As a guide's text could have it, whoever wrote that. */
const CONTENT = '<p>__CSP_NONCE__</p><script nonce="__CSP_NONCE__">alert(1)</script>';

let distDir = '';
beforeEach(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'cicerone-dist-'));
  await writeFile(join(distDir, 'index.html'), TEMPLATE);
  await writeFile(join(distDir, 'chunks.json'), '{"publicPath": "/", "chunks": {}}');
});
afterEach(() => rm(distDir, { recursive: true, force: true }));

test('the placeholder of the nonce stays text when content has written it', async () => {
  const config = readConfig({ DIST_DIR: distDir });
  const page: RenderedPage = {
    status: 200,
    head: '',
    styles: '',
    html: CONTENT,
    answers: JSON.stringify([CONTENT]),
    chunks: [],
    later: [],
  };
  const renderer = { render: async () => page };
  const app = fastify();
  await app.register(cookie);
  app.decorate('sessionCookies', { name: 'session', old: undefined });
  app.get(
    '/',
    makePageSender(config, renderer, async () => '1'),
  );
  const { body, headers } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  await app.close();

  const nonce = /'nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
  expect(body).toContain(`<meta name="csp-nonce" content="${nonce}" />`);
  expect(body).toContain(`<script nonce="${nonce}">document.documentElement.dataset.arriving`);
  expect(body).toContain(CONTENT);
});
