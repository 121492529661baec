/** The bytes as a stream that is made when it is read. */
export function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pull = (to: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>): void => {
    to.enqueue(bytes);
    to.close();
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

/**
 * An answer whose body is there already. The platform makes a stream and a copy of it for whoever looks whether there is one,
 * as the framework does, and holds them until its next great collection.
 */
export function wholeAnswer(body: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  let stream: ReadableStream | undefined;
  return Object.defineProperties(new Response(body, init), {
    body: { get: () => (stream ??= streamOf(body)) },
    arrayBuffer: { value: async () => (isAlone(body) ? body : new Uint8Array(body)).buffer },
  });
}

/** Short ones lie in a buffer with what is nobody's business. */
const isAlone = ({ byteLength, buffer }: Uint8Array): boolean => byteLength === buffer.byteLength;
