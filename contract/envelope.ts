/** The provider wraps nearly every answer in `data`. */
export interface Envelope<T> {
  data: T;
}

/** Every refusal has this shape (docs/faults.md). `errors` maps a field of the request to its messages. */
export interface ErrorBody {
  message: string;
  errors?: Record<string, string[]>;
}
