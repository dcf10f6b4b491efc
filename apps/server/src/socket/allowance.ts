// How many messages may come? So many at once, and so many a second in the long run.

export interface Allowance {
  /** False when it is used up. */
  take(time: number): boolean;
}

export interface Rate {
  /** At once. */
  readonly burst: number;
  /** In the long run. */
  readonly perSecond: number;
}

export const newAllowance = (rate: Rate, time: number): Allowance => new Bucket(rate, time);

/** A class, since there are as many as connections. */
class Bucket implements Allowance {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, time: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = time;
  }

  take(time: number): boolean {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((time - this.#at) / 1000) * perSecond);
    this.#at = time;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
