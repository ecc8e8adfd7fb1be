/** A failure that the operator can correct: printed without a stack. */
export class Refused extends Error {
  override name = 'Refused';
}
