/** A theme that an import has made equally loud: its file has another name than the recording. */
import {
  fileAt,
  guideNamed,
  openTranscriptShop,
  type TranscriptShop,
} from '../../../tests/support/catalogue/transcripts.ts';
import { runSql } from '../../../tests/support/catalogue/sql.ts';

let opened: TranscriptShop;
beforeAll(async () => {
  opened = await openTranscriptShop();
});
afterAll(() => opened.shop.close());

describe('a theme that was made equally loud', () => {
  test('has its transcript at the address that the guide names', async () => {
    const { shop, server } = opened;
    // As an import with ffmpeg writes it (server/catalogue/sound/names.ts).
    await runSql(
      shop.databaseUrl,
      "UPDATE recordings SET file = replace(slug, '.mp3', '-18.mp3') WHERE slug LIKE 'themes/%'",
    );
    const { theme, theme_transcript: path } = await guideNamed('Siena', server);
    expect(theme).toMatch(/-18\.mp3$/);
    const { status, body } = await fileAt(server, path);
    expect([status, String(body)]).toEqual([200, expect.stringContaining('Musica senza parole.')]);
  });
});
