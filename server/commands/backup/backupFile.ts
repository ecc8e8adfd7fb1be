/** A backup's file: its lines, compressed. The compression's checksum tells a file that is cut off or damaged. */
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { pipeline as pipelineEnds } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Refused } from './refused.ts';

/** Resolves when the whole file is on the disk. */
export const writeFile = (file: string, content: AsyncIterable<Uint8Array>): Promise<void> =>
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

/** Returns the file's first bytes. */
export async function beginningOf(file: string, length: number): Promise<Buffer> {
  const handle = await open(file).catch((error: unknown) => {
    throw new Refused(`${file} cannot be read.`, { cause: error });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
