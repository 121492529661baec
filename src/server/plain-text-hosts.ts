/** Whether what is sent to a host, or to a socket in a folder, never leaves this machine. */
function isLocal(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "").toLowerCase();
  return bare === "" || bare.startsWith("/") || /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|(?:0*:)*:?0*1)$/.test(bare);
}

/**
 * Whether what is sent to a host has to be encrypted: whatever leaves this machine, but for hosts that the
 * configuration excepts.
 *
 * @param plainTextHosts names of hosts in small letters
 */
export function mustBeEncrypted(host: string, plainTextHosts: readonly string[]): boolean {
  return !isLocal(host) && !plainTextHosts.includes(host.toLowerCase());
}
