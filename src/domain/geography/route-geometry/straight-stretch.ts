/** Shorter straight lines, in metres, count as drawn. */
const shortM = 300;

/** Whether only the two ends are known, so that the line is straight. @param walkedM 0 on crossings */
export function isStraight(line: readonly unknown[], walkedM: number): boolean {
  return line.length < 3 && walkedM >= shortM;
}
