/** What a person at the terminal can act upon: shown without a stack. */
export class Refused extends Error {
  override name = 'Refused';
}
