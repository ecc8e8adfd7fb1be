/** Messages on a socket: four bytes with the length, then the value as V8 serializes it, which keeps dates and bytes. */
import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';

const HEADER_BYTES = 4;

export function sendFrame(socket: Socket, value: unknown): void {
  const body = serialize(value);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(body.length);
  socket.write(Buffer.concat([header, body]));
}

/** Yields the values that arrive, until the connection ends. */
export async function* framesOf(socket: Socket): AsyncGenerator<unknown, undefined> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  let wanted = HEADER_BYTES;
  let isHeader = true;
  try {
    for await (const chunk of socket) {
      chunks.push(chunk);
      bytes += chunk.length;
      // A value may arrive in thousands of chunks, so they are joined only when it is complete.
      while (bytes >= wanted) {
        const whole = Buffer.concat(chunks);
        const part = whole.subarray(0, wanted);
        chunks = [whole.subarray(wanted)];
        bytes = whole.length - wanted;
        wanted = isHeader ? part.readUInt32BE() : HEADER_BYTES;
        if (!isHeader) yield deserialize(part);
        isHeader = !isHeader;
      }
    }
  } catch {
    // The connection was cut: nothing more arrives.
  }
  return undefined;
}
