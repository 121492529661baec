/** Ports on the loopback interface. */
export const ports = {
  etcd: 7400,
  etcdPeer: 7401,
  /** Address of the leader for applications. */
  leader: 7430,
  postgres: (member: number) => 7410 + member,
  patroni: (member: number) => 7420 + member,
  site: (index: number) => 7440 + index,
};

export const members = [1, 2, 3];

/** Of a short-lived cluster that is reachable from this machine only. */
export const password = "only-on-loopback";

export const databaseUrl = `postgres://vieira:${password}@127.0.0.1:${ports.leader}/vieira`;

/** Patroni reads YAML, a superset of JSON. The times are the shortest that Patroni accepts for `ttl` of 20 seconds. */
export function patroniConfiguration(member: number, folder: string, binaries: string): string {
  const listen = `127.0.0.1:${ports.postgres(member)}`;
  const api = `127.0.0.1:${ports.patroni(member)}`;
  return JSON.stringify({
    scope: "vieira",
    name: `member${member}`,
    restapi: { listen: api, connect_address: api },
    etcd3: { hosts: `127.0.0.1:${ports.etcd}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        // Only a member with every acknowledged commit may become the leader.
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 60, shared_buffers: "64MB", wal_keep_size: "256MB" },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    },
    postgresql: {
      listen,
      connect_address: listen,
      data_dir: `${folder}/member${member}/data`,
      bin_dir: binaries,
      pgpass: `${folder}/member${member}/pgpass`,
      parameters: { unix_socket_directories: `${folder}/member${member}` },
      pg_hba: ["host all all 127.0.0.1/32 scram-sha-256", "host replication replicator 127.0.0.1/32 scram-sha-256"],
      authentication: {
        superuser: { username: "postgres", password },
        replication: { username: "replicator", password },
      },
    },
  });
}

/** Connections go to the member that Patroni reports as leader, and are closed as soon as it is not. */
export function haproxyConfiguration(): string {
  const servers = members.map(
    (member) =>
      `  server member${member} 127.0.0.1:${ports.postgres(member)} check port ${ports.patroni(member)} inter 1s fall 1 rise 1 on-marked-down shutdown-sessions`,
  );
  return `global
  maxconn 200
defaults
  mode tcp
  timeout connect 1s
  timeout check 1s
  timeout client 30m
  timeout server 30m
listen leader
  bind 127.0.0.1:${ports.leader}
  option httpchk OPTIONS /primary
  http-check expect status 200
${servers.join("\n")}
`;
}
