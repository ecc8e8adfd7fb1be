import { enfilade } from './arch/enfilade.ts';
import { loggia } from './arch/loggia.ts';
import { piazza } from './arch/piazza.ts';
import { portal } from './arch/portal.ts';

export const archScenes = [enfilade, loggia, portal, piazza];
