import { isFields } from '@foyer/contract/readers.ts'
import { isSame } from '@foyer/core/settings/settings.ts'

export type ItemChange = { kind: 'added' | 'removed' | 'changed' | 'moved'; name: string }
type Item = { id: string; name: string; value: unknown }

/** Fields that name an item for people, and that tell it apart from others. */
const nameFields = [
  'menuName',
  'groupName',
  'name',
  'question',
  'autoTip',
  'levelGuideMsg',
  'label',
  'link',
  'url',
]
const idFields = ['id', 'groupId', 'level', 'value']

/** What happened to the items of a list. An item without an id is known by its name. */
export function describeItems(before: readonly unknown[], after: readonly unknown[]): ItemChange[] {
  const [old, now] = [itemsOf(before), itemsOf(after)]
  const oldById = new Map(old.map((item) => [item.id, item]))
  const nowIds = new Set(now.map(({ id }) => id))
  const stayed = now.filter(({ id }) => oldById.has(id))
  const order = old.map(({ id }) => id)
  const inPlace = longestRise(stayed.map(({ id }) => order.indexOf(id)))
  return [
    ...named(
      'added',
      now.filter(({ id }) => !oldById.has(id)),
    ),
    ...named(
      'removed',
      old.filter(({ id }) => !nowIds.has(id)),
    ),
    ...named(
      'changed',
      stayed.filter(({ id, value }) => !isSame(value, oldById.get(id)?.value)),
    ),
    ...named(
      'moved',
      stayed.filter((_, at) => !inPlace.has(at)),
    ),
  ]
}

function named(kind: ItemChange['kind'], items: readonly Item[]): ItemChange[] {
  return items.map(({ name }) => ({ kind, name }))
}

/** Two items with the same id are told apart by their order. */
function itemsOf(list: readonly unknown[]): Item[] {
  const seen = new Map<string, number>()
  return list.map((value) => {
    const name = fieldOf(value, nameFields)
    const id = fieldOf(value, idFields) || name
    const times = seen.get(id) ?? 0
    seen.set(id, times + 1)
    return { id: `${id} ${times}`, name, value }
  })
}

function fieldOf(value: unknown, fields: readonly string[]): string {
  if (!isFields(value)) return String(value)
  const found = fields.map((field) => value[field]).find((one) => one !== undefined && one !== '')
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}

/** The positions of a longest rising sequence: the fewest other items have moved. */
function longestRise(places: readonly number[]): Set<number> {
  const best: number[][] = []
  for (const [at, place] of places.entries()) {
    const before = best
      .filter((_, earlier) => (places[earlier] ?? 0) < place)
      .reduce<number[]>((longest, one) => (one.length > longest.length ? one : longest), [])
    best.push([...before, at])
  }
  return new Set(best.reduce((longest, one) => (one.length > longest.length ? one : longest), []))
}
