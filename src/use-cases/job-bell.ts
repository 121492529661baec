/** Tells the jobs of this process that there is work, so that they need not wait for their next round. */
export class JobBell {
  #hear: () => void = () => undefined;

  /** Does nothing where no jobs run. */
  ring(): void {
    this.#hear();
  }

  /** @param hear must return at once */
  onRing(hear: () => void): void {
    this.#hear = hear;
  }
}
