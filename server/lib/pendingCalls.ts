interface Call<Result> {
  resolve(answer: Result): void;
  timer: NodeJS.Timeout | undefined;
}

interface Limit {
  ms: number;
  /** Runs if there is no response in time; the call stays pending until it is settled. */
  late: (id: number) => void;
}

/** Calls to another thread that wait for a response. Each has a number, counted from 1. */
export class PendingCalls<Answer> {
  readonly #calls = new Map<number, Call<Answer>>();
  #lastId = 0;

  get size(): number {
    return this.#calls.size;
  }

  /** Calls `send` with the number that the response will have; resolves with the response. */
  start(send: (id: number) => void, limit?: Limit): Promise<Answer> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      const timer = limit && setTimeout(() => limit.late(id), limit.ms);
      this.#calls.set(id, { resolve, timer });
      send(id);
    });
  }

  resolve(id: number, answer: Answer): void {
    this.#settled(id)?.resolve(answer);
  }

  resolveAll(answer: Answer): void {
    for (const id of [...this.#calls.keys()]) this.resolve(id, answer);
  }

  /** Undefined if the call was settled before, for example by a timeout. */
  #settled(id: number): Call<Answer> | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    clearTimeout(call?.timer);
    return call;
  }
}
