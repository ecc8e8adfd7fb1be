/** A sentence of a recording and when it is heard, in seconds. */
export interface Cue {
  text: string;
  start: number;
  end: number;
}

/** Writes cues as WebVTT, one for each sentence. */
export function toVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ text, start, end }) => `${clock(start)} --> ${clock(end)}\n${escaped(text)}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const minutes = Math.floor(milliseconds / 60_000);
  const rest = ((milliseconds % 60_000) / 1000).toFixed(3).padStart(6, '0');
  return `00:${String(minutes).padStart(2, '0')}:${rest}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
