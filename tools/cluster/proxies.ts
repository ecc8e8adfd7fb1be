/** HAProxy before the shop's servers and before the primary, and PgBouncer in between. */
import { join } from 'node:path';
import { NODES, ownFile, ownFolder, type Layout } from './layout.ts';
import { serviceOf, type Service } from './process.ts';
import type { Programs } from './programs.ts';

/** A node is asked by Patroni's REST API, because only Patroni knows which one is the primary. */
const haproxySettings = (layout: Layout): string => `
global
  maxconn 1000
  stats socket ${layout.folder}/haproxy.sock mode 600 level admin

defaults
  timeout connect 2s
  timeout check 2s
  retries 2

listen primary
  bind 127.0.0.1:${layout.primaryPort}
  mode tcp
  timeout client 30m
  timeout server 30m
  option httpchk
  http-check send meth OPTIONS uri /primary
  http-check expect status 200
  # Connections to a former primary must end, or they would wait for it or read what is old.
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${NODES.map((name) => `  server ${name} 127.0.0.1:${layout.nodePorts[name].postgres} check port ${layout.nodePorts[name].patroni}`).join('\n')}

listen shop
  bind 127.0.0.1:${layout.shopPort}
  mode http
  balance roundrobin
  timeout client 60s
  # Longer than a query of a server may take.
  timeout server 30s
  option forwardfor
  option httpchk GET /readyz
  http-check expect status 200
  # Another server gets a request only if it never reached the first: a purchase is not sent twice.
  option redispatch
  retry-on conn-failure
  default-server inter 1s fall 3 rise 1
${layout.serverPorts.map((port, index) => `  server app${index + 1} 127.0.0.1:${port} check`).join('\n')}
`;

export function haproxyOf(layout: Layout, { haproxy }: Programs): Service {
  const file = ownFile(layout, join(layout.folder, 'haproxy.cfg'), haproxySettings(layout));
  return serviceOf(layout, { name: 'haproxy', program: haproxy, args: ['-db', '-f', file] });
}

const pgbouncerSettings = (layout: Layout, home: string): string => `
[databases]
cicerone = host=127.0.0.1 port=${layout.primaryPort} dbname=cicerone

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${layout.pgbouncerPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${home}/users.txt
admin_users = cicerone
pool_mode = transaction
; Each of the three servers asks for at most 10.
max_client_conn = 200
default_pool_size = 20
; After a failed connection: 15 s would be added to every failover.
server_login_retry = 1
server_connect_timeout = 3
; A client that waits longer gets an error; less than the 17 s after which a server gives up.
query_wait_timeout = 10
tcp_keepalive = 1
; A former primary is not asked again.
server_lifetime = 600
log_connections = 0
log_disconnections = 0
`;

export function pgbouncerOf(layout: Layout, { pgbouncer }: Programs): Service {
  const home = ownFolder(layout, join(layout.folder, 'pgbouncer'));
  ownFile(layout, join(home, 'users.txt'), `"cicerone" "${layout.passwords.shop}"\n`);
  const file = ownFile(layout, join(home, 'pgbouncer.ini'), pgbouncerSettings(layout, home));
  return serviceOf(layout, { name: 'pgbouncer', program: pgbouncer, args: [file] });
}
