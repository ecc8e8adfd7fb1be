import type { WireLanding } from '../../contract/site.ts';
import { toWords, type Landing } from '../domain/decode/site.ts';
import { bundledPage } from '../shared/site/bundledSite.ts';

/** The texts of the landing page that the build carries. */
export const bundledLanding = toWords<WireLanding>(bundledPage('landing').data?.data) as Landing;
