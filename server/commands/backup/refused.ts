/** A failure that the operator can correct: shown without a stack. */
export class Refused extends Error {
  override name = 'Refused';
}
