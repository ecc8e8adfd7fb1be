import './shared/theme/theme.css';
import './shared/ui/basic/boxes.css';
import { nextTask } from './shared/lib/nextTask.ts';

/**
 * Starts the app in several tasks, because evaluating its parts without a pause blocks a slow phone for a quarter of a
 * second (docs/speed.md). All of them are in the same scripts.
 */
async function begin(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: "configureStore" */ '@reduxjs/toolkit');
  await nextTask();
  await import(/* webpackMode: "eager" */ './shared/api/api.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ './app/store/store.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './app/App.tsx');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './app/start.tsx');
  start();
}

void begin();
