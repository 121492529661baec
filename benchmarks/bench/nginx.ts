import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/support/free-port.ts";
import { type FileServer, type ServedFile, startedServer } from "./served-files.ts";

/**
 * Serves the files under `/0`, `/1`… as Debian's nginx does as it comes, its log included, in one process on the first core.
 *
 * @throws Error when nginx is not there
 */
export async function startNginx(files: readonly ServedFile[]): Promise<FileServer> {
  const folder = await mkdtemp(join(tmpdir(), "vieira-nginx-"));
  const port = await freePort();
  const places = files.map(({ type, encoding }, index) => {
    const header = encoding === "" ? "" : `add_header Content-Encoding ${encoding}; add_header Vary Accept-Encoding;`;
    return `location = /${index} { types {} default_type "${type}"; ${header} }`;
  });
  await Promise.all(files.map(({ body }, index) => writeFile(join(folder, String(index)), body)));
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; worker_processes 1; pid nginx.pid; error_log stderr;
     events { worker_connections 256; }
     http {
       access_log access.log; sendfile on; tcp_nopush on; keepalive_requests 1000000;
       client_body_temp_path b; proxy_temp_path p; fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;
       server { listen 127.0.0.1:${port}; root .; ${places.join("\n")} }
     }`,
  );
  return await startedServer(port, folder, ["nginx", "-p", folder, "-c", "nginx.conf"]);
}
