import { randomUUID } from "node:crypto";
import type { RuntimePackage } from "./runtime-packages.ts";

function purlOf({ name, version }: RuntimePackage): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

function hashesOf(integrity: string | undefined): { alg: "SHA-512"; content: string }[] {
  const [, base64] = /^sha512-(\S+)/.exec(integrity ?? "") ?? [];
  return base64 === undefined ? [] : [{ alg: "SHA-512", content: Buffer.from(base64, "base64").toString("hex") }];
}

function licencesOf(licence: string | undefined): object[] {
  if (licence === undefined) return [];
  return [/[ (]/.test(licence) ? { expression: licence } : { license: { id: licence } }];
}

function componentOf(each: RuntimePackage, type: "application" | "library"): object {
  const { name, version, license, integrity } = each;
  const purl = purlOf(each);
  return { type, "bom-ref": purl, name, version, purl, hashes: hashesOf(integrity), licenses: licencesOf(license) };
}

/**
 * The components of a program in CycloneDX 1.5 format.
 *
 * @param program the program itself
 * @param packages by location, including the program's own
 * @see https://cyclonedx.org/docs/1.5/json/
 */
export function billOfMaterials(
  program: RuntimePackage,
  packages: ReadonlyMap<string, RuntimePackage>,
  now: Date,
): object {
  // The same version of a package may be at several locations.
  const unique = new Map([...packages.values()].map((each) => [purlOf(each), each]));
  const ofPlace = (place: string): string[] => {
    const runtimePackage = packages.get(place);
    return runtimePackage ? [purlOf(runtimePackage)] : [];
  };
  unique.delete(purlOf(program));
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: { timestamp: now.toISOString(), component: componentOf(program, "application") },
    components: [...unique.values()].map((each) => componentOf(each, "library")),
    dependencies: [program, ...unique.values()].map((each) => ({
      ref: purlOf(each),
      dependsOn: [...new Set(each.needs.flatMap(ofPlace))],
    })),
  };
}
