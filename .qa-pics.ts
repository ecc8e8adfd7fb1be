import sharp from 'sharp';
import { closeBrowser, visit } from './e2e/browser.ts';
import { keepKeys } from './e2e/auth.ts';
import { openScenario } from './scenarios/open.ts';
const { scene, server, close } = await openScenario('customer-owner');
process.env.CICERONE_E2E_SERVER = server.url;
try {
  const shot = async (page: any, name: string) => {
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await new Promise((r) => setTimeout(r, 1500));
    const png = await page.screenshot();
    const out = await (sharp as any)(png).resize(1200).webp({ quality: 78 }).toFile(`/work/main/docs/pictures/${name}.webp`);
    await (sharp as any)(png).resize(900).png().toFile(`/tmp/h/qa/${name}.png`);
    console.log(name, out.size);
  };
  const a = await visit('desktop', 'light');
  a.page.setDefaultTimeout(60000); a.page.setDefaultNavigationTimeout(60000);
  await a.page.goto('/'); await a.page.getByText('Full of great ideas').first().waitFor();
  await shot(a.page, 'landing');
  const b = await visit('desktop', 'light');
  b.page.setDefaultTimeout(60000); b.page.setDefaultNavigationTimeout(60000);
  await keepKeys(b.page, scene.keys);
  await b.page.goto(scene.address); await b.page.getByRole('region', { name: 'Player' }).waitFor();
  await shot(b.page, 'guide');
  const c = await visit('desktop', 'dark');
  c.page.setDefaultTimeout(60000); c.page.setDefaultNavigationTimeout(60000);
  await keepKeys(c.page, scene.keys);
  await c.page.goto('/user/library'); await c.page.getByText(scene.shows).first().waitFor();
  await shot(c.page, 'library');
} finally { await closeBrowser(); await close(); }
