import type { Operation } from './history.ts';

export interface Violation {
  rule: string;
  text: string;
}

export const violation = (rule: string, text: string): Violation => ({ rule, text });

export const isOk = ({ outcome }: Operation): boolean => outcome === 'ok';
