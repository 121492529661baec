import {
  registerImport,
  type RegisterImport,
  type RegisterRow,
  registerRowList,
} from "#contract/administration/registers.ts";
import { compareImports } from "#use-cases/administration/registers/compare-imports.ts";
import { writeImports } from "#use-cases/administration/registers/write-imports.ts";
import type { ApiBrowser } from "../program/api-browser.ts";
import type { TestApplication } from "../program/application.ts";

export const registersPath = "/api/administration/register-imports";

/** HTTP client for an editor's imports of registers. */
export function registerClient({ context }: Pick<TestApplication, "context">, editor: ApiBrowser) {
  async function send(text: string | Buffer, { date = "2026-12", name = "register.csv" } = {}): Promise<Response> {
    const form = new FormData();
    form.set("file", new File([typeof text === "string" ? text : new Uint8Array(text)], name));
    form.set("date", date);
    return editor.send("POST", registersPath, form);
  }

  async function importIn(answer: Response): Promise<RegisterImport> {
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return registerImport.parse(await answer.json());
  }

  const compareAll = () => compareImports(context, new AbortController().signal);
  const writeAll = () => writeImports(context, new AbortController().signal);
  const show = async (uuid: string) => importIn(await editor.send("GET", `${registersPath}/${uuid}`));

  return {
    send,
    importIn,
    compareAll,
    show,
    /** Sends a file and compares it with the stored places to stay. */
    compared: async (text: string | Buffer, options?: Parameters<typeof send>[1]): Promise<RegisterImport> => {
      const { uuid, state } = await importIn(await send(text, options));
      if (state !== "waiting") throw new Error(`The file is ${state}.`);
      await compareAll();
      return show(uuid);
    },
    rowsOf: async ({ uuid }: RegisterImport, query = ""): Promise<RegisterRow[]> => {
      const answer = await editor.send("GET", `${registersPath}/${uuid}/rows?perPage=100${query}`);
      return [...registerRowList.parse(await answer.json()).data];
    },
    /** Starts an action and runs the background job. @returns the import afterwards */
    post: async ({ uuid }: RegisterImport, verb: "apply" | "undo" | "cancel") => {
      const asked = await importIn(await editor.send("POST", `${registersPath}/${uuid}/${verb}`));
      await writeAll();
      return asked.state === "applying" || asked.state === "undoing" ? show(uuid) : asked;
    },
    writeAll,
    tick: (file: RegisterImport, ticks: object) => editor.send("PATCH", `${registersPath}/${file.uuid}/rows`, ticks),
  };
}
