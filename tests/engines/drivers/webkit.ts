import { Builder, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../support/server/postgres.ts';
import type { Engine, EnginePage, Key } from './engine.ts';
import { startHelper } from './process.ts';

const keys: Record<Key, string> = { Enter: Keys.ENTER, Escape: Keys.ESCAPE };

const options = (binary: string) => ({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { binary, args: ['--automation', '--geometry=1440x900'] },
});

/** The session's commands go to one window at a time. */
function pageOf(driver: WebDriver, handle: string): EnginePage {
  const here = async (): Promise<WebDriver> => {
    await driver.switchTo().window(handle);
    return driver;
  };
  return {
    open: async (address) => (await here()).get(address),
    evaluate: async (script, ...args) => (await here()).executeScript(script, ...args),
    runProgram: async (text) => {
      await (await here()).executeScript(text);
    },
    clickElement: async (script, ...args) => {
      const element = await (await here()).executeScript<WebElement>(script, ...args);
      await element.click();
    },
    type: async (text) => (await here()).actions().sendKeys(text).perform(),
    press: async (key) => (await here()).actions().sendKeys(keys[key]).perform(),
    close: async () => (await here()).close(),
  };
}

/** Starts WebKitGTK's driver on a display without a screen; each profile is a session, of which there is one at a time. */
export async function startWebKit(
  { driver, browser }: { driver: string; browser: string },
  env: Record<string, string>,
): Promise<Engine> {
  const display = await startHelper(
    ['Xvfb', '-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {},
    (output) => /^\d+$/m.test(output),
  );
  const number = /^\d+$/m.exec(display.logs())?.[0] ?? '';
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const isUp = (): Promise<boolean> => fetch(`${url}/status`).then(Boolean, () => false);
  const service = await startHelper(
    ['dbus-run-session', '--', driver, `--port=${port}`],
    { ...env, DISPLAY: `:${number}`, LC_ALL: 'C.UTF-8', LIBGL_ALWAYS_SOFTWARE: '1' },
    isUp,
  ).catch(async (error: unknown) => {
    await display.stop();
    throw error;
  });
  return {
    openProfile: async () => {
      const session = await new Builder()
        .usingServer(url)
        .withCapabilities(options(browser))
        .build();
      // It stays open: the session ends with its last window.
      const first = await session.getWindowHandle();
      return {
        newPage: async () => {
          await session.switchTo().window(first);
          // Input into a tab behind another one never ends, so each page has a window.
          await session.switchTo().newWindow('window');
          return pageOf(session, await session.getWindowHandle());
        },
        close: async () => session.quit(),
      };
    },
    stop: async () => {
      await service.stop();
      await display.stop();
    },
  };
}
