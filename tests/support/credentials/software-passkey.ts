import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { NewPasskey, PasskeySignIn } from "#contract/accounts/passkeys.ts";

/** Arguments and lengths of CBOR, as far as passkeys need them. @see RFC 8949, section 3 */
function head(kind: number, argument: number): Buffer {
  if (argument < 24) return Buffer.from([kind * 32 + argument]);
  return argument < 256
    ? Buffer.from([kind * 32 + 24, argument])
    : Buffer.from([kind * 32 + 25, argument >> 8, argument & 255]);
}

type Encodable = number | string | Buffer | ReadonlyMap<number | string, Encodable>;

function cbor(value: Encodable): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
}

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString("base64url");

/** Bits of the flags of an authenticator. @see WebAuthn, section 6.1 */
const present = 1;
const verified = 4;
const hasCredential = 64;

interface Asked {
  readonly challenge: string;
  readonly origin?: string;
  readonly rpId?: string;
  /** The authenticator has verified its user. */
  readonly isVerified?: boolean;
  readonly type?: string;
}

/** A software authenticator with one passkey: ES256, no attestation. @see WebAuthn, section 6 */
export class SoftwarePasskey {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #id = randomBytes(32);
  #userHandle = "AA";
  counter = 0;

  get id(): string {
    return base64url(this.#id);
  }

  /** Client data in JSON, which is signed. */
  #clientData({ challenge, origin = "http://localhost:3000", type = "" }: Asked): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData({ rpId = "localhost", isVerified = true }: Asked, flags: number, rest = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([present | (isVerified ? verified : 0) | flags]), counter, rest]);
  }

  /** @param userHandle of the person, base64url, from the options */
  register(userHandle: string, asked: Asked): NewPasskey["credential"] {
    this.#userHandle = userHandle;
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const key = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]),
    );
    const length = Buffer.from([0, this.#id.length]);
    const authData = this.#authenticatorData(
      asked,
      hasCredential,
      Buffer.concat([Buffer.alloc(16), length, this.#id, key]),
    );
    const attestation = new Map<string, Encodable>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key",
      response: {
        clientDataJSON: base64url(this.#clientData({ type: "webauthn.create", ...asked })),
        attestationObject: base64url(cbor(attestation)),
        transports: ["internal"],
      },
    };
  }

  sign(asked: Asked): PasskeySignIn["credential"] {
    const clientData = this.#clientData({ type: "webauthn.get", ...asked });
    const authenticatorData = this.#authenticatorData(asked, 0);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key",
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign("sha256", signed, this.#keys.privateKey)),
        userHandle: this.#userHandle,
      },
    };
  }
}
