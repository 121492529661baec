/** Straight lines shorter than this, in metres, are as good as drawn. */
const shortM = 300;

/** Whether between two places only these two are known, so that the line is straight and the path is not. @param walkedM 0 on crossings */
export function isStraight(line: readonly unknown[], walkedM: number): boolean {
  return line.length < 3 && walkedM >= shortM;
}
