import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { isCommonPassword } from "#domain/accounts/common-password.ts";
import { isLeakedPassword } from "./passwords.ts";

describe("isLeakedPassword", () => {
  it.each([
    "147258369a",
    "qwer1234qwer",
    "Jonathan12",
    "12345qwert",
    "basketball",
    "elizabeth1",
    "Wanderlust-27",
    "ashley12345",
    "Jordan2324",
  ])("rejects %j", (password) => expect(isLeakedPassword(password)).toBe(true));

  it.each(["correct horse battery staple", "otra concha y bordón", "roble lluvia queso", "xK4#mPq9!vLs", "bordón2 xy"])(
    "accepts %j",
    (password) => expect(isLeakedPassword(password)).toBe(false),
  );

  it("has hardly any false positives", () => {
    const others = Array.from({ length: 20_000 }, (_, number) => `sillas y lunas ${number}`);
    expect(others.filter(isLeakedPassword).length).toBeLessThan(20);
  });
});

it("the most common passwords of at least 10 characters are all refused, by one of the rules", () => {
  const commonest =
    `1234567890 qwertyuiop 123456789a 1q2w3e4r5t password12 password123 12345678910 0987654321 1qaz2wsx3edc
    q1w2e3r4t5 zaq12wsxcde3 qwerty12345 qwertyuiop123 abcd123456 a123456789 aa12345678 iloveyou12 1111111111 9876543210
    basketball liverpool1 123qweasdzxc 123123123q asdfghjkl1 superman123 princess123 football123 monkey123456 dragon12345
    michael123 jennifer12 charlie123 ashley1234 welcome123 welcome2024 Welcome123! admin12345 administrator Passw0rd123
    P@ssw0rd123 letmein123 trustno1234 contraseña123 hola123456 barcelona1 realmadrid1 tequiero123 qwer1234qwer 1q2w3e4r5t6y
    changeme123 summer2024 winter2024 december25 1234qwerasdf zxcvbnm123 asdf123456 abc1234567 123abc123abc mypassword
    secret1234 computer123 internet123 starwars123 pokemon123 minecraft1 whatever123 manchester1 christopher alexander1
    lovelove123 qweasdzxc123 password1! thunder123 camino2026 santiago1234 vieira2026 vieira12345`.split(/\s+/);
  expect(commonest.filter((password) => !isCommonPassword(password) && !isLeakedPassword(password))).toEqual([]);
});

it("the program uses 19 MiB and two passes for a password, whatever tests use", () => {
  const passwords = fileURLToPath(new URL("passwords.ts", import.meta.url));
  const script = `import { hashPassword } from ${JSON.stringify(passwords)}; console.log(await hashPassword("x"));`;
  const hash = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
