/**
 * Speaks the recordings of demo/catalogue with their transcripts: those that are missing, and those whose script or
 * voice has changed. The files are committed, so that the programs of README.md are needed only to change a script.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { planned, record, speak } from './record.ts';
import { FOLDER, readMade, wantedRecordings, writeMade } from './wanted.ts';

/** Recordings that are spoken together, as the model takes a while to load. A stopped run loses as many at most. */
const TOGETHER = 10;

const before = readMade();
const wanted = wantedRecordings();
const isMade = ({ file, made }: { file: string; made: string }): boolean =>
  before[file] === made && existsSync(join(FOLDER, file));
const made = Object.fromEntries(wanted.filter(isMade).map((one) => [one.file, one.made]));
const stale = wanted.filter((one) => !isMade(one));
for (let at = 0; at < stale.length; at += TOGETHER) {
  const plans = stale
    .slice(at, at + TOGETHER)
    .map((one) => ({ ...one, plan: planned(one.script, one.voice) }));
  speak(plans.flatMap(({ plan }) => plan));
  for (const { file, title, script, plan, made: fingerprint } of plans) {
    const seconds = record(title, plan, join(FOLDER, file));
    made[file] = fingerprint;
    const words = script.split(/\s+/).length;
    console.log(`${file}: ${seconds} s, ${Math.round((words / seconds) * 60)} words a minute`);
  }
  writeMade({ ...before, ...made });
}
writeMade(made);
