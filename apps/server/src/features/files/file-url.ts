export type FileRef = { tenantId: number; id: string }

const pathPattern = /^\/files\/([1-9a-z][0-9a-z]{0,6})-([\w-]{22})(?:\/[^/?#]*)?$/

/** URL of a file. The name at its end is only for people who save it. */
export function fileUrl({ tenantId, id }: FileRef, name: string): string {
  return `/files/${tenantId.toString(36)}-${id}/${encodeURIComponent(name)}`
}

/** The file that an address of ours names; undefined for any other address. */
export function fileRefOf(path: string): FileRef | undefined {
  const [, tenant, id] = pathPattern.exec(path) ?? []
  if (!tenant || !id) return undefined
  const tenantId = Number.parseInt(tenant, 36)
  return tenantId <= 0x7f_ff_ff_ff ? { tenantId, id } : undefined
}
