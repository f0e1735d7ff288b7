const maxLength = 32

/**
 * The public key of a tenant or channel, made from its name: Latin letters, digits and dashes. Undefined for a name that
 * has too few of them.
 */
export function keyOfName(name: string): string | undefined {
  const key = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '')
  return key.length >= 3 ? key : undefined
}
