import type { FormLimits, FormReader } from "#web/server/app-context.ts";

/** The form of a request; null when it is too large, for pages that say so beside its file. */
export async function formUnlessTooLarge(read: FormReader, limits: FormLimits): Promise<FormData | null> {
  try {
    return await read(limits);
  } catch (thrown) {
    const { init } = thrown as { readonly init?: { readonly status?: number } };
    if (init?.status === 413) return null;
    throw thrown;
  }
}
