import { testScenes } from './scenes.ts';

testScenes('desktop');
