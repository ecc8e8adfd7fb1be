import { nextTask } from './shared/nextTask.ts';

/**
 * The app begins in several tasks: its parts, read one after the other, keep a slow phone busy for a quarter of a
 * second in which it answers nobody (speed.md, *Budgets*). All of them come in the same scripts.
 */
async function begin(): Promise<void> {
  await import(/* webpackMode: "eager" */ './app/theme/theme.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ './app/store.ts');
  await nextTask();
  // No task between the two: Emotion's import moves the server's rules behind the app's own, `start` moves them back.
  const { start } = await import(/* webpackMode: "eager" */ './app/start.tsx');
  start();
}

void begin();
