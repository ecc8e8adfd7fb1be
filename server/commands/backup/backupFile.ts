/** A backup's file: its lines, compressed. The compression's checksum tells a file that is cut off or damaged. */
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { pipeline as pipelineEnds } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Refused } from '../../lib/refused.ts';

/** Resolves when the whole file is on the disk. */
export const writeLines = (file: string, content: AsyncIterable<Uint8Array>): Promise<void> =>
  pipelineEnds(
    content,
    createGzip(),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );

/**
 * Yields the lines, each with its line feed.
 * @throws Refused when the file is cut off or damaged
 */
export async function* linesOf(file: string): AsyncGenerator<Buffer> {
  // A failure of the file reaches the loop below.
  const content = pipeline(createReadStream(file), createGunzip(), () => undefined);
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of content) {
      // A stream without an encoding yields buffers.
      const text = Buffer.concat([rest, chunk as Buffer]);
      let start = 0;
      for (let end = text.indexOf(10); end >= 0; end = text.indexOf(10, start)) {
        yield text.subarray(start, end + 1);
        start = end + 1;
      }
      rest = text.subarray(start);
    }
  } catch (error) {
    throw new Refused(`${file} is cut off or damaged.`, { cause: error });
  }
}

const GZIP = Buffer.from([0x1f, 0x8b]);
const PG_DUMP = Buffer.from('PGDMP');

/**
 * Checks a file's beginning, before a database is opened for it.
 * @throws Refused for a file that is no backup, or one of an earlier version
 */
export async function expectBackup(file: string): Promise<void> {
  const handle = await open(file).catch((error: unknown) => {
    throw new Refused(`${file} cannot be read.`, { cause: error });
  });
  const { buffer } = await handle.read(Buffer.alloc(5), 0, 5, 0);
  await handle.close();
  const isCompressed = buffer.subarray(0, GZIP.length).equals(GZIP);
  if (!isCompressed && !buffer.equals(PG_DUMP)) {
    throw new Refused(`${file} is no backup of Cicerone.`);
  }
  const lines = linesOf(file);
  const isOld = !isCompressed || !String((await lines.next()).value).startsWith('{"format":');
  await lines.return(undefined);
  if (isOld) {
    throw new Refused(
      `${file} is no backup of this version. docs/how-to/release.md shows how to bring over one of version 0.1.`,
    );
  }
}
