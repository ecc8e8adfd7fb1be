/** The provider wraps nearly every answer in `data` (spec section 7: "data.data" is this field of the body). */
export interface Envelope<T> {
  data: T;
}

/** Every refusal has this shape (faults.md, *Input*). `errors` maps a field of the request to its messages. */
export interface ErrorBody {
  message: string;
  errors?: Record<string, string[]>;
}
