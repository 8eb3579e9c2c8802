import type pg from 'pg';

export interface Table {
  name: string;
  columns: {
    name: string;
    type: string;
    isNullable: boolean;
    hasDefault: boolean;
    /** The whole primary key. */
    isOnlyKey: boolean;
    refers: { table: string; column: string } | null;
  }[];
}

/** Every table with the columns that may be written. */
export async function readColumns(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ table: string } & Table['columns'][number]>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "hasDefault",
      exists (select 1 from pg_constraint p where p.conrelid = c.oid and p.contype = 'p'
        and p.conkey = array[a.attnum]) as "isOnlyKey",
      (select json_build_object('table', r.relname, 'column', ra.attname)
        from pg_constraint f join pg_class r on r.oid = f.confrelid
        join pg_attribute ra on ra.attrelid = r.oid and ra.attnum = f.confkey[1]
        where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum] limit 1) as refers
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`);
  const tables = new Map<string, Table>();
  for (const { table, ...column } of rows) {
    const known = tables.get(table) ?? { name: table, columns: [] };
    tables.set(table, known);
    known.columns.push(column);
  }
  return [...tables.values()];
}

/** Each after those that its rows have to refer to. */
export function orderTables(tables: Table[]): Table[] {
  const ordered: Table[] = [];
  const add = (table: Table) => {
    if (ordered.includes(table)) return;
    for (const { refers, isNullable } of table.columns) {
      const other = refers && !isNullable && tables.find(({ name }) => name === refers.table);
      if (other && other !== table) add(other);
    }
    ordered.push(table);
  };
  // Accounts first, so that columns that may refer to them do.
  for (const table of tables.toSorted((a, b) => Number(b.name === 'users') - Number(a.name === 'users'))) add(table);
  return ordered;
}
