import { expect, it } from "vitest";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const { app } = testApplication(await testDatabase());
const json = "application/json";

it.each([
  ["GET", "/api/nothing", null, "", "No encontrado", "No hay nada en esta dirección."],
  ["PUT", "/api/routes", json, "{}", "Método no permitido", "Esta dirección admite GET, HEAD, OPTIONS."],
  ["GET", "/api/icons/nothing.json?icons=a", null, "", "No encontrado", /colección de iconos/],
  [
    "POST",
    "/api/planner",
    "text/plain",
    "a",
    "Tipo de contenido no admitido",
    "Envía el cuerpo como application/json.",
  ],
  ["POST", "/api/planner", json, "{", "Petición mal formada", /no es JSON bien formado/],
  ["POST", "/api/planner", json, '{"route":1,"route":2}', "Petición mal formada", /nombre repetido/],
  ["POST", "/api/planner", json, " ".repeat(256_001), "Cuerpo demasiado grande", /256\.000 bytes como máximo/],
  ["POST", "/api/planner", json, "{}", "Campos no válidos o imposibles de cumplir", "Algunos campos no son válidos."],
  ["POST", "/api/logout", json, "{}", "Falta el token CSRF o ha caducado", /./],
])(
  "%s %s with %s %.9s is refused in Spanish for who reads Spanish",
  async (method, path, type, body, title, detail) => {
    const headers = { "Accept-Language": "es", ...(type !== null && { "Content-Type": type }) };
    const answer = await app.request(path, { method, headers, ...(type !== null && { body }) });
    const problem = await problemOf(answer);
    expect(answer.headers.get("Content-Language")).toBe("es");
    expect(problem.title).toBe(title);
    expect(problem.detail).toMatch(detail);
  },
);
