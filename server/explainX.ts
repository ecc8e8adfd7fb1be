import { startPostgres } from '/work/main/server/test/postgres.ts';
import { openDatabase } from '/work/main/server/db/open.ts';
import pg from 'pg';
const p = await startPostgres();
if (!p) throw 1;
try {
  const url = await p.createDatabase('x');
  const log = { info() {}, warn: console.warn, error: console.error };
  const db = await openDatabase({ databaseUrl: url, dataDir: '/tmp/server3c/d', log, catalogue: { guides: 20000 } });
  await db.close();
  const c = new pg.Client({ connectionString: url }); await c.connect();
  await c.query(`insert into users (name,email) values ('a','a@b')`);
  await c.query(`insert into orders (reference,user_id,kind,fingerprint,amount,currency,provider,status,next_check_at,created_at) values ('r',1,'cart','f',1,'USD','test','paid',now(),now())`);
  await c.query(`insert into purchases select 1, id, 1, now() from guides where id % 900 = 5`);
  await c.query(`insert into guide_openings select 1, id, now() - id * interval '1 second' from guides where id % 40 = 7`);
  const q = `WITH bought AS MATERIALIZED (
        SELECT guide_id AS id, category_id FROM purchases JOIN guides ON guides.id = guide_id
        WHERE user_id = 1
      )
      (SELECT guides.id, 1 AS part, opened_at FROM guide_openings JOIN guides ON guides.id = guide_id
        WHERE user_id = 1 AND (listed OR guides.id IN (SELECT id FROM bought))
        ORDER BY opened_at DESC, guides.id LIMIT 8)
      UNION ALL
      (SELECT id, 2, NULL FROM guides
        WHERE listed AND category_id IN (SELECT category_id FROM bought) AND id NOT IN (SELECT id FROM bought)
        ORDER BY id DESC LIMIT 24)
      UNION ALL
      (SELECT id, 3, NULL FROM guides WHERE listed AND id NOT IN (SELECT id FROM bought)
        ORDER BY id DESC LIMIT 24)
      UNION ALL
      (SELECT id, 4, NULL FROM bought ORDER BY id DESC LIMIT 24)
      ORDER BY part, opened_at DESC, id DESC`;
  for (let i=0;i<3;i++) await c.query(q);
  const t = performance.now(); for (let i=0;i<100;i++) await c.query(q); console.log('ms each', (performance.now()-t)/100);
  const r = await c.query('explain (analyze, costs off) ' + q);
  console.log(r.rows.map((x) => x['QUERY PLAN']).join('\n'));
  await c.end();
} finally { await p.stop(); }
