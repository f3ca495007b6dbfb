// Real servers from Debian's packages: nginx (nginx-light), PostgreSQL (postgresql) and an SMTP
// server (postfix). Each test starts its own instance on free ports of loopback.
import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type InspectOptions, inspectCertificate, safeInspectCertificate } from "../src/index.ts";
import { freePort, isRoot, programs, startDaemon, userOf, workFolder } from "./lab/daemon.ts";
import { mint } from "./lab/mint.ts";

const ecdsa = mint({ subject: [["CN", "ecdsa.test"]] });
const resolve = async () => [{ address: "127.0.0.1", family: 4 as const }];

const inspect = (port: number, options: InspectOptions = {}) =>
  inspectCertificate("lab.test", { port, allow: "any", resolve, ...options });

test("nginx: reads certificates over each TLS version, two keys and mutual TLS, and reports a rejected name", async () => {
  const folder = workFolder("nginx", ecdsa);
  const rsa = mint({ key: "rsa2048", subject: [["CN", "rsa.test"]] });
  writeFileSync(join(folder, "rsa.pem"), rsa.cert);
  writeFileSync(join(folder, "rsa-key.pem"), rsa.key);
  const [both, mutual12, mutual13, rejecting] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const own = `ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem;`;
  const mutual = (port: number, protocol: string) =>
    `server { listen 127.0.0.1:${port} ssl; ssl_protocols ${protocol}; ${own} ssl_client_certificate ${folder}/cert.pem; ssl_verify_client on; }`;
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; pid ${folder}/nginx.pid; error_log stderr; worker_processes 1;
     events { worker_connections 64; }
     http {
       access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
       fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
       server { listen 127.0.0.1:${both} ssl http2; ${own} ssl_certificate ${folder}/rsa.pem; ssl_certificate_key ${folder}/rsa-key.pem; }
       ${mutual(mutual12, "TLSv1.2")}
       ${mutual(mutual13, "TLSv1.3")}
       server { listen 127.0.0.1:${rejecting} ssl; ssl_reject_handshake on; }
     }`,
  );
  const daemon = await startDaemon({
    command: "/usr/sbin/nginx",
    args: ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")],
    folder,
    ports: [both, mutual12, mutual13, rejecting],
  });
  onTestFinished(() => daemon.stop());

  const two = await inspect(both, { key_types: "both" });
  expect(["CN=ecdsa.test", "CN=rsa.test"]).toContain(two.subject);
  expect(two.leaves?.map(({ report }) => report?.subject)).toEqual([
    "CN=ecdsa.test",
    "CN=rsa.test",
  ]);
  // nginx itself answers 400 after the handshake: for TLS, the client certificate is optional.
  for (const port of [mutual12, mutual13]) {
    expect(await inspect(port)).toMatchObject({
      subject: "CN=ecdsa.test",
      tls: { client_certificate_required: false },
    });
  }
  const rejected = await safeInspectCertificate("lab.test", {
    port: rejecting,
    allow: "any",
    resolve,
  });
  expect(rejected.error).toMatchObject({ code: "handshake_failed", alert: "unrecognized_name" });
});

test("PostgreSQL: reads the certificate of a server with TLS, and reports a server without TLS", async () => {
  const folder = workFolder("postgres", ecdsa, "postgres");
  const bin = execFileSync(programs.pgConfig, ["--bindir"], { encoding: "utf8" }).trim();
  const data = join(folder, "data");
  const account = isRoot() ? userOf("postgres") : {};
  execFileSync(join(bin, "initdb"), ["-D", data, "-A", "trust", "--no-sync"], {
    cwd: folder,
    stdio: "ignore",
    ...account,
  });
  const start = async (ssl: "on" | "off") => {
    const port = await freePort();
    const settings = {
      port,
      listen_addresses: "127.0.0.1",
      unix_socket_directories: folder,
      ssl,
      ssl_cert_file: join(folder, "cert.pem"),
      ssl_key_file: join(folder, "key.pem"),
      fsync: "off",
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const daemon = await startDaemon({
      command: join(bin, "postgres"),
      args: ["-D", data, ...args],
      folder,
      ports: [port],
      user: "postgres",
      signal: "SIGINT",
    });
    return { port, daemon };
  };
  const secure = await start("on");
  expect(await inspect(secure.port, { starttls: "postgres" })).toMatchObject({
    subject: "CN=ecdsa.test",
    starttls: "postgres",
  });
  const direct = await safeInspectCertificate("lab.test", {
    port: secure.port,
    allow: "any",
    resolve,
    timeoutMs: 3_000,
  });
  expect(direct.success).toBe(false);
  execFileSync("kill", ["-INT", postmaster(data)]);
  await gone(secure.port);
  const plain = await start("off");
  onTestFinished(() => plain.daemon.stop());
  const refused = await safeInspectCertificate("lab.test", {
    port: plain.port,
    starttls: "postgres",
    allow: "any",
    resolve,
  });
  expect(refused.error).toMatchObject({ code: "starttls_unsupported", phase: "starttls" });
});

function postmaster(data: string): string {
  return execFileSync("head", ["-n", "1", join(data, "postmaster.pid")], {
    encoding: "utf8",
  }).trim();
}

async function gone(port: number) {
  for (;;) {
    const { error } = await safeInspectCertificate("lab.test", {
      port,
      allow: "any",
      resolve,
      timeoutMs: 1_000,
    });
    if (error?.code === "connect_refused") return;
    await new Promise((wait) => setTimeout(wait, 50));
  }
}

test("Postfix: reads certificates over STARTTLS and TLS at once, and reports a server that offers no TLS", async () => {
  const folder = workFolder("postfix", ecdsa);
  for (const name of ["queue", "data"]) mkdirSync(join(folder, name));
  const { uid, gid } = userOf("postfix");
  chownSync(join(folder, "data"), uid, gid);
  const [offering, wrapped, plain] = await Promise.all([freePort(), freePort(), freePort()]);
  writeFileSync(
    join(folder, "main.cf"),
    `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = lab.test
mydestination =
mynetworks =
smtpd_relay_restrictions = reject
smtpd_tls_security_level = may
smtpd_tls_cert_file = ${folder}/cert.pem
smtpd_tls_key_file = ${folder}/key.pem
`,
  );
  writeFileSync(
    join(folder, "master.cf"),
    `127.0.0.1:${offering} inet n - n - - smtpd
127.0.0.1:${wrapped} inet n - n - - smtpd
  -o smtpd_tls_wrappermode=yes
127.0.0.1:${plain} inet n - n - - smtpd
  -o smtpd_tls_security_level=none
anvil unix - - n - 1 anvil
tlsmgr unix - - n 1000? 1 tlsmgr
cleanup unix n - n - 0 cleanup
rewrite unix - - n - - trivial-rewrite
proxymap unix - - n - - proxymap
`,
  );
  // This call creates the folders of the queue; the next one starts the master process in
  // the foreground.
  execFileSync("/usr/sbin/postfix", ["-c", folder, "check"], { stdio: "ignore" });
  const daemon = await startDaemon({
    command: "/usr/lib/postfix/sbin/master",
    args: ["-c", folder, "-d"],
    folder,
    ports: [offering, wrapped, plain],
  });
  onTestFinished(() => daemon.stop());
  expect(await inspect(offering, { starttls: "smtp" })).toMatchObject({
    subject: "CN=ecdsa.test",
    tls: { protocol: "TLSv1.3" },
  });
  expect((await inspect(wrapped)).subject).toBe("CN=ecdsa.test");
  const refused = await safeInspectCertificate("lab.test", {
    port: plain,
    starttls: "smtp",
    allow: "any",
    resolve,
  });
  expect(refused.error).toMatchObject({ code: "starttls_unsupported" });
  const wrong = await safeInspectCertificate("lab.test", { port: offering, allow: "any", resolve });
  expect(wrong.error?.code).toBe("not_tls");
});
