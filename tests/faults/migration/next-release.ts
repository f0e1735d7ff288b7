import { parseMigration, type Migration } from '@foyer/server/platform/db/migrate/migration-files.ts'

/** A release changes the tables that every send writes to, by the rules of docs/contributor.md; then it removes again. */
export function migrationsOfNextRelease(round: number): { expand: Migration[]; contract: Migration[] } {
  const name = (place: number, what: string) => `2999010100${String(round).padStart(2, '0')}${place}0_${what}`
  const column = `next_${round}`
  const expand = [
    parseMigration(name(1, 'column'), `alter table threads add column ${column} int not null default 7`),
    parseMigration(name(2, 'entries'), `alter table entries add column ${column} text`),
    parseMigration(
      name(3, 'index'),
      `-- foyer: no transaction
       create index concurrently if not exists ${column}_key on threads (tenant_id, ${column});
       alter table threads drop constraint if exists ${column}_check;
       alter table threads add constraint ${column}_check check (${column} > 0) not valid;
       alter table threads validate constraint ${column}_check;`,
    ),
  ]
  const contract = [
    parseMigration(name(4, 'drop'), `-- foyer: contract\nalter table threads drop column ${column}`),
    parseMigration(name(5, 'drop'), `-- foyer: contract\nalter table entries drop column ${column}`),
  ]
  return { expand, contract }
}
