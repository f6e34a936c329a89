import type { FigureMessage } from '../protocol/embedMessages';

interface Waiting {
  resolve(answer: FigureMessage): void;
  reject(error: Error): void;
}

/** What was asked of a figure and is not answered yet, by the id that comes back with the answer. */
export class Requests {
  readonly #waiting = new Map<unknown, Waiting>();
  #lastId = 0;

  /**
   * @param send sends the question with this id
   * @returns the answer; fails where the figure refuses
   */
  ask(send: (id: number) => void): Promise<FigureMessage> {
    const answer = new Promise<FigureMessage>((resolve, reject) => {
      this.#waiting.set(++this.#lastId, { resolve, reject });
    });
    // Who does not wait for an answer is not to find an uncaught error in the console.
    answer.catch(() => {});
    send(this.#lastId);
    return answer;
  }

  /** Takes an answer; those to nobody are left alone. */
  answer(id: unknown, message: FigureMessage): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (message.type === 'error') waiting?.reject(new Error(message.reason));
    else waiting?.resolve(message);
  }

  /** No answer will come any more. */
  giveUp(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}
