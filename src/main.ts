import { nextTask } from './shared/nextTask.ts';

/**
 * The app begins in several tasks: its parts, read one after the other, keep a slow phone busy for a quarter of a
 * second in which it answers nobody (speed.md, *Budgets*). All of them come in the same scripts.
 */
async function begin(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: "createTheme" */ '@mui/material/styles');
  await nextTask();
  await import(/* webpackMode: "eager" */ './app/theme/theme.ts');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: "configureStore" */ '@reduxjs/toolkit');
  await nextTask();
  await import(/* webpackMode: "eager" */ './shared/api.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ './app/store.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './app/App.tsx');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './app/start.tsx');
  start();
}

void begin();
