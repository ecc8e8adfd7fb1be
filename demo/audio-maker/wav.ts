/** 16-bit mono PCM in RIFF files: all that travels between this maker, Festival and ffmpeg. */
export interface Sound {
  rate: number;
  /** -1 to 1. */
  samples: Float32Array;
}

const HEADER = 44;

export function toWav({ rate, samples }: Sound): Buffer {
  const file = Buffer.alloc(HEADER + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => {
    const level = Math.round(Math.min(1, Math.max(-1, sample)) * 32767);
    file.writeInt16LE(level, HEADER + index * 2);
  });
  return file;
}

/** Reads what `toWav` and Festival write; anything else is an error. */
export function fromWav(file: Buffer): Sound {
  if (file.toString('latin1', 0, 4) !== 'RIFF') throw new Error('Not a RIFF file.');
  let rate = 0;
  for (let at = 12; at + 8 <= file.length;) {
    const name = file.toString('latin1', at, at + 4);
    const size = Math.min(file.readUInt32LE(at + 4), file.length - at - 8);
    const body = at + 8;
    if (name === 'fmt ') {
      if (
        file.readUInt16LE(body) !== 1 ||
        file.readUInt16LE(body + 2) !== 1 ||
        file.readUInt16LE(body + 14) !== 16
      ) {
        throw new Error('Not 16-bit mono PCM.');
      }
      rate = file.readUInt32LE(body + 4);
    }
    if (name === 'data') {
      const samples = new Float32Array(Math.floor(size / 2));
      return {
        rate,
        samples: samples.map((_, index) => file.readInt16LE(body + index * 2) / 32768),
      };
    }
    at = body + size + (size % 2);
  }
  throw new Error('No sound in the file.');
}
