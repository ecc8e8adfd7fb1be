/** Defects of files: recordings, covers, transcripts, and names of folders. */
import { guideText, plainPicture, silence } from './folder.ts';
import {
  files,
  found,
  plantCovered,
  plantEntry,
  plantFile,
  TRACKS,
  whole,
  type Content,
} from './plant.ts';

export function plantFiles(): void {
  const track = (file: string, says: string) =>
    `${whole()}\ntracks:\n  - title: Gate\n    free: true\n    file: ${file} ⟵ ${says}`;
  plantCovered(
    'guide',
    'guides',
    'missing',
    track('01.mp3', 'There is no file guides/missing/01.mp3'),
  );
  plantCovered(
    'guide',
    'guides',
    'outside',
    track('../../../secret.mp3', 'leads out of the catalogue'),
  );
  plantCovered('guide', 'guides', 'linked', track('02.mp3', 'a link to a file outside'));
  plantCovered('guide', 'guides', 'folder', track('../../recordings/all.mp3', 'is no file'));
  files['recordings/all.mp3/x.txt'] = '';
  plantCovered(
    'guide',
    'guides',
    'noise',
    track('../../recordings/noise.mp3', 'cannot be read as sound|no sound|MP3'),
  );
  files['recordings/noise.mp3'] = Buffer.from('This is no sound. '.repeat(200));
  plantCovered(
    'guide',
    'guides',
    'wave',
    track('../../recordings/wave.mp3', 'is no sound: save it again as MP3'),
  );
  files['recordings/wave.mp3'] = wave();
  plantCovered(
    'guide',
    'guides',
    'short',
    track('../../recordings/short.mp3', 'no sound of a second'),
  );
  files['recordings/short.mp3'] = silence(0.2);
  const cover = (slug: string, name: string, content: Content, says: RegExp) => {
    plantUncovered(slug);
    plantFile(`guides/${slug}/${name}`, content, says);
  };
  cover('small', 'cover.png', plainPicture(600, 600), /too small, 600 × 600 pixels/);
  cover('narrow', 'cover.png', plainPicture(700, 2100), /cut off: crop it/);
  cover('torn', 'cover.jpg', 'no picture', /cannot be read as a picture/);
  cover(
    'cut',
    'cover.png',
    plainPicture(900, 900).then((whole) => whole.subarray(0, 1500)),
    /cannot be read/,
  );
  cover(
    'vector',
    'cover.png',
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
    /format svg/,
  );
  plantUncovered('no-cover');
  found.push({
    file: 'guides/no-cover/guide.md',
    line: 1,
    says: /There is no cover: put cover.jpg/,
  });
  files['guides/gif/guide.md'] = guideText('Gif');
  files['guides/gif/cover.png'] = plainPicture(900, 900);
  files['guides/gif/01.mp3'] = silence(2, 8);
  files['guides/gif/02.mp3'] = silence(2, 9);
  plantFile('guides/gif/cover.gif', 'GIF89a', /cannot be shown: save it as JPEG/);
  plantFile('guides/gif/cover.webp', plainPicture(900, 900), /There is cover.png too: keep one/);
  plantFile('guides/gif/gate.png', plainPicture(900, 900), /No line names this picture/);
  plantFile('guides/gif/03.mp3', silence(2), /No line names this recording/);
  plantFile('guides/gif/notes.txt', 'Notes', /belongs to no recording/);
  plantFile('guides/gif/notes.docx', 'Notes', /no part of an entry/);
  plantFile('guides/gif/01.vtt', 'Hello', /first line must be WEBVTT/);
  plantFile('guides/gif/01.srt', 'Hello', /has no times/);
  plantFile('guides/gif/02.txt', ' \n', /transcript is empty/);
}

function plantUncovered(slug: string): void {
  plantEntry('guide', 'guides', slug, `${whole()}\n${TRACKS}`);
  files[`guides/${slug}/01.mp3`] = silence(2);
}

export function plantFolders(): void {
  plantFile('guide', 'x', /no part of a catalogue: its folders are/);
  plantFile('guides/lucca.md', 'x', /Each guide has a folder of its own/);
  files['guides/pisa/01.mp3'] = silence(1);
  found.push({ file: 'guides/pisa/guide.md', line: 1, says: /The folder has no guide.md/ });
  files['guides/San Gimignano/guide.md'] = 'x';
  const says = /'San Gimignano' cannot be part of an address/;
  found.push({ file: 'guides/San Gimignano/guide.md', line: 1, says });
}

/** A second of silence as a WAVE file. */
function wave(): Buffer {
  const header = Buffer.from(
    '524946460000000057415645666d742010000000010001004038000080700000020010006461746100000000',
    'hex',
  );
  const data = Buffer.alloc(28_800);
  header.writeUInt32LE(36 + data.length, 4);
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}
