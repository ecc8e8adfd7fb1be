/** A failure that the operator can correct. The message says what to do, and is printed without a stack. */
export class Refused extends Error {
  override readonly name: string = 'Refused';
}
