import { crucifixion, glory, judgement } from './glory.ts';
import { madonna } from './madonna.ts';
import { lament, spring } from './passion.ts';
import { apostles, supper } from './saints.ts';
import { expulsion, keys } from './scripture.ts';

export const sacred = {
  apostles,
  crucifixion,
  expulsion,
  glory,
  judgement,
  keys,
  lament,
  madonna,
  spring,
  supper,
};
