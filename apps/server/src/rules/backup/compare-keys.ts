/** Orders storage keys `<tenant>/<id>` as PostgreSQL does: by the tenant's number, then by the id's bytes. */
export function compareKeys(a: string, b: string): number {
  const [tenantA = '', idA = ''] = a.split('/')
  const [tenantB = '', idB = ''] = b.split('/')
  if (tenantA !== tenantB) return Number(tenantA) - Number(tenantB)
  if (idA === idB) return 0
  return idA < idB ? -1 : 1
}
