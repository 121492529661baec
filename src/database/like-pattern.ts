/** The pattern of LIKE for texts that contain these words, whatever signs they have. */
export function likePattern(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
