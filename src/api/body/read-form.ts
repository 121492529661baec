import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { ProblemError } from "#api/http/problems.ts";
import { readChunks, within } from "./read-chunks.ts";

interface FormLimits {
  /** Of the whole body. */
  readonly maxBytes: number;
  readonly maxFields: number;
  readonly maxFiles: number;
}

/** Sufficient for every form without a file and long text. */
export const defaultFormLimits: FormLimits = { maxBytes: 64_000, maxFields: 200, maxFiles: 0 };

/** 413 for a form with too many fields or files. */
function tooManyError(what: "fields" | "files" | "parts", max: number): ProblemError {
  return new ProblemError("body-too-large", (text) => text.tooMany(what, max));
}

/** RFC 2046, section 5.1.1; longer ones would only slow down the search. */
const boundaryOf = /;\s*boundary\s*=\s*(?:"([^"\\]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i;

/** Bytes parsed at a time: a form with too many parts is only read this far before it is refused. */
const sliceBytes = 8192;

/** Timeout of the parser apart from waiting for the body. */
const parserMs = 15_000;

/** @throws ProblemError as `readForm` */
async function readMultipart(request: Request, mediaType: string, limits: FormLimits): Promise<FormData> {
  const [, quoted, plain] = boundaryOf.exec(mediaType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new ProblemError("malformed-request", ({ noBoundary }) => noBoundary);
  const form = new FormData();
  const parser = parserInto(form, boundary, limits);
  const ended = new Promise<void>((resolve, reject) => {
    parser.on("finish", resolve);
    parser.on("error", () => reject(new ProblemError("malformed-request", ({ formUnreadable }) => formUnreadable)));
    parser.on("fieldsLimit", () => reject(tooManyError("fields", limits.maxFields)));
    parser.on("filesLimit", () => reject(tooManyError("files", limits.maxFiles)));
    parser.on("partsLimit", () => reject(tooManyError("parts", limits.maxFields + limits.maxFiles)));
  });
  // It may be rejected while nobody is waiting for it.
  ended.catch(() => {});
  for await (const chunk of readChunks(request, limits.maxBytes)) {
    for (let from = 0; from < chunk.byteLength; from += sliceBytes) {
      const taken = new Promise<void>((resolve) =>
        parser.write(chunk.subarray(from, from + sliceBytes), () => resolve()),
      );
      await within(parserMs, Promise.race([ended, taken]));
    }
  }
  parser.end();
  await within(parserMs, ended);
  return form;
}

function parserInto(form: FormData, boundary: string, { maxBytes, maxFields, maxFiles }: FormLimits): BusboyInstance {
  const parser = new Busboy({
    headers: { "content-type": `multipart/form-data; boundary="${boundary}"` },
    isPartAFile: (_name, _mediaType, fileName) => fileName !== undefined,
    limits: {
      fields: maxFields,
      files: maxFiles,
      parts: maxFields + maxFiles,
      fieldSize: maxBytes,
      fileSize: maxBytes,
      headerPairs: 20,
      headerSize: 4096,
    },
  });
  // Ignores parts without a name.
  parser.on("field", (name: string | undefined, value) => {
    if (name !== undefined) form.append(name, value);
  });
  parser.on("file", (name: string | undefined, stream, fileName, _encoding, type) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    stream.on("data", (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
    // The parser reports it itself.
    stream.on("error", () => {});
    stream.on("end", () => {
      if (name !== undefined) form.append(name, new File(chunks, fileName, { type }));
    });
  });
  return parser;
}

const urlencoded = /^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i;
const multipart = /^\s*multipart\/form-data\s*(?:;|$)/i;

export function isForm(mediaType: string | null | undefined): boolean {
  return mediaType != null && (urlencoded.test(mediaType) || multipart.test(mediaType));
}

/**
 * The fields and files of a form, whose limits are checked before parsing.
 *
 * @throws ProblemError 415 for a body that is not a form, 413 for too many bytes, fields or files, 400 for a broken
 * one, 408 for a client that is too slow, 422 for text with a NUL, which cannot be stored
 */
export async function readForm(request: Request, limits: FormLimits): Promise<FormData> {
  const mediaType = request.headers.get("Content-Type") ?? "";
  if (!isForm(mediaType)) {
    throw new ProblemError("unsupported-media-type", ({ formWanted }) => formWanted);
  }
  const form = multipart.test(mediaType)
    ? await readMultipart(request, mediaType, limits)
    : await readUrlencoded(request, limits);
  for (const [name, value] of form) {
    if (name.includes("\0") || (typeof value === "string" && value.includes("\0"))) {
      throw new ProblemError("not-possible", ({ formWithNul }) => formWithNul);
    }
  }
  return form;
}

const ampersand = 0x26;

async function readUrlencoded(request: Request, { maxBytes, maxFields }: FormLimits): Promise<FormData> {
  const chunks: Uint8Array[] = [];
  let fields = 1;
  for await (const chunk of readChunks(request, maxBytes)) {
    // Node takes quadratic time in the number of fields without a value.
    for (let at = chunk.indexOf(ampersand); at >= 0; at = chunk.indexOf(ampersand, at + 1)) fields += 1;
    if (fields > maxFields) throw tooManyError("fields", maxFields);
    chunks.push(chunk);
  }
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(Buffer.concat(chunks).toString())) form.append(name, value);
  return form;
}
