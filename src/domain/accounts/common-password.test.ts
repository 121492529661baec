import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-password.ts";

describe("isCommonPassword", () => {
  it.each([
    "password123",
    "Password1234!",
    "P@ssw0rd2027",
    "1234567890",
    "0987654321",
    "qwertyuiop",
    "qwerty123456",
    "1q2w3e4r5t",
    "aaaaaaaaaaaa",
    "abababababab",
    "passwordpassword",
    "iloveyou123",
    "contraseña1",
    "  password  12",
    "sunshine2026",
    "letmein!!!!",
    "camino2026",
    "santiago1234",
    "vieira2026",
    "vieira12345",
    "C4mino-2027",
    "Buen Camino 27",
    "camino de santiago",
    "santiago.camino",
    "peregrino!!",
    "passwordadmin",
  ])("rejects %j", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    "correct horse battery",
    "la concha y el bordón",
    "Vilar2 de Donas",
    "gato verde en la mesa",
    "xK4#mPq9!vLs",
    "ultreia et suseia",
    "camino de la lluvia",
    "roble lluvia queso",
  ])("accepts %j", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it("rejects the person's own name and address", () => {
    const own = ["Ana Peregrina", "ana.peregrina@example.org"];
    expect(isCommonPassword("anaperegrina", own)).toBe(true);
    expect(isCommonPassword("ana.peregrina", own)).toBe(true);
    expect(isCommonPassword("Ana.Peregrina@example.org", own)).toBe(true);
    expect(isCommonPassword("anaperegrina", [])).toBe(false);
  });
});
