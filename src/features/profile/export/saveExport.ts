import { downloadZip } from 'client-zip';
import { longDate } from '../../../domain/text/date.ts';
import { dataOfAccount } from '../../../shared/storage/accountData.ts';
import { rawStorage } from '../../../shared/storage/rawStorage.ts';
import { saveFile } from '../../../shared/storage/saveFile.ts';
import { exportCopy } from './copy.ts';
import { dataPage, type ExportedData } from './dataPage.ts';

/** Saves a zip with a readable page and the same data as JSON. `server`: what the server has of the customer; `shop`: its name. */
export async function saveExport(
  server: ExportedData['server'],
  account: string | null,
  shop: string,
): Promise<void> {
  const browser = dataOfAccount(rawStorage, account);
  const now = new Date();
  const json = (data: unknown) => JSON.stringify(data, null, 2);
  const files = {
    'index.html': dataPage({ server, browser }, shop, longDate(now.toISOString())),
    ...(server && { 'server.json': json(server) }),
    'browser.json': json(browser),
  };
  const inputs = Object.entries(files).map(([name, text]) => ({ name, input: new Blob([text]) }));
  const zip = await downloadZip(inputs).blob();
  saveFile(zip, exportCopy.fileName(shop, now.toISOString().slice(0, 10)));
}
