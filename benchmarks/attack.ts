/**
 * Spends an hour trying to bring the site down, as a visitor and as a new member, one attack after another on one
 * process of the built server with its embedded database. Prints for each attack the responses, the latency of the
 * health check and the memory; exits with code 1 if the process ended, a response was a 5xx without Retry-After, the
 * log contains an error, or saved data was lost.
 * npm run attack
 * ATTACK_SECONDS: duration of each attack, 100 by default. ATTACK_WAYS: parts of names, separated by commas.
 */
import { setTimeout as delay } from "node:timers/promises";
import { startServerUnderTest } from "#tests/security/server-under-test.ts";
import { signInPerson } from "#tests/security/signed-in-person.ts";
import { attackedSite, Tally } from "./attack/attacked-site.ts";
import { asMember, asVisitor } from "./attack/by-request.ts";
import { bySocket } from "./attack/by-socket.ts";
import { healthDuring } from "./health/during.ts";
import { lost } from "./health/watch.ts";
import { residentMb } from "./soak/memory-watch.ts";

const seconds = Number(process.env["ATTACK_SECONDS"] ?? 100);
const wanted = process.env["ATTACK_WAYS"]?.split(",") ?? [""];
const ways = Object.entries({ ...bySocket, ...asVisitor, ...asMember }).filter(([name]) =>
  wanted.some((part) => name.includes(part)),
);

const server = await startServerUnderTest();
const member = await signInPerson(server, "member");
const saved = "This stood here before.";
await member.api("PATCH", `/plans/${member.plan}/days/1`, { carry: saved }, { "If-Match": "*" });
let tally = new Tally();
const site = attackedSite(server, member, () => tally);
const faults: string[] = [];
const begun = performance.now();

const inWords = (ms: number): string => (ms === lost ? "none" : ms.toFixed(0));

for (const [name, way] of ways) {
  if (server.exitCode() !== null) break;
  tally = new Tally();
  const health = await healthDuring(server.url, 50, () => way(site, AbortSignal.timeout(1_000 * seconds)));
  const at = (part: number): string => inWords(health[Math.ceil(part * health.length) - 1] ?? 0);
  const mb = server.exitCode() === null ? residentMb(server.pid).toFixed(0) : "no";
  console.log(`${name}: ${tally.sentence()}; health ${at(0.5)}, 99 % ${at(0.99)}, at worst ${at(1)} ms; ${mb} MB`);
  faults.push(...new Set([...tally.faults, ...server.otherErrors()].map((fault) => `${name}: ${fault}`)));
  if (health.at(-1) === lost) faults.push(`${name}: a health check was not answered with 200`);
}

if (server.exitCode() === null) {
  await delay(5_000);
  const { status, body } = await member.api("GET", `/plans/${member.plan}`);
  if (status !== 200 || !body.toString().includes(saved)) faults.push(`what was saved before: ${status}`);
  const page = await site.send({ path: "/camino-frances" });
  if (page.status !== 200) faults.push(`a page afterwards: ${page.status}`);
} else faults.push(`the server has ended with code ${server.exitCode()}`);
console.log(
  `\n${ways.length} ways in ${((performance.now() - begun) / 60_000).toFixed(0)} minutes, ${faults.length} faults`,
);
for (const fault of faults) console.error(fault);
if (server.exitCode() === null) await server.stop();
process.exit(faults.length === 0 ? 0 : 1);
