/** Waits until work has ended, well or not, but no longer than some milliseconds. @returns whether it has ended */
export async function settlesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const ended = () => true;
  try {
    return await Promise.race([work.then(ended, ended), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
