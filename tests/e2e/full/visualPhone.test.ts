import { testScenes } from './scenes.ts';

testScenes('phone');
