/** The id of a new item: random, so that two admins never add the same. */
export function newId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12)
}
